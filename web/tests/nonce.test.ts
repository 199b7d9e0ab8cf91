import { describe, expect, test } from 'vitest';
import { commitmentFor, nonceOf } from '../src/lib/nonce';
import { shelf } from './shelf';

describe('a nonce', () => {
  test('stays the same for a table, and differs from table to table', async () => {
    const storage = shelf();
    const commitment = await commitmentFor('a', storage);
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await commitmentFor('a', storage)).toBe(commitment);
    expect(await commitmentFor('b', storage)).not.toBe(commitment);
    expect(nonceOf('a', storage)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('hashes to its commitment', async () => {
    const storage = shelf();
    storage.setItem('fzzzt.nonce.a', 'abc');
    expect(await commitmentFor('a', storage)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
