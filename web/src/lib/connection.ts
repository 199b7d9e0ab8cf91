import type { Line, Status, Terms } from './line';
import { Outbox } from './outbox';
import type { Answer, Command, Entry, ServerMessage } from './wire';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** What the server asks of those it sent away for talking too fast. */
const PENALTY = 5_000;
const TOO_FAST = 1008;
/** An answer that takes longer means that the line is dead without knowing it. */
const PATIENCE = 10_000;

/**
 * A conversation with one table that outlives its lines: it dials again when one breaks, goes on from the last entry it
 * has, and says once more, under the same id, whatever was not answered.
 */
export class Connection {
  /** The number up to which nothing is missing. */
  private have = 0;
  private newest = 0;
  private line: Line | null = null;
  private welcomed = false;
  private closed = false;
  private failures = 0;
  private later: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private filling = false;
  private readonly outbox = new Outbox();

  constructor(private readonly terms: Terms) {
    this.dial('connecting');
  }

  /** Says something, now or as soon as there is a line, and hears the answer. */
  say(command: Command): Promise<Answer> {
    const { text, answer } = this.outbox.put(command);
    if (this.welcomed) this.send(text);
    return answer;
  }

  /** Dials at once instead of waiting: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.line === null && !this.closed) this.dial('reconnecting');
  }

  /** Leaves the line for a new one, from the first entry on: who one is at this table has changed. */
  redial(): void {
    this.hangUp();
    this.have = 0;
    this.dial('reconnecting');
  }

  close(): void {
    this.closed = true;
    this.hangUp();
    this.terms.status('closed');
  }

  private dial(status: Status): void {
    clearTimeout(this.later);
    this.terms.status(status);
    const line = this.terms.dial(this.have);
    this.line = line;
    line.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as ServerMessage);
    line.onclose = ({ code }) => this.lost(code);
    this.watch();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.have = this.newest = message.seq;
        this.welcomed = true;
        this.filling = false;
        this.failures = 0;
        this.terms.receive(message);
        this.terms.status('open');
        for (const text of this.outbox.unanswered) this.send(text);
        break;
      case 'entries':
        this.terms.receive(message);
        this.follow(message.entries);
        break;
      case 'ok':
      case 'error':
        this.outbox.settle(message);
        break;
      default:
        this.terms.receive(message);
    }
    this.watch();
  }

  /** Moves on to the newest entry, or asks for what is missing before it. */
  private follow(entries: Entry[]): void {
    const first = entries.find((entry) => entry.seq > this.have);
    if (first === undefined) return;
    this.newest = Math.max(this.newest, ...entries.map((entry) => entry.seq));
    if (this.filling) return;
    if (first.seq === this.have + 1) {
      this.have = this.newest;
      return;
    }
    this.filling = true;
    void this.say({ type: 'since', seq: this.have }).then(() => {
      this.filling = false;
      // Whatever is still missing now is not for us, such as the talk of somebody muted.
      this.have = Math.max(this.have, this.newest);
    });
  }

  private lost(code: number): void {
    if (!this.welcomed) this.terms.turnedAway?.();
    this.hangUp();
    if (this.closed) return;
    const wait = Math.min(FIRST_WAIT * 2 ** this.failures, LONGEST_WAIT);
    this.failures += 1;
    const chance = (this.terms.chance ?? Math.random)();
    this.terms.status('reconnecting');
    this.later = setTimeout(() => this.dial('reconnecting'), wait * (0.5 + chance / 2) + (code === TOO_FAST ? PENALTY : 0));
  }

  private hangUp(): void {
    clearTimeout(this.later);
    clearTimeout(this.watchdog);
    const line = this.line;
    this.line = null;
    this.welcomed = false;
    if (line === null) return;
    line.onmessage = line.onclose = null;
    line.close();
  }

  private send(text: string): void {
    this.line?.send(text);
    this.watch();
  }

  private watch(): void {
    clearTimeout(this.watchdog);
    if (this.welcomed && this.outbox.unanswered.length === 0) return;
    this.watchdog = setTimeout(() => this.lost(0), PATIENCE);
  }
}
