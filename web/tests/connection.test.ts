import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection } from '../src/lib/connection';
import type { Line, Status } from '../src/lib/line';
import type { ServerMessage } from '../src/lib/wire';

class FakeLine implements Line {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  constructor(readonly seq: number) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(seq: number): void {
    this.hears({ type: 'welcome', seq, now: 0, you: {}, table: {}, view: null, cards: {}, entries: [] });
  }
  tell(...numbers: number[]): void {
    const entries = numbers.map((seq) => ({ seq, at: 0, type: 'opened' }));
    this.hears({ type: 'entries', seq: numbers.at(-1), entries, you: {}, table: {}, view: null });
  }
  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
}

let lines: FakeLine[];
let heard: ServerMessage[];
let statuses: Status[];
let turnedAway: number;
let connection: Connection;
const last = () => lines.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [lines, heard, statuses, turnedAway] = [[], [], [], 0];
  connection = new Connection({
    dial(seq) {
      lines.push(new FakeLine(seq));
      return last();
    },
    receive: (message) => heard.push(message),
    status: (status) => statuses.push(status),
    turnedAway: () => turnedAway++,
    chance: () => 1,
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('a line that holds', () => {
  test('begins at entry 0 and is open after the welcome', () => {
    expect(last().seq).toBe(0);
    last().welcome(7);
    expect(statuses).toEqual(['connecting', 'open']);
    expect(heard.map((message) => message.type)).toEqual(['welcome']);
  });

  test('carries what is said, each with an id of its own, and the answer', async () => {
    last().welcome(7);
    const [first, second] = [connection.say({ type: 'away' }), connection.say({ type: 'back' })];
    const [one, other] = last().sent as { id: string }[];
    expect(one?.id).not.toBe(other?.id);
    last().hears({ type: 'error', id: other?.id, code: 'not-covered', message: '', seq: 7 });
    last().hears({ type: 'ok', id: one?.id, seq: 8 });
    await expect(first).resolves.toMatchObject({ type: 'ok' });
    await expect(second).resolves.toMatchObject({ code: 'not-covered' });
  });

  test('keeps what is said too early until the welcome', () => {
    void connection.say({ type: 'away' });
    expect(last().sent).toEqual([]);
    last().welcome(1);
    expect(last().sent).toMatchObject([{ type: 'away' }]);
  });
});

describe('a line that breaks', () => {
  test('is dialled again after a while, from the last entry', () => {
    last().welcome(7);
    last().tell(8, 9);
    last().breaks();
    expect(statuses.at(-1)).toBe('reconnecting');
    vi.advanceTimersByTime(499);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(last().seq).toBe(9);
  });

  test('is dialled less and less often while nobody answers', () => {
    last().welcome(7);
    const waits = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      const start = Date.now();
      const before = lines.length;
      last().breaks();
      while (lines.length === before) vi.advanceTimersByTime(100);
      waits.push(Date.now() - start);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000]);
  });

  test('is asked about only if it never spoke: then the table may be gone', () => {
    last().welcome(7);
    last().breaks();
    expect(turnedAway).toBe(0);
    vi.advanceTimersByTime(500);
    last().breaks();
    expect(turnedAway).toBe(1);
  });

  test('is dialled at once when the network is back, and only once', () => {
    last().breaks();
    connection.hurry();
    connection.hurry();
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(lines).toHaveLength(2);
  });

  test('has what was not answered said again, in order and with the same ids', () => {
    last().welcome(7);
    void connection.say({ type: 'bid', cards: ['p1-1'], seq: 7 });
    void connection.say({ type: 'chat', text: 'hello' });
    const before = last().sent;
    last().breaks();
    connection.hurry();
    expect(last().sent).toEqual([]);
    last().welcome(7);
    expect(last().sent).toEqual(before);
  });

  test('is given up when an answer does not come', () => {
    last().welcome(7);
    const [line] = lines;
    void connection.say({ type: 'away' });
    vi.advanceTimersByTime(10_000);
    expect(line?.closed).toBe(true);
    expect(statuses.at(-1)).toBe('reconnecting');
  });

  test('is left in peace for longer after talking too fast', () => {
    last().welcome(7);
    last().breaks(1008);
    vi.advanceTimersByTime(5400);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(lines).toHaveLength(2);
  });

  test('stays closed once it was closed by us', () => {
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(statuses.at(-1)).toBe('closed');
  });
});

describe('a gap', () => {
  test('is asked for once, from the last entry before it', async () => {
    last().welcome(7);
    last().tell(9);
    last().tell(10);
    expect(last().sent).toMatchObject([{ type: 'since', seq: 7 }]);
    last().tell(8, 9, 10);
    last().hears({ type: 'ok', id: last().sent[0]?.id, seq: 10 });
    await Promise.resolve();
    last().tell(11);
    expect(last().sent).toHaveLength(1);
  });

  test('is resumed before, not after, if the line breaks meanwhile', () => {
    last().welcome(7);
    last().tell(9);
    last().breaks();
    connection.hurry();
    expect(last().seq).toBe(7);
  });

  test('that stays is taken for what we may not know', async () => {
    last().welcome(7);
    last().tell(9);
    last().tell(9);
    last().hears({ type: 'ok', id: last().sent[0]?.id, seq: 9 });
    await Promise.resolve();
    last().tell(10);
    expect(last().sent).toHaveLength(1);
  });
});
