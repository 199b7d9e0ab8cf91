import { describe, expect, it } from 'vitest';
import { peopleIn, recordsIn, seatOf } from './bringing';

const record = (...names: string[]) =>
  JSON.stringify({ fzzzt: 1, seats: [...names.map((name) => ({ name })), { name: 'Clank', bot: 'rookie' }] });

describe('games that are brought in', () => {
  it('are found one a line, whatever else stands there', () => {
    expect(recordsIn(`${record('Ada', 'Bob')}\n\nrubbish\n${record('Ada')}`)).toHaveLength(2);
    expect(recordsIn(JSON.stringify(JSON.parse(record('Ada')), null, 2))).toHaveLength(1);
    expect(recordsIn('[1, 2]')).toEqual([]);
  });

  it('are of the person who sits in most of them, and never of a bot', () => {
    const found = recordsIn([record('Bob', 'Ada'), record('Ada')].join('\n'));
    expect(peopleIn(found)).toEqual(['Ada', 'Bob']);
    expect(found.map((one) => seatOf(one, 'Ada'))).toEqual([1, 0]);
    expect(found.map((one) => seatOf(one, 'Bob'))).toEqual([0, null]);
    expect(seatOf(found[0]!, 'Clank')).toBeNull();
  });
});
