import { svelte } from '@sveltejs/vite-plugin-svelte';
import { runnerImport, type Plugin } from 'vite';

interface Pictures {
  pictures: () => Record<string, string>;
}

/** Draws every card once, when the page is built, into `cards.json`: for notebooks, which have no page around them. */
export function pictures(): Plugin {
  return {
    name: 'fzzzt-pictures',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<Pictures>('./src/art/pictures.ts', {
        configFile: false,
        plugins: [svelte({ emitCss: false })],
      });
      this.emitFile({ type: 'asset', fileName: 'cards.json', source: JSON.stringify(module.pictures()) });
    },
  };
}
