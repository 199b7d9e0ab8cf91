/** A card face as the wire protocol gives it, with the id it is listed under. */
export interface Face {
  id: string;
  kind: 'robot' | 'upgrade' | 'fzzzt' | 'unit' | 'mechanic';
  power: number;
  points: number;
  speed: number;
  symbols: string;
  number?: number;
  grade?: string;
}

export type Letter = 'N' | 'B' | 'C' | 'O';

export const lettersOf = (symbols: string): Letter[] => [...symbols] as Letter[];

const colours: Record<Letter, string> = { N: 'var(--nut)', B: 'var(--bolt)', C: 'var(--cog)', O: 'var(--oil)' };

export const colourOf = (letter: Letter): string => colours[letter];
