import { svelte } from '@sveltejs/vite-plugin-svelte';
import { runnerImport, type Plugin } from 'vite';
import { sized } from './breakpoints.ts';

interface Pictures {
  pictures: () => Record<string, string>;
}
interface RulesFile {
  rulesFile: () => string;
}

/**
 * Draws once, when the page is built, what is needed without it: every card into `cards.json`, for notebooks, and the
 * rules into `rules.html`, for `fzzzt rules --html`.
 */
export function pictures(): Plugin {
  return {
    name: 'fzzzt-pictures',
    apply: 'build',
    async generateBundle() {
      const { pictures } = await drawn<Pictures>('./src/art/pictures.ts');
      this.emitFile({ type: 'asset', fileName: 'cards.json', source: JSON.stringify(pictures()) });
      const { rulesFile } = await drawn<RulesFile>('./src/rules/file.ts');
      const rules = rulesFile().replace(/@media[^{]+/g, sized);
      this.emitFile({ type: 'asset', fileName: 'rules.html', source: rules });
    },
  };
}

async function drawn<T>(file: string): Promise<T> {
  const { module } = await runnerImport<T>(file, { configFile: false, plugins: [svelte({ emitCss: false })] });
  return module;
}
