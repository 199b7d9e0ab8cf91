/** Generated from the structs in src/fzzzt/wire (tools/write_wire_types.py): `make format` writes it. */

/** How a table plays. Whoever writes less means what follows from the number of players. */
export interface Options {
  players: number;
  cards?: 'base' | 'extended' | null;
  unused_robots?: 'leave' | 'stay' | null;
}

/** A face of a game; its id is its key. `symbols` are letters of NBCO. */
export interface Face {
  kind: 'fzzzt' | 'mechanic' | 'robot' | 'unit' | 'upgrade';
  power: number;
  points: number;
  speed: number;
  symbols: string;
  count: number;
  number?: number;
  grade?: 'advanced' | 'basic' | 'complex' | 'enhanced' | 'prototype';
}

/** A unit at the end. Each widget names the robot for every symbol: nut, bolt, cog, oil. */
export interface UnitScore {
  unit: string;
  widgets: Record<string, string>[];
  points: number;
}

/** A seat at the end. `robots` counts all Robot cards owned: the fewest win a tie. */
export interface SeatScore {
  base: number;
  bonus: number;
  total: number;
  robots: number;
  units: UnitScore[];
}

/** Every seat's score, and who won. */
export interface Score {
  seats: SeatScore[];
  winners: number[];
}

/** The Mechanic number of each seat, and the conveyor deck, top first, once it may be known. */
export interface SetupEvent {
  type: 'setup';
  mechanics: number[];
  deck?: string[];
}

/** A round begins: its number, and its belt, head first, once it may be known. */
export interface RoundEvent {
  type: 'round';
  round: number;
  belt?: string[];
}

/** Each seat's new hand; null for those a reader may not see. */
export interface DealEvent {
  type: 'deal';
  hands: (string[] | null)[];
}

/** Belt cards turned face up, head first. */
export interface RevealEvent {
  type: 'reveal';
  cards: string[];
}

/** A bid: its cards, or for others, before the reveal, how many. `by`: the bot that made it for a person. */
export interface BidEvent {
  type: 'bid';
  seat: number;
  cards?: string[];
  count?: number;
  by?: string;
}

/** The bids are revealed: what they were and were worth (null: no cards), who wins, who is Chief Mechanic now. */
export interface ToldAward {
  type: 'award';
  card: string;
  seat: number;
  values: (number | null)[];
  chief: number;
  bids: (string[] | null)[];
}

/** The robot allocated to each unit, unit to robot. `by`: the bot that built for a person. */
export interface BuildEvent {
  type: 'build';
  seat: number;
  robots: Record<string, string>;
  by?: string;
}

/** The end: every seat's score, and who won. */
export interface FinalScoreEvent {
  type: 'score';
  seats: SeatScore[];
  winners: number[];
}

/** What is public of a seat. `hand`, `discard` and `bid` are numbers of cards. */
export interface SeatView {
  mechanic: number;
  hand: number;
  discard: number;
  bid: number | null;
  owned: string[];
  known_hand: string[];
  known_discard: string[];
  units: Record<string, string[]>;
}

/** What a client may offer: the cards to bid from, or the robots that fit each unit. */
export interface Legal {
  bid?: string[];
  build?: Record<string, string[]>;
}

/** The whole situation as a seat, or a spectator, may know it. `deck` is a number of cards. */
export interface View {
  seat: number | null;
  hand: string[] | null;
  my_bid: string[] | null;
  my_build: Record<string, string> | null;
  legal: Legal | null;
  round: number;
  rounds: number;
  phase: 'bid' | 'build' | 'deal' | 'over' | 'setup';
  auction: number;
  chief: number;
  deck: number;
  belt: (string | null)[];
  to_move: number[];
  seats: SeatView[];
  options?: Options;
  score: Score | null;
}

/** One sentence. Its arguments stand by their kinds; names of arguments are those of the text. */
export interface Saying {
  key: string;
  weight: 'detail' | 'headline' | 'step';
  seat?: number;
  numbers?: Record<string, number>;
  texts?: Record<string, string>;
  seats?: number[];
  short?: Record<string, string>;
  full?: Record<string, string>;
  cards?: string[];
  row?: string[];
  opens?: boolean;
}

