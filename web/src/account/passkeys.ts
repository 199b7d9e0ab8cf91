/** Passkeys of this browser. What travels is JSON, with bytes in base64url; a browser's own objects hold bytes. */

type Json = Record<string, unknown>;

/** Whether passkeys can work here: browsers have them for names only, and where nobody listens in. */
export function canUsePasskeys(): boolean {
  const address = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && !address && 'PublicKeyCredential' in window;
}

/** Make a passkey; null if whoever was asked does not want to, or the device cannot. */
export async function makePasskey(options: Json): Promise<Json | null> {
  const user = options.user as Json;
  const known = (options.excludeCredentials ?? []) as Json[];
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: known.map((each) => ({ ...each, id: bytes(each.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await unlessRefused(navigator.credentials.create({ publicKey }));
  if (made === null) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return written(made, { attestationObject: text(response.attestationObject) });
}

/** Ask for any passkey of this site; null if whoever was asked does not want to. */
export async function askPasskey(options: Json): Promise<Json | null> {
  const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: [] } as PublicKeyCredentialRequestOptions;
  const found = await unlessRefused(navigator.credentials.get({ publicKey }));
  if (found === null) return null;
  const response = found.response as AuthenticatorAssertionResponse;
  return written(found, {
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: response.userHandle ? text(response.userHandle) : null,
  });
}

async function unlessRefused(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function written({ id, rawId, type, response }: PublicKeyCredential, more: Json): Json {
  const said = { clientDataJSON: text(response.clientDataJSON), ...more };
  return { id, rawId: text(rawId), type, clientExtensionResults: {}, response: said };
}

function bytes(base64url: unknown): Uint8Array<ArrayBuffer> {
  const base64 = String(base64url).replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const signs = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
