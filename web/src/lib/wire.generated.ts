/** Generated from the structs in src/fzzzt/wire (tools/write_wire_types.py): `make format` writes it. */

/** A unit at the end: its widgets, each the robot for every symbol name, and the points they come to. */
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

/** The end: every seat's score, and who won. */
export interface Score {
  seats: SeatScore[];
  winners: number[];
}

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

/** What is public of a seat, field by field as a `SeatView`. `hand`, `discard` and `bid` are numbers of cards. */
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

/** What stands on a unit: its widgets, the points they come to, and the symbols that the next one lacks. */
export interface UnitProspect {
  widgets: number;
  points: number;
  missing: string;
}

/** A unit as it is, and with each robot that fits. */
export interface BuildProspect {
  widgets: number;
  points: number;
  missing: string;
  with: Record<string, UnitProspect>;
}

/** What a client may offer: the cards to bid from, or the robots that fit each unit, and what they would bring. */
export interface Legal {
  bid?: string[];
  build?: Record<string, string[]>;
  prospects?: Record<string, BuildProspect>;
}

/** The whole situation as a seat, or a spectator, may know it. `deck` is a number of cards.
 *
 * `auction` is the number of this one, `auctions` how many a round has.
 */
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
  auctions: number;
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

/** One step: the text is `guide-ID`. It points at a place of the table, and at cards of the hand to try. */
export interface GuideStep {
  id: string;
  at: string;
  cards: string[];
}

/** No clock, some seconds a decision (`move`), or a bank for the game with an increment a decision. */
export interface Clock {
  kind: 'bank' | 'move' | 'none';
  seconds: number;
  increment: number;
}

/** A moment of a finished game: after so many of its events. The game is that of a table here, or of a record.
 *
 * `seat`: as that seat knew it, with everything it had not seen dealt anew; null: with the true cards. What is false
 * in the record is told with its place, so it may be anything here.
 */
export interface PlayOn {
  event: number;
  table?: string | null;
  record?: unknown;
  seat?: number | null;
}

/** What a host asks for. `bots` has the level at each seat, null for a person; `deck` is the text of a deck file.
 *
 * `cover` is the level that plays for whoever is away.
 * `hints`: whether people may ask what a strong player would do; null: where one person plays against bots.
 */
