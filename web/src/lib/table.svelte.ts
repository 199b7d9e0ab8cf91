import { Stage } from '../director/stage.svelte';
import { ApiError } from './api';
import { keptBuild, keptChoice, without } from './choice';
import type { Status } from './line';
import type { Chosen, Selection } from './selection';
import type { Answer, Build, CardId, Command, Entry, Faces, FacesJson, Presence, Seat, ServerMessage, Table, View, You } from './wire';

/** Whoever was away for no more entries than this is shown what happened meanwhile. */
const SHORT_ABSENCE = 12;

const NOBODY: You = {
  seat: null,
  host: false,
  prepared: null,
  auto: false,
  muted: [],
  left_ms: null,
  since: null,
  hint: [],
  hints: 0,
  can_prepare: false,
  powers: [],
  covered: [],
  answers: [],
  asked: null,
  lost: null,
};

/** What the server did not do of what was said, and what that was: it is shown where one pressed. */
type Refusal = Extract<Answer, { type: 'error' }> & { of: Command['type'] };

/** A live table as this person sees it: what the server told, and what was chosen but not yet said. */
export class LiveTable {
  status = $state<Status>('connecting');
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  you = $state.raw<You>(NOBODY);
  faces = $state.raw<Faces>({});
  entries = $state.raw<Entry[]>([]);
  /** The newest entry before the first welcome: what is older is history, not news. */
  joinedAt = $state(0);
  /** The refusal of what was said last, until something new is said. */
  refusal = $state.raw<Refusal | null>(null);
  /** What was said and not answered yet: the server may be away. */
  sending = $state.raw<readonly Command['type'][]>([]);
  /** Why the table does not come back, such as that it was set aside or deleted. */
  fault = $state.raw<ApiError | null>(null);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;
  /** What is shown of all this: it may take its time. Whatever is decided is decided on the newest view. */
  readonly stage: Stage;

  private seq = 0;
  /** Whether the table has been told of once. */
  welcomed = false;
  private selected = $state.raw<Chosen>({ bid: [], build: {} });

  constructor(
    private readonly speak: (command: Command) => Promise<Answer>,
    private readonly selection: Selection | null = null,
    pace: (live: LiveTable) => number = () => 0,
  ) {
    this.stage = new Stage(() => pace(this));
    if (selection) this.selected = selection.read();
  }

  /** The cards chosen for a bid. */
  get chosen(): CardId[] {
    return this.selected.bid;
  }
  set chosen(bid: CardId[]) {
    this.choose({ ...this.selected, bid });
  }

  /** The robots chosen for units. */
  get building(): Build {
    return this.selected.build;
  }
  set building(build: Build) {
    this.choose({ ...this.selected, build });
  }

  get seat(): Seat | null {
    return this.you.seat;
  }

  /** Whether the game waits for this person's decision. */
  get myTurn(): boolean {
    return this.table?.phase === 'playing' && this.view?.legal != null;
  }

  /** The decision that this person is asked for, empty if none is: another auction or phase is another one. */
  get decision(): string {
    return this.myTurn && this.view ? `${this.view.round} ${this.view.phase} ${this.view.auction}` : '';
  }

  /** Whether a bid can be laid aside for when the turn comes. */
  get canPrepare(): boolean {
    return this.you.can_prepare;
  }

  /** The cards in hand that are not part of a bid on the table. */
  get inHand(): CardId[] {
    return without(this.view?.hand ?? [], this.view?.my_bid ?? []);
  }

  receive(message: Exclude<ServerMessage, Answer>): void {
    if (message.type === 'bye') {
      if (message.reason === 'set-aside') this.fault = new ApiError(message.reason);
      return;
    }
    this.seq = message.seq;
    this.you = message.you;
    if (message.type === 'presence') {
      this.attend(message.presence);
      return;
    }
    if (message.type === 'welcome') {
      this.stage.faces = this.faces = facesOf(message.cards);
      this.ahead = message.now - Date.now();
      if (!this.welcomed) this.joinedAt = message.seq;
    }
    const news = message.type === 'you' ? [] : message.entries;
    const wasHere = this.welcomed && (message.type !== 'welcome' || news.length <= SHORT_ABSENCE);
    if (message.type !== 'you') this.table = message.table;
    const inOrder = this.remember(news);
    this.welcomed = true;
    this.see(message.view);
    if (wasHere && inOrder && !this.isRetold(news)) this.stage.hear(news, message.view);
    else this.stage.jump(this.entries, message.view);
  }

