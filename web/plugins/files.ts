import { createHash } from 'node:crypto';

export interface File {
  fileName: string;
  source: string | Uint8Array;
}

/** A file with its hash in its name, so that browsers may keep it for ever. */
export function file(name: string, kind: string, source: string | Uint8Array): File {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.${kind}`, source };
}
