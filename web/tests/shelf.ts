/** A storage like the browser's, forgotten with the test. */
export function shelf(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    get length() {
      return kept.size;
    },
  } as unknown as Storage;
}