  toggle(card: CardId, copy: number): void {
    const copies = this.chosen.filter((other) => other === card).length;
    this.chosen = copy < copies ? without(this.chosen, [card]) : [...this.chosen, card];
  }

  async bid(): Promise<void> {
    const cards = this.chosen;
    if (this.isSending('bid')) return;
    if (await this.say({ type: 'bid', cards, seq: this.seq })) this.release(cards);
  }

  async prepare(cards: CardId[] | null): Promise<void> {
    if (await this.say({ type: 'prepare', cards, seq: this.seq })) this.release(cards ?? []);
  }

  /** Whoever is quick has chosen for the next auction before the table says that it took this bid: that stays. */
  private release(taken: readonly CardId[]): void {
    this.chosen = without(this.chosen, taken);
  }

  async build(): Promise<void> {
    if (this.isSending('build')) return;
    if (await this.say({ type: 'build', robots: this.building, seq: this.seq })) this.building = {};
  }

  /** Asks what a strong player would do now. */
  hint(): Promise<boolean> {
    return this.say({ type: 'hint', seq: this.seq });
  }

  /** Says something to the table; whether it was taken. */
  async say(command: Command): Promise<boolean> {
    this.refusal = null;
    this.sending = [...this.sending, command.type];
    const answer = await this.speak(command);
    const place = this.sending.indexOf(command.type);
    this.sending = this.sending.filter((_, other) => other !== place);
    if (answer.type === 'error') this.refusal = { ...answer, of: command.type };
    return answer.type === 'ok';
  }

  /** Whether something of this kind is on its way. */
  isSending(...kinds: Command['type'][]): boolean {
    return kinds.some((kind) => this.sending.includes(kind));
  }

  /** Tells whether one writes; whether that arrives matters to nobody. */
  typing(on: boolean): void {
    void this.speak({ type: 'typing', on });
  }

  /** Whether one may do something here now, besides playing. */
  may(power: You['powers'][number]): boolean {
    return this.you.powers.includes(power);
  }

  private attend(presence: (Presence | null)[]): void {
    if (this.table)
      this.table = { ...this.table, seats: this.table.seats.map((chair, seat) => ({ ...chair, presence: presence[seat] ?? null })) };
  }

  private see(view: View | null): void {
    this.view = view;
    this.choose({
      bid: keptChoice(this.chosen, this.inHand),
      build: keptBuild(this.building, view?.legal?.build ?? {}, view?.hand ?? []),
    });
  }

  private choose(chosen: Chosen): void {
    this.selected = chosen;
    this.selection?.keep(chosen);
  }

  /** A game that is played on from another begins with what happened there: that is history, not news. */
  private isRetold(news: Entry[]): boolean {
    const retold = this.table?.origin !== undefined && news.some((entry) => entry.type === 'event' && entry.event.type === 'setup');
    if (retold) this.joinedAt = this.seq;
    return retold;
  }

  /** Entries may come twice, or late to fill a gap; whether they continue what was there. */
  private remember(entries: Entry[]): boolean {
    const last = this.entries.at(-1)?.seq ?? 0;
    if (entries.every((entry, place) => entry.seq === last + 1 + place)) {
      if (entries.length) this.entries = [...this.entries, ...entries];
      return true;
    }
    // An object keeps numbers in their order.
    this.entries = Object.values(Object.fromEntries([...this.entries, ...entries].map((entry) => [entry.seq, entry])));
    return false;
  }
}

export function facesOf(cards: FacesJson): Faces {
  return Object.fromEntries(Object.entries(cards).map(([id, face]) => [id, { id, ...face }]));
}