/** No clock, some seconds a decision (`move`), or a bank for the game with an increment a decision. */
export interface Clock {
  kind: 'bank' | 'move' | 'none';
  seconds: number;
  increment: number;
}

/** What a host asks for. `bots` has the level at each seat, null for a person; `deck` is the text of a deck file. */
export interface Terms {
  cards?: 'base' | 'extended' | null;
  unused_robots?: 'leave' | 'stay' | null;
  players: number;
  deck?: string | null;
  bots?: (string | null)[] | null;
  public?: boolean;
  cover?: string;
  clock?: Partial<Clock>;
}

/** The table was opened; for a rematch, after the game at another. */
export interface ToldOpened {
  type: 'opened';
  seq: number;
  at: number;
  sayings: Saying[];
  previous: string | null;
}

/** A person sits down, and commits to a nonce perhaps. */
export interface ToldSat {
  type: 'sat';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number;
  name: string;
  commitment: string | null;
}

/** A person gets up before the game. */
export interface ToldLeft {
  type: 'left';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number;
}

/** A bot of this level sits down on a free seat, or is taken away again. */
export interface ToldFilled {
  type: 'filled';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number;
  bot: string | null;
}

/** All seats are taken: nonces are revealed until then. */
export interface ToldStarting {
  type: 'starting';
  seq: number;
  at: number;
  sayings: Saying[];
  until: number;
}

/** A seat reveals its nonce. */
export interface ToldNonce {
  type: 'nonce';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number;
  nonce: string;
}

/** The game begins; `missing` are the seats whose nonce did not come in time. */
export interface ToldStarted {
  type: 'started';
  seq: number;
  at: number;
  sayings: Saying[];
  missing: number[];
}

/** An event of the game; `by` is the level of a bot that covered a person. */
export interface ToldEvent {
  type: 'event';
  seq: number;
  at: number;
  sayings: Saying[];
  event: GameEvent;
  by?: string;
}

/** A bot plays for this seat from now on. */
export interface ToldAway {
  type: 'away';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number;
  why: 'clock' | 'host' | 'stepped';
}

/** The person plays again. */
export interface ToldBack {
  type: 'back';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number;
}

/** A seat moves to another device. */
export interface ToldMoved {
  type: 'moved';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number;
}

/** Table talk, of a seat or of a spectator; without text to those who do not want to see it. */
export interface ToldChat {
  type: 'chat';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number | null;
  name: string;
  text: string | null;
}

/** The host switches a seat's chat off or on; null: the spectators'. */
export interface ToldSilenced {
  type: 'silenced';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number | null;
  on: boolean;
}

/** The table is ended before the game is. */
export interface ToldEnded {
  type: 'ended';
  seq: number;
  at: number;
  sayings: Saying[];
  why: 'host' | 'idle';
}

/** The same people go on at another table. */
export interface ToldRematch {
  type: 'rematch';
  seq: number;
  at: number;
  sayings: Saying[];
  table: string;
}

/** A seat and who is there. `left_ms` is what was left on its clock at `since`; null without, or if it stands. */
export interface Chair {
  name: string;
  state: 'away' | 'bot' | 'free' | 'kept' | 'person';
  bot: string | null;
  left_ms: number | null;
  since: number | null;
}

/** The table around the game, the same for everybody. */
export interface TableState {
  id: string;
  phase: 'ended' | 'open' | 'over' | 'playing' | 'starting';
  options: Options;
  deck: string;
  public: boolean;
  cover: string;
  host: number | null;
  commitment: string;
  silenced: (number | null)[];
  previous: string | null;
  next: string | null;
  clock: Clock;
  seats: Chair[];
}

/** What somebody alone gets: the own seat, what is sealed there, and the own clock, exactly. */
export interface You {
  seat: number | null;
  host: boolean;
  prepared: string[] | null;
  auto: boolean;
  muted: (number | null)[];
  left_ms: number | null;
  since: number | null;
}

