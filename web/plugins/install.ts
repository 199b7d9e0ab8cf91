import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { texts } from './catalogues.ts';
import { file, type File } from './files.ts';

const OFFLINE = 'virtual:offline';
const LANGUAGES = fileURLToPath(new URL('../../src/fzzzt/locale/languages.json', import.meta.url));
const ICONS = fileURLToPath(new URL('../src/icons/', import.meta.url));
/** What the service worker says without a connection. */
const SAID = ['page-offline', 'page-offline-note'];

/** Makes the page one that can be installed: its manifest with icons, and what is said offline. */
export function install(): Plugin {
  const icon = (name: string, kind: string) => file(name, kind, readFileSync(`${ICONS}${name}.${kind}`));
  const [small, large, drawn] = [icon('icon-192', 'png'), icon('icon-512', 'png'), icon('icon', 'svg')];
  const manifest = file('manifest', 'webmanifest', JSON.stringify(described(small, large, drawn)));
  return {
    name: 'fzzzt-install',
    resolveId: (id) => (id === OFFLINE ? `\0${id}` : undefined),
    load: (id) => (id === `\0${OFFLINE}` ? `export default ${JSON.stringify(offline())};` : undefined),
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `/${manifest.fileName}` }, injectTo: 'head' }],
    },
    generateBundle() {
      for (const each of [small, large, drawn, manifest]) this.emitFile({ type: 'asset', ...each });
    },
  };
}

function described(small: File, large: File, drawn: File) {
  const picture = { src: `/${large.fileName}`, sizes: '512x512', type: 'image/png' };
  return {
    id: '/',
    name: 'Fzzzt!',
    short_name: 'Fzzzt!',
    start_url: '/',
    display: 'standalone',
    background_color: '#f4efe6',
    theme_color: '#2b3035',
    icons: [
      { src: `/${small.fileName}`, sizes: '192x192', type: 'image/png' },
      picture,
      { ...picture, purpose: 'maskable' },
      { src: `/${drawn.fileName}`, sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}

/** What is said offline, by language. */
function offline(): Record<string, string[]> {
  const languages = Object.keys(JSON.parse(readFileSync(LANGUAGES, 'utf8')) as object);
  const said = (language: string) => SAID.map((key) => texts(language).get(key)?.split(' = ')[1] ?? '');
  return Object.fromEntries(languages.map((language) => [language, said(language)]));
}