export interface Terms {
  cards?: 'base' | 'extended' | null;
  unused_robots?: 'leave' | 'stay' | null;
  players: number;
  deck?: string | null;
  bots?: (string | null)[] | null;
  public?: boolean;
  cover?: string | null;
  clock?: Partial<Clock>;
  hints?: boolean | null;
  rated?: boolean;
  guided?: boolean;
  play_on?: PlayOn | null;
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

/** Table talk, of a seat or of a spectator; without text to those who do not want to see it, or if deleted. */
export interface ToldChat {
  type: 'chat';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number | null;
  name: string;
  text: string | null;
}

/** A table is opened. */
export interface ToldOpened {
  type: 'opened';
  seq: number;
  at: number;
  sayings: Saying[];
  previous: string | null;
}

/** A person sits down, with a commitment to a nonce if the client made one. */
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

/** The host puts a bot on a free seat, or takes it away again. */
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

/** The game begins; `missing` are the seats whose nonce did not come in time.
 *
 * `versions` has those of the levels that play, where the game is rated: a level is rated as what it was.
 * .
 */
export interface ToldStarted {
  type: 'started';
  seq: number;
  at: number;
  sayings: Saying[];
  missing: number[];
}

/** A bot plays for this seat from now on; if the clock ran out, for this decision only. */
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

/** A seat moves to another identity: an account's, or another device's. */
export interface ToldMoved {
  type: 'moved';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number;
}

/** The person at a seat goes by another name, or has an account now. */
export interface ToldRenamed {
  type: 'renamed';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number;
  name: string;
}

/** Nobody plays here any more. */
export interface ToldSlept {
  type: 'slept';
  seq: number;
  at: number;
  sayings: Saying[];
}

/** Somebody plays again. */
export interface ToldWoke {
  type: 'woke';
  seq: number;
  at: number;
  sayings: Saying[];
}

/** Somebody without a seat asks for that of an absent person: they say it is theirs, and the cookie is lost. */
export interface ToldAsked {
  type: 'asked';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number;
  name: string;
}

/** The seat stays whose it is. */
export interface ToldDeclined {
  type: 'declined';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number;
  request: number;
}

/** Another seated person agrees that the seat is of who has asked for it. */
export interface ToldGiven {
  type: 'given';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number;
  by: number;
}

/** Whose seat it was takes it back. */
export interface ToldReclaimed {
  type: 'reclaimed';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number;
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

/** A seat agrees to end the table, or does no more. */
export interface ToldEnding {
  type: 'ending';
  seq: number;
  at: number;
  sayings: Saying[];
  seat: number;
  on: boolean;
}

/** The table is ended before the game is. */
export interface ToldEnded {
  type: 'ended';
  seq: number;
  at: number;
  sayings: Saying[];
  why: 'agreed' | 'host' | 'idle';
}

/** Somebody has deleted all that was theirs: names and words of theirs are gone from the lines before.
 *
 * A bot goes on at their `seats`.
 * .
 */
export interface ToldForgotten {
  type: 'forgotten';
  seq: number;
  at: number;
  sayings: Saying[];
  seats: number[];
}

/** The same people go on at another table. */
export interface ToldRematched {
  type: 'rematch';
  seq: number;
  at: number;
  sayings: Saying[];
  table: string;
}

/** Whether somebody is connected; else since when not (null: for longer than is known). And whether they write. */
export interface Presence {
  here: boolean;
  since: number | null;
  typing: boolean;
}

/** Somebody asks for the seat of an absent person. `id` is the number of the entry that told of it. */
export interface SeatRequest {
  id: number;
  seat: number;
  name: string;
}

/** A seat and who is there. `left_ms` is what was left on its clock at `since`; null without, or if it stands. */
export interface Chair {
  name: string;
  state: 'away' | 'bot' | 'free' | 'kept' | 'person';
  bot: string | null;
  left_ms: number | null;
  since: number | null;
  presence: Presence | null;
  account: boolean;
}

/** Where a game is played on from: the round and the auction of another game, of which so many entries tell again.
 *
 * `seat`: as that seat knew it.
 */
export interface PlayedOn {
  events: number;
  round: number;
  auction: number;
  seat: number | null;
}

/** The table around the game, the same for everybody. */
export interface TableState {
  id: string;
  phase: 'aside' | 'ended' | 'open' | 'over' | 'playing' | 'starting';
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
  hints: boolean;
  situation: Saying[];
  guided: boolean;
  asleep: boolean;
  ending: number[];
  requests: SeatRequest[];
  rated: boolean;
  unrated: boolean;
  origin?: PlayedOn;
  daily?: DailyDeal;
}

/** What somebody alone gets: the own seat, what is sealed there or may be, and the own clock, exactly.
 *
 * `hint` is what a strong player would do now, if one has asked; `hints` how often one has.
 */
export interface You {
  seat: number | null;
  host: boolean;
  prepared: string[] | null;
  auto: boolean;
  muted: (number | null)[];
  left_ms: number | null;
  since: number | null;
  hint: Saying[];
  hints: number;
  can_prepare: boolean;
  guide?: GuideStep[];
  powers: ('away' | 'end' | 'fill' | 'pause' | 'replace' | 'silence' | 'start')[];
  covered: Saying[];
  answers: number[];
  asked: number | null;
  lost: number | null;
  group?: string;
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

/** Somebody came, went or writes; for clients that ask for it. */
export interface CompanyNews {
  type: 'presence';
  seq: number;
  you: You;
  presence: (Presence | null)[];
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
  account: boolean;
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

/** What would a strong player do in my place? */
export interface AskHint {
  type: 'hint';
  id: string;
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

/** End the table: the host before the game, afterwards all who are present together. False: I do not want to. */
export interface End {
  type: 'end';
  id: string;
  on: boolean;
}

/** I write something, or do no more. It is not written down. */
export interface Typing {
  type: 'typing';
  id: string;
  on: boolean;
}

/** Let me have the seat back that is mine: my cookie is lost. */
export interface AskSeat {
  type: 'ask';
  id: string;
  seat: number;
}

/** Let whoever asked for a seat have it, or not. `request` is the number of the entry that asked. */
export interface AnswerAsker {
  type: 'answer';
  id: string;
  request: number;
  on: boolean;
}

/** The seat that was given to somebody else is mine. */
export interface Reclaim {
  type: 'reclaim';
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

/** Who one is. `new`: nobody has chosen this name yet. `account`: else one is a guest, known by the cookie alone. */
export interface Me {
  name: string;
  new: boolean;
  account: boolean;
}

/** A level of play. One that is not ready yet plays as `mechanic` until it is; without all that it needs, always. */
export interface Bot {
  name: string;
  character: string;
  ready: boolean;
  complete: boolean;
}

/** A table in a list. */
export interface Listed {
  options: Options;
  deck: string;
  clock: Clock;
  seats: ListedSeat[];
  next: string | null;
  rated: boolean;
  id: string;
  phase: 'aside' | 'ended' | 'open' | 'over' | 'playing' | 'starting';
  updated: number;
}

/** A table of one's own. */
export interface Mine {
  options: Options;
  deck: string;
  clock: Clock;
  seats: ListedSeat[];
  next: string | null;
  rated: boolean;
  id: string;
  phase: 'aside' | 'ended' | 'open' | 'over' | 'playing' | 'starting';
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

/** What everybody would score if the game ended after so many entries, from what all have seen. */
export interface Totals {
  totals: number[];
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

/** Whether the server can do its work. */
export interface Health {
  service: string;
  version: string;
  healthy: boolean;
}

/** A passkey is to be made: for a new account of this name, or one more for one's account. */
export interface PasskeyWish {
  name?: string | null;
}

/** What to ask a passkey for: `publicKey` of `navigator.credentials`, bytes in base64url. Good once, for minutes. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** The guest is to be kept, with a passkey or with codes alone. */
export interface NewAccount {
  name: string;
  credential?: Record<string, unknown> | null;
}

/** One passkey more. */
export interface NewPasskey {
  credential: Record<string, unknown>;
}

/** Who one is, by a passkey or a code. `bring`: the games of this guest are to be the account's. */
export interface SigningIn {
  credential?: Record<string, unknown> | null;
  code?: string | null;
  bring?: boolean;
}

/** Codes that sign in once each. They are never shown again. */
export interface RecoveryCodes {
  codes: string[];
}

/** A new account. */
export interface KeptAccount {
  codes: string[];
  me: Me;
}

/** Who one is now. `left`: games of the guest that did not come along, for the account sits at their tables. */
export interface SignedInHere {
  me: Me;
  left: number;
}

/** What signs in once on another device, also as a link and its QR code (SVG). `until`: ms since the epoch. */
export interface DeviceCode {
  code: string;
  url: string;
  qr: string;
  until: number;
}

/** One of one's passkeys. */
export interface PasskeyLine {
  id: string;
  label: string;
  created: number;
  used: number;
}

/** Where one is signed in. `here`: it is this browser. */
export interface SessionLine {
  id: string;
  label: string;
  created: number;
  seen: number;
  here: boolean;
}

/** One's account. */
export interface AccountPage {
  name: string;
  created: number;
  passkeys: PasskeyLine[];
  codes: number;
  sessions: SessionLine[];
}

/** What a table has to do with the deal of a day. `levels` has the version of each bot's level. */
export interface DailyDeal {
  day: string;
  part: 'again' | 'counted' | 'played-on';
  levels: Record<string, number>;
}

/** Which day's deal somebody wants to play; null: today's, which counts. */
export interface DailyWish {
  day?: string | null;
}

/** Somebody in a list: an account, a guest, or (`level`) a bot in the person's seat. Equals share a rank. */
export interface DailyLine {
  name: string;
  guest: boolean;
  level: string | null;
  points: number;
  place: number;
  rank: number;
  you: boolean;
}

/** How many people made so many points. */
export interface DailyBar {
  points: number;
  accounts: number;
  guests: number;
}

/** An auction in which people bid most differently: the power of the lowest, the middle and the highest bid.
 *
 * `won`: how many of the people won it. `yours`: one's own bid, null without cards.
 */
export interface DailyLot {
  auction: number;
  card: string;
  people: number;
  won: number;
  low: number;
  middle: number;
  high: number;
  yours: number | null;
  you_won: boolean;
}

/** One's own try: the table it is played at. `late`: the day was over before the game was. */
export interface DailyMine {
  table: string | null;
  finished: boolean;
  late: boolean;
  points: number;
  place: number;
  rank: number | null;
  marks: string[];
}

/** A day and its deal as everybody may know it. The secret is told when the day is over. */
export interface DailyDay {
  day: string;
  commitment: string;
  early: boolean;
  secret: string | null;
}

/** Today's deal, as everybody may know it, and one's own try. Times are in ms. */
export interface DailyPage {
  today: DailyDay;
  tomorrow: DailyDay;
  earlier: DailyDay[];
  ends: number;
  bots: string[];
  mine: DailyMine;
  streak: number;
  longest: number;
}

/** What came of a day's deal, for whoever has finished it, or when the day is over. */
export interface DailyResults {
  day: string;
  over: boolean;
  people: number;
  ranked: number;
  mine: DailyMine;
  accounts: DailyLine[];
  guests: DailyLine[];
  bots: DailyLine[];
  bars: DailyBar[];
  lots: DailyLot[];
}

/** Games of a day's public deal that were handed in: on trust, for anybody may have seen these cards before. */
export interface TrustResults {
  day: string;
  people: number;
  lines: DailyLine[];
}

/** A lesson in the list of all. */
export interface LessonLine {
  name: string;
  title: string;
}

/** A robot on a unit, to choose; nulls: nothing. */
export interface LessonBuild {
  unit: string | null;
  robot: string | null;
}

/** A lesson: the table as seat 0 sees it (a replay of one step), the question, and what can be answered.
 *
 * A bid is made of the cards in hand; else one of `builds`, or of `numbers`, which are seats if the answer is one.
 */
export interface LessonSheet {
  name: string;
  title: string;
  question: string;
  answer: 'bid' | 'build' | 'number' | 'seat';
  builds: LessonBuild[];
  numbers: number[];
  table: Replay;
  next: string | null;
}

/** An answer: the cards of a bid, robots by unit, or a number. */
export interface LessonAnswer {
  cards?: string[] | null;
  robots?: Record<string, string> | null;
  number?: number | null;
}

/** Whether an answer is right, and why. */
export interface LessonVerdict {
  right: boolean;
  reason: string;
}

/** Hours in which nothing is to be heard: minutes after midnight in a time zone; they may go past midnight. */
export interface Quiet {
  start: number;
  end: number;
  zone: string;
}

/** Where somebody wants notices: a browser's push address with its keys, or a webhook.
 *
 * With a `table`, a webhook is told of everybody's turns there; else of one's own, at any table.
 */
export interface NoticeWish {
  kind: 'push' | 'webhook';
  address: string;
  p256dh?: string;
  auth?: string;
  table?: string | null;
  quiet?: Quiet | null;
}

/** When all of one's notices are to be quiet; null: never. */
export interface QuietWish {
  quiet: Quiet | null;
}

/** A place where somebody gets notices. Of its address only the host is told: the rest may be a secret. */
export interface NoticePlace {
  id: string;
  kind: 'push' | 'webhook';
  host: string;
  table: string | null;
  quiet: Quiet | null;
  failing: boolean;
}

/** All of one's places for notices, how many there may be, and the server's key for Web Push. */
export interface NoticePlaces {
  key: string;
  most: number;
  places: NoticePlace[];
}

/** Somebody in a finished game. `bot` is the level of a bot. */
export interface PlayedSeat {
  name: string;
  bot: string | null;
  points: number;
  place: number;
}

/** A finished game. `race` has everybody's points after each round; a guided game counts in no sums. */
export interface Played {
  seat: number;
  seats: PlayedSeat[];
  race: number[][];
  guided: boolean;
  brought: boolean;
}

/** A finished game in a person's list. */
export interface PlayedGame {
  seat: number;
  seats: PlayedSeat[];
  race: number[][];
  guided: boolean;
  brought: boolean;
  id: string;
  finished: number;
}

/** A record of a game that was played elsewhere, and which seat was one's own.
 *
 * What is false in the record is told with its place, so it may be anything here.
 */
export interface Bringing {
  record: unknown;
  seat: number;
}

/** A page of a person's list, newest first; `more` asks for the next one, if there is any. */
export interface PlayedGames {
  games: PlayedGame[];
  more: string | null;
}

/** The grade of some games that followed each other: what was lost of what was at stake, with a 95 % interval. */
export interface GradePoint {
  games: number;
  loss: number;
  low: number;
  high: number;
}

/** How well bids fit those of a level, as a logarithm: 0 is the best there is. */
export interface StyleFit {
  level: string;
  fit: number;
}

/** What reviews say of somebody's last games: of `games` of them; `missing` more could be reviewed.
 *
 * `line` is the grade over time, the oldest first; luck is in points of win share.
 */
export interface Judgement {
  games: number;
  missing: number;
  grade: ReviewedGrade | null;
  line: GradePoint[];
  luck: number;
  luck_error: number;
  styles: StyleFit[];
}

/** Over some games: points by where they came from (cards, widgets, and less for units without one). */
export interface Sums {
  games: number;
  wins: number;
  points: number;
  best: number;
  cards: number;
  widgets: number;
  lost: number;
}

/** What a person's games come to. `places`: by number of players, how often each place was reached. */
export interface Figures {
  all: Sums | null;
  players: Record<number, Sums>;
  places: Record<number, number[]>;
  levels: Record<string, Sums>;
}

/** A rating on the scale that people see; it lies within so much of the true strength in 95 of 100 cases. */
export interface ShownRating {
  rating: number;
  within: number;
}

/** Somebody in the list: an account by its name, or a level by its name and version. */
export interface Ranked {
  rating: number;
  within: number;
  name: string;
  games: number;
  version: number | null;
  you: boolean;
}

/** Accounts and levels, those first who are surely strongest: for two players, and for three and more. */
export interface RatingList {
  two: Ranked[];
  more: Ranked[];
}

/** One's own rating, after so many games, and how it went in the last of them. */
export interface OwnRating {
  rating: number;
  within: number;
  games: number;
  steps: ShownRating[];
}

/** One's own ratings. Only accounts have any. */
export interface OwnRatings {
  account: boolean;
  two: OwnRating | null;
  more: OwnRating | null;
}

/** A new group: of who asks, or of all who have played the game of a table. */
export interface GroupWish {
  name: string;
  table?: string | null;
}

/** The next game of a group: as the last one, or else on these terms. */
export interface NextGame {
  terms?: Terms | null;
}

/** A group in a list of one's own. */
export interface GroupLine {
  id: string;
  name: string;
}

/** A new group, and the address to invite people to. */
export interface NewGroup {
  id: string;
  url: string;
}

/** Somebody in a group, and what their games there come to; `places` are added up. */
export interface GroupMember {
  name: string;
  you: boolean;
  games: number;
  wins: number;
  places: number;
  points: number;
  best: number | null;
}

/** A finished game of a group. */
export interface GroupGame {
  id: string;
  finished: number;
  seats: PlayedSeat[];
}

/** A group: who leads, what was played, and the table where it goes on now; `more` asks for games before. */
export interface GroupPage {
  id: string;
  name: string;
  url: string;
  members: GroupMember[];
  games: GroupGame[];
  more: string | null;
  table: Listed | null;
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

/** What is taken if nobody chooses: a number of players, the level of bots, a clock by name, and hints or none.
 *
 * `hints` is for a table with other people; alone against bots there are hints. A rated game always has a clock.
 */
export interface Defaults {
  players: number;
  level: string;
  clock: string;
  hints: boolean;
  rated_clock: string;
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

/** A puzzle in a list. `rating` is how many answers of the levels are wrong, in percent.
 *
 * One's own have no rating, but a time at which their game ended, in milliseconds.
 */
export interface PuzzleLine {
  name: string;
  players: number;
  rating: number | null;
  difficulty: 'easy' | 'hard' | 'medium' | null;
  finished: number | null;
}

/** All puzzles that come with the program, the easiest first, and after how many days a missed one comes back. */
export interface PuzzleShelf {
  puzzles: PuzzleLine[];
  intervals: number[];
}

/** A puzzle: the table as the seat that is to bid saw it, as a replay of one step. */
export interface PuzzleSheet {
  line: PuzzleLine;
  table: Replay;
}

/** The cards of a bid. */
export interface PuzzleAnswer {
  cards: string[];
}

/** Whether an answer is right, why, what every bid is worth, most first, and which of them the answer is. */
export interface PuzzleVerdict {
  right: boolean;
  sayings: Saying[];
  choices: ReviewedChoice[];
  answer: number;
}

/** Something that could have been decided: cards to bid, or robots by their units; alike ones stand for each other.
 *
 * `gap` is what it is worth less than the best, with its standard error; `chance` how often the bid wins, in percent.
 */
export interface ReviewedChoice {
  share: number;
  gap?: number;
  error?: number;
  cards?: string[];
  robots?: Record<string, string>;
  chance?: number;
  as_good?: boolean;
}

/** A decision that was made: what it was worth and what the best was, both in the same fresh worlds.
 *
 * A forced one has no choices. `stake` is how much better the best is than any choice on average; `behind` how much
 * better, on average, what the levels `mechanic` and `foreman` would have decided is than what was decided.
 */
export interface ReviewedDecision {
  event: number;
  kind: 'bid' | 'build';
  share?: number;
  best_share?: number;
  cost?: number;
  error?: number;
  stake?: number;
  played?: number;
  mark?: 'blunder' | 'inaccuracy' | 'mistake';
  choices?: ReviewedChoice[];
  sayings?: Saying[];
  behind?: number;
}

/** What an event gave (or took, below 0) that nobody decided, with its standard error. */
export interface ReviewedChance {
  event: number;
  kind: 'cards' | 'deal' | 'setup';
  gain: number;
  error: number;
}

/** A seat's share of the win after an event. */
export interface CurvePoint {
  event: number;
  share: number;
}

/** How well somebody decided: the part of what is at stake that is lost, in percent, and a 95 % interval.
 *
 * How hard the decisions were is set right by what the levels `mechanic` and `foreman` would have done there.
 * `above` and `below` are the levels between which that lies: nobody weaker, or nobody stronger, if None.
 */
export interface ReviewedGrade {
  loss: number;
  low: number;
  high: number;
  decisions: number;
  above: string | null;
  below: string | null;
}

/** The review of a seat, from nothing but what it knew. The curve is its share of the win as the game went on. */
export interface SeatReview {
  seat: number;
  decisions: ReviewedDecision[];
  chances: ReviewedChance[];
  luck: number;
  luck_error: number;
  curve: CurvePoint[];
  grade: ReviewedGrade | null;
  styles: Record<string, number>;
}

/** The review of a game: of each seat that was asked for. Another version may come to other figures. */
export interface Review {
  version: number;
  seats: SeatReview[];
}

/** How far a review is: so many decisions of so many are done; none of none if nobody has ordered it. */
export interface ReviewState {
  done: number;
  whole: number;
  review: Review | null;
}

/** A record to be reviewed. What is false in it is told with its place, so it may be anything here. */
export interface Reviewing {
  record: unknown;
}

/** Why something was not done. There may be more fields, by the code. */
export interface Fault {
  code: string;
  message: string;
  [detail: string]: unknown;
}

export type GameEvent = SetupEvent | RoundEvent | DealEvent | RevealEvent | BidEvent | BuildEvent | FinalScoreEvent | ToldAward;

export type Entry =
  | ToldEvent
  | ToldChat
  | ToldOpened
  | ToldSat
  | ToldLeft
  | ToldFilled
  | ToldStarting
  | ToldNonce
  | ToldStarted
  | ToldAway
  | ToldBack
  | ToldMoved
  | ToldRenamed
  | ToldSlept
  | ToldWoke
  | ToldAsked
  | ToldDeclined
  | ToldGiven
  | ToldReclaimed
  | ToldSilenced
  | ToldEnding
  | ToldEnded
  | ToldForgotten
  | ToldRematched;

export type ServerMessage = Welcome | NewEntries | OwnNews | CompanyNews | Bye | Done | NotDone;

export type Command =
  | MakeBid
  | Prepare
  | MakeBuild
  | AskHint
  | SetAuto
  | RevealNonce
  | StepAway
  | ComeBack
  | Silence
  | Fill
  | Start
  | Replace
  | End
  | AskSeat
  | AnswerAsker
  | Reclaim
  | Say
  | Typing
  | Mute
  | Rematch
  | Since;