/** The first message, with all entries after those that the client has. */
export interface Welcome {
  type: 'welcome';
  seq: number;
  now: number;
  you: You;
  table: TableState;
  view: View | null;
  cards: Record<string, Face>;
  entries: Entry[];
}

/** Something has happened. */
export interface NewEntries {
  type: 'entries';
  seq: number;
  you: You;
  table: TableState;
  view: View | null;
  entries: Entry[];
}

/** Something has changed that is nobody else's business. */
export interface OwnNews {
  type: 'you';
  seq: number;
  you: You;
  view: View | null;
}

/** The server closes the connection: connect again. */
export interface Bye {
  type: 'bye';
  reason: string;
  seq: number;
}

/** The answer to a message that was accepted. */
export interface Done {
  type: 'ok';
  id: string;
  seq: number;
}

/** The answer to a message that was not. There may be more fields, by the code. */
export interface NotDone {
  type: 'error';
  id: string | null;
  code: string;
  message: string;
  seq: number;
  [detail: string]: unknown;
}

/** A seat of a table in a list. */
export interface ListedSeat {
  name: string;
  state: 'away' | 'bot' | 'free' | 'kept' | 'person';
}

/** Bid these cards. `seq` is the newest entry the client knew. */
export interface MakeBid {
  type: 'bid';
  id: string;
  cards: string[];
  seq: number;
}

/** Bid these cards when my turn comes; None: don't. */
export interface Prepare {
  type: 'prepare';
  id: string;
  cards: string[] | null;
  seq: number;
}

/** Allocate these robots, unit to robot. */
export interface MakeBuild {
  type: 'build';
  id: string;
  robots: Record<string, string>;
  seq: number;
}

/** Bid my last card by itself, or don't. */
export interface SetAuto {
  type: 'auto';
  id: string;
  on: boolean;
}

/** The nonce I committed to. */
export interface RevealNonce {
  type: 'reveal';
  id: string;
  nonce: string;
}

/** Let a bot play for me. */
export interface StepAway {
  type: 'away';
  id: string;
}

/** Let me play again. */
export interface ComeBack {
  type: 'back';
  id: string;
}

/** Table talk. */
export interface Say {
  type: 'chat';
  id: string;
  text: string;
}

/** I don't want to see what this seat says; None: the spectators. */
export interface Mute {
  type: 'mute';
  id: string;
  seat: number | null;
  on: boolean;
}

/** The host: this seat cannot chat; None: the spectators. */
export interface Silence {
  type: 'silence';
  id: string;
  seat: number | null;
  on: boolean;
}

/** The host: put a bot on this seat, or take it away. */
export interface Fill {
  type: 'fill';
  id: string;
  seat: number;
  bot: string | null;
}

/** The host: start now, with bots on the free seats. */
export interface Start {
  type: 'start';
  id: string;
}

/** The host: a bot plays for this absent person. */
export interface Replace {
  type: 'replace';
  id: string;
  seat: number;
}

/** The host: end the table. */
export interface End {
  type: 'end';
  id: string;
}

/** Another game with the same people. */
export interface Rematch {
  type: 'rematch';
  id: string;
}

/** Tell me all entries after this one again. */
export interface Since {
  type: 'since';
  id: string;
  seq: number;
}

/** What a guest wants to be called. */
export interface Name {
  name: string;
}

/** Where a guest wants to sit (the first free seat if not said), and the commitment to its nonce.
 *
 * `person` and `name` are for several people at one device.
 */
export interface SeatWish {
  seat?: number | null;
  commitment?: string | null;
  person?: number | null;
  name?: string | null;
}

/** The token of a private link. */
export interface Claim {
  token: string;
}

/** Nothing more needs to be said. */
export type Nothing = Record<string, never>;

/** Who one is. `new`: nobody has chosen this name yet. */
export interface Me {
  name: string;
  new: boolean;
}

/** A level of play. One that is not ready yet plays as `mechanic` until it is. */
export interface Bot {
  name: string;
  character: string;
  ready: boolean;
}

