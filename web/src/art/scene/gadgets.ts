/** What the workshops think a widget is, by grade, about its middle in 60 by 48. */
export const gadgets: Record<string, string> = {
  prototype: 'M-7 10C-7 3-15 0-15-9a15 14 0 0 1 30 0C15 0 7 3 7 10zM-7 10H7V18H-7zM-4 22H4M-5 8-6-5 0 0 6-5 5 8',
  basic: 'M-26-2q0-8 8-8H18q8 0 8 8V18H-26zM-16-10V-20q6-4 12 0v10zM4-10V-20q6-4 12 0v10zM-20 18v4M20 18v4M26 0h6v6',
  enhanced:
    'M-17 2a17 17 0 1 1 34 0 17 17 0 1 1-34 0zM-19-6A9 9 0 0 1-7-15zM19-6A9 9 0 0 0 7-15zM0-7V2L8 6M-11 15-16 23M11 15 16 23M0-15V-22',
  advanced:
    'M-20 20-14-6H14L20 20zM-14-6Q0-18 14-6M17 6 30-2V4L19 14M-17 6Q-32 2-28-8-24-16-13-10M0-13V-20M0-20C-6-26-20-24-20-20S-6-16 0-20C6-16 20-16 20-20S6-26 0-20',
  complex:
    'M0-25C14-14 13 6 9 14H-9C-13 6-14-14 0-25zM-5-6a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM-11 2-22 14V22L-9 14M11 2 22 14V22L9 14M-6 14-9 24-3 20 0 26 3 20 9 24 6 14z',
};
