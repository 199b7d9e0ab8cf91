import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Licence } from '../src/lib/api.ts';

interface Described {
  name: string;
  version: string;
  license: string;
}

/** Packages that come without the text of their licence: another one has the same text, which names nobody. */
const WITHOUT_A_TEXT: Record<string, string> = { 'Apache-2.0': 'node_modules/typescript' };

/**
 * Writes down what of others is inside the page: `licences.json` for the page's own list, and `page.cdx.json`, a CycloneDX
 * bill of materials, which goes into the wheel.
 */
export function licences(): Plugin {
  return {
    name: 'fzzzt-licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : file.originalFileNames));
      const folders = new Set(files.map(packageFolder).filter((folder) => folder !== null));
      const found = [...folders].map(bundled).sort((a, b) => a.name.localeCompare(b.name));
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(found) });
      this.emitFile({ type: 'asset', fileName: 'page.cdx.json', source: JSON.stringify(materials(found), null, 2) });
    },
  };
}

/** The folder of the package a file belongs to; null for our own files. */
function packageFolder(file: string): string | null {
  const inside = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'));
  return inside?.[1] && !file.startsWith('\0') ? resolve(inside[1]) : null;
}

function bundled(folder: string): Licence {
  const { name, version, license: licence } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as Described;
  const text = licenceText(folder) ?? licenceText(WITHOUT_A_TEXT[licence]);
  if (text === null) throw new Error(`the licence of ${name} is not known: add its text`);
  return { name, version, licence, text };
}

function licenceText(folder: string | undefined): string | null {
  if (folder === undefined || !existsSync(folder)) return null;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf-8').trim() : null;
}

function materials(found: Licence[]): object {
  const components = found.map(({ name, version, licence }) => ({
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ license: { id: licence } }],
  }));
  return { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components };
}
