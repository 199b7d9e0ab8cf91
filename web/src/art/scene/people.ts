/** The six Mechanics: what they look like, around a head of 50 by 56 at (61, 66). Paths are drawn in this order. */
export interface Person {
  skin: string;
  shirt: string;
  overalls: string;
  /** Behind the head. */
  back?: Stroke;
  /** Over the face. */
  front: Stroke[];
}

type Stroke = [d: string, fill: string];

export const people: Person[] = [
  {
    skin: '#f0c49b',
    shirt: '#f4ead0',
    overalls: '#4d7396',
    front: [
      ['M35 54Q34 28 62 28T88 50L103 54Q98 62 86 58 60 50 35 58z', '#7d6a55'],
      ['M44 82q8-9 17-1 9-8 17 1-8 9-17 3-9 6-17-3z', '#4f3826'],
    ],
  },
  {
    skin: '#8d5b3c',
    shirt: '#e6c65c',
    overalls: '#8c4f6b',
    front: [
      ['M35 60Q32 34 61 34T87 60Q74 44 61 46T35 60z', '#2b1d16'],
      ['M33 54Q34 30 61 30T89 54Q76 42 61 42T33 54z', 'var(--red)'],
      ['M60 32Q44 14 50 30 36 30 60 34 84 30 72 30 76 14 60 32z', 'var(--red)'],
      ['M52 83q9 8 18 0', 'none'],
    ],
  },
  {
    skin: '#f3d3b4',
    shirt: '#d9e4ea',
    overalls: '#6d7b55',
    back: ['M38 44 22 34 28 50 14 54 28 64 18 78 36 80H86L104 78 94 64 108 54 94 50 100 34 84 44z', '#f2efe9'],
    front: [
      ['M38 46q8-8 46 0v8q-40-8-46 0z', '#5a4636'],
      ['M42 44a8 8 0 1 1 16 0 8 8 0 1 1-16 0zM64 44a8 8 0 1 1 16 0 8 8 0 1 1-16 0z', 'var(--spark)'],
      ['M48 80q13 14 26 0z', '#fff'],
    ],
  },
  {
    skin: '#d89f74',
    shirt: '#c9553f',
    overalls: '#50565e',
    front: [
      ['M36 64Q34 108 61 110T86 64Q84 76 74 79 61 72 48 79 38 76 36 64z', '#b5592a'],
      ['M36 54Q36 28 61 28T86 54z', '#3d6f62'],
      ['M33 48H89V58H33z', '#58917f'],
      ['M53 86q8 6 16 0', 'none'],
    ],
  },
  {
    skin: '#6b432c',
    shirt: '#7fb6ae',
    overalls: '#c07b33',
    back: ['M32 78Q20 72 26 60 16 48 30 42 28 28 44 28 50 16 62 22 76 16 80 28 96 28 92 42 106 48 96 60 102 72 90 78z', '#2b1d16'],
    front: [
      ['M37 54Q40 36 61 38T85 54Q76 46 61 47T37 54z', '#2b1d16'],
      ['M51 82q10 9 20 0z', '#fff'],
      ['M40 65a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM64 65a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM58 64h6', '#ffffff59'],
    ],
  },
  {
    skin: '#e5b48c',
    shirt: '#8f86b8',
    overalls: '#3f5f4a',
    front: [
      ['M46 57q5-4 10-1M67 56q5-3 10 1', 'none'],
      ['M32 66Q28 28 61 26T90 66', 'none'],
      ['M26 58q0-4 5-4h5V82H31q-5 0-5-4zM96 58q0-4-5-4H86V82h5q5 0 5-4z', 'var(--hazard)'],
      ['M54 84 70 81', 'none'],
    ],
  },
];
