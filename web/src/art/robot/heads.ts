/** Heads about their middle, some 40 wide and 34 high, the face in the inner 28 by 22. */
export const outlines: Record<string, string> = {
  monitor: 'M-22-13q0-5 5-5H17q5 0 5 5V12q0 5-5 5H-17q-5 0-5-5z',
  bucket: 'M-21-17H21L15 17H-15z',
  dome: 'M-19 17V-1a19 17 0 0 1 38 0V17z',
  toaster: 'M-24-4q0-10 10-10H14q10 0 10 10V17H-24z',
  tin: 'M-17-14c0-6 34-6 34 0V14c0 6-34 6-34 0z',
  funnel: 'M-22 17-9-17H9L22 17z',
  nut: 'M-23 0-12-18H12L23 0 12 18H-12z',
  bolt: 'M-23 4C-23-25 23-25 23 4L19 9H15V17H-15V9H-19z',
  cog: 'M-4-16-4-22 4-22 4-16 8-15 13-19 19-13 15-8 16-4 22-4 22 4 16 4 15 8 19 13 13 19 8 15 4 16 4 22-4 22-4 16-8 15-13 19-19 13-15 8-16 4-22 4-22-4-16-4-15-8-19-13-13-19-8-15z',
  drop: 'M0-25C5-15 20-11 20 2a20 16 0 0 1-40 0C-20-11-5-15 0-25z',
  cassette: 'M-25-16H25V17H17L14 12H-14L-17 17H-25z',
  floppy: 'M-20-18H13L20-11V17H-20z',
  clock: 'M-19 0a19 18 0 1 1 38 0 19 18 0 1 1-38 0zM-20-10A8 8 0 0 1-8-19zM20-10A8 8 0 0 0 8-19z',
};

export const trims: Record<string, string> = {
  monitor: 'M-16-12H16V12H-16z',
  bucket: 'M-23-17H23V-11H-23z',
  toaster: 'M-14-14V-22q6-5 12 0V-14zM3-14V-22q6-5 12 0V-14z',
  tin: 'M-17-14c0 6 34 6 34 0s-34-6-34 0z',
  funnel: 'M-24 13H24V18H-24z',
  cassette: 'M-20-11H20V7H-20z',
  floppy: 'M-9-18H7V-11H-9z',
  clock: 'M-14 0a14 13 0 1 1 28 0 14 13 0 1 1-28 0z',
};
