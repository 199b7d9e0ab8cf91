import { keptBuild, keptChoice, without } from './choice';
import type { Status } from './line';
import type { Chosen, Selection } from './selection';
import type { Answer, Build, CardId, Command, Entry, Faces, FacesJson, Seat, ServerMessage, Table, View, You } from './wire';

const NOBODY: You = { seat: null, host: false, prepared: null, auto: false, muted: [], left_ms: null, since: null };

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
  refusal = $state.raw<Extract<Answer, { type: 'error' }> | null>(null);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;

  private seq = 0;
  private welcomed = false;
  private selected = $state.raw<Chosen>({ bid: [], build: {} });

  constructor(
    private readonly speak: (command: Command) => Promise<Answer>,
    private readonly selection: Selection | null = null,
  ) {
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

  /** Whether a bid can be laid aside for when the turn comes. */
  get canPrepare(): boolean {
    const { view } = this;
    return view?.phase === 'bid' && !this.myTurn && view.my_bid === null && (view.hand?.length ?? 0) > 0;
  }

  /** The cards in hand that are not part of a bid on the table. */
  get inHand(): CardId[] {
    return without(this.view?.hand ?? [], this.view?.my_bid ?? []);
  }

  receive(message: Exclude<ServerMessage, Answer>): void {
    if (message.type === 'bye') return;
    this.seq = message.seq;
    this.you = message.you;
    if (message.type !== 'you') {
      this.table = message.table;
      this.remember(message.entries);
    }
    if (message.type === 'welcome') {
      this.faces = facesOf(message.cards);
      this.ahead = message.now - Date.now();
      if (!this.welcomed) this.joinedAt = message.seq;
      this.welcomed = true;
    }
    this.see(message.view);
  }

  toggle(card: CardId, copy: number): void {
    const copies = this.chosen.filter((other) => other === card).length;
    this.chosen = copy < copies ? without(this.chosen, [card]) : [...this.chosen, card];
  }

  async bid(): Promise<void> {
    if (await this.say({ type: 'bid', cards: this.chosen, seq: this.seq })) this.chosen = [];
  }

  async prepare(cards: CardId[] | null): Promise<void> {
    if ((await this.say({ type: 'prepare', cards, seq: this.seq })) && cards !== null) this.chosen = [];
  }

  async build(): Promise<void> {
    if (await this.say({ type: 'build', robots: this.building, seq: this.seq })) this.building = {};
  }

  /** Says something to the table; whether it was taken. */
  async say(command: Command): Promise<boolean> {
    this.refusal = null;
    const answer = await this.speak(command);
    if (answer.type === 'error') this.refusal = answer;
    return answer.type === 'ok';
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

  /** Entries may come twice, or late to fill a gap. */
  private remember(entries: Entry[]): void {
    const last = this.entries.at(-1)?.seq ?? 0;
    if (entries.every((entry, place) => entry.seq === last + 1 + place)) {
      this.entries = [...this.entries, ...entries];
      return;
    }
    // An object keeps numbers in their order.
    this.entries = Object.values(Object.fromEntries([...this.entries, ...entries].map((entry) => [entry.seq, entry])));
  }
}

export function facesOf(cards: FacesJson): Faces {
  return Object.fromEntries(Object.entries(cards).map(([id, face]) => [id, { id, ...face }]));
}
