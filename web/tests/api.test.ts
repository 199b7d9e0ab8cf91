import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';

const answering = (answer: () => Promise<Response>): void => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', answer);
};

/** An answer that began well and broke off in the middle. */
const cut = (): Response => {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('[{"id": '));
      stream.error(new TypeError('the line is down'));
    },
  });
  return new Response(body, { status: 200 });
};

afterEach(() => vi.unstubAllGlobals());

describe('an answer of the server', () => {
  it.each([
    ['never came', () => Promise.reject(new TypeError('no line'))],
    ['broke off', () => Promise.resolve(cut())],
    ['is a page of something between', () => Promise.resolve(new Response('<html>', { status: 200 }))],
    ['is a fault of something between', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ])('that %s is none', async (_, answer) => {
    answering(answer);
    await expect(api.mine()).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('that refuses says why', async () => {
    answering(() => Promise.resolve(Response.json({ error: { code: 'too-often', seconds: 3 } }, { status: 429 })));
    await expect(api.mine()).rejects.toMatchObject({ code: 'too-often', details: { seconds: 3 } });
  });

  it('may have nothing in it', async () => {
    answering(() => Promise.resolve(new Response(null, { status: 204 })));
    await expect(api.endOtherSessions()).resolves.toBeNull();
  });
});