/** A table in a list. */
export interface Listed {
  options: Options;
  deck: string;
  clock: Clock;
  seats: ListedSeat[];
  next: string | null;
  id: string;
  phase: 'ended' | 'open' | 'over' | 'playing' | 'starting';
  updated: number;
}

/** A table of one's own. */
export interface Mine {
  options: Options;
  deck: string;
  clock: Clock;
  seats: ListedSeat[];
  next: string | null;
  id: string;
  phase: 'ended' | 'open' | 'over' | 'playing' | 'starting';
  updated: number;
  seat: number;
  your_turn: boolean;
}

/** A new table, and the address to invite people to. */
export interface NewTable {
  id: string;
  url: string;
}

/** The seat one has. */
export interface Seated {
  seat: number;
}

/** A private link that moves a seat, also as a QR code (SVG). */
export interface Link {
  url: string;
  token: string;
  qr: string;
}

/** A table as a spectator sees it. */
export interface TablePage {
  table: TableState;
  view: View | null;
  seq: number;
}

/** A record to be shown, and through whose eyes: a seat's number, `spectator` or `all`.
 *
 * What is false in the record is told with its place, so it may be anything here.
 */
export interface Replaying {
  record: unknown;
  seat?: string;
}

/** Who sat at a seat: a person, or a bot of this level or program. */
export interface ReplayedSeat {
  name: string;
  bot: string | null;
}

/** What happened, and the table then. `hands` are there if all cards lie open, `totals` after each auction. */
export interface ReplayStep {
  events: GameEvent[];
  sayings: Saying[];
  view: View;
  hands?: string[][];
  totals?: number[];
}

/** A game step by step. */
export interface Replay {
  options: Options;
  seats: ReplayedSeat[];
  finished: boolean;
  cards: Record<string, Face>;
  steps: ReplayStep[];
}

/** What a player has at the end: robots and Fzzzts, those on units apart, and units with what lies on them. */
export interface Holding {
  cards: string[];
  units: Record<string, string[]>;
}

/** The holdings of one to six players. */
export interface Pad {
  seats: Holding[];
}

/** Everybody's score, as it stands in a record, who has won, and what is said of that. */
export interface Sheet {
  seats: SeatScore[];
  winners: number[];
  sayings: Saying[];
}

/** A clock that is offered. The message `clock-{text}` with these arguments says what it is. */
export interface ClockChoice {
  name: string;
  clock: Clock;
  text: string;
  args: Record<string, number>;
}

/** How a number of players can play: the choices of each option by its name; the first if nobody chooses. */
export interface Variants {
  players: number;
  options: Record<string, string[]>;
}

/** What is taken if nobody chooses: a number of players, the level of bots, and a clock by name. */
export interface Defaults {
  players: number;
  level: string;
  clock: string;
}

/** A language of ours: its tag, and what it calls itself. */
export interface Language {
  tag: string;
  name: string;
}

/** What can be chosen: ways to play by the number of players, levels (weakest first), clocks and languages. */
export interface Presets {
  variants: Variants[];
  levels: Bot[];
  clocks: ClockChoice[];
  languages: Language[];
  defaults: Defaults;
}

/** Why something was not done. There may be more fields, by the code. */
export interface Fault {
  code: string;
  message: string;
  [detail: string]: unknown;
}

export type GameEvent = SetupEvent | RoundEvent | DealEvent | RevealEvent | BidEvent | BuildEvent | FinalScoreEvent | ToldAward;

export type Entry =
  | ToldOpened
  | ToldSat
  | ToldLeft
  | ToldFilled
  | ToldStarting
  | ToldNonce
  | ToldStarted
  | ToldEvent
  | ToldAway
  | ToldBack
  | ToldMoved
  | ToldChat
  | ToldSilenced
  | ToldEnded
  | ToldRematch;

export type ServerMessage = Welcome | NewEntries | OwnNews | Bye | Done | NotDone;

export type Command =
  | MakeBid
  | Prepare
  | MakeBuild
  | SetAuto
  | RevealNonce
  | StepAway
  | ComeBack
  | Say
  | Mute
  | Silence
  | Fill
  | Start
  | Replace
  | End
  | Rematch
  | Since;
