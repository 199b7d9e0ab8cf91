/** SHA-256 of a text. Where a connection is not secure browsers offer no hashing: a small library does it then. */
export async function sha256(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  return (await import('@noble/hashes/sha2.js')).sha256(bytes);
}

/** What binds whoever tells it to a secret or a nonce, without telling that. */
export const commitmentTo = async (text: string): Promise<string> => hex(await sha256(text));

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
