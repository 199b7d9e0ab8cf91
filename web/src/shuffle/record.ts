/** What the check reads of a record (docs/records.md). Anybody may have written it: it is looked at, not trusted. */

export interface Nonce {
  commitment: string;
  nonce: string | null;
}

export interface Shuffle {
  method: string;
  seed?: string;
  commitment?: string;
  secret?: string;
  nonces?: (Nonce | null)[];
  day?: string;
}

export type RecordedEvent =
  | { type: 'setup'; mechanics: number[]; deck: string[] }
  | { type: 'round'; round: number }
  | { type: 'deal'; hands: string[][] }
  | { type: 'award'; card: string; seat: number }
  | { type: 'build'; seat: number; robots: Record<string, string> }
  | { type: 'reveal' | 'bid' | 'score' };

export interface GameRecord {
  game?: string;
  seats: { name: string }[];
  events: RecordedEvent[];
  shuffle?: Shuffle;
  guided?: boolean;
}
