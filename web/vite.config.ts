import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { breakpoints } from './plugins/breakpoints.ts';
import { catalogues } from './plugins/catalogues.ts';
import { install } from './plugins/install.ts';
import { licences } from './plugins/licences.ts';
import { pictures } from './plugins/pictures.ts';
import { cssHash } from './plugins/styles.ts';

const server = process.env.FZZZT_SERVER ?? 'http://127.0.0.1:8009';

export default defineConfig({
  plugins: [svelte({ compilerOptions: { cssHash } }), catalogues(), pictures(), licences(), install()],
  css: { postcss: { plugins: [breakpoints()] } },
  build: {
    outDir: '../src/fzzzt/web/static',
    emptyOutDir: true,
    // The server's content security policy allows files of its own only: no data: addresses, no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      // Svelte's custom elements, which we have none of, look as if they were needed.
      treeshake: { moduleSideEffects: [{ test: /svelte.src.internal.client.dom.elements.custom-element/, sideEffects: false }] },
      input: { index: 'index.html', sw: 'src/worker/worker.ts' },
      output: {
        // A service worker is found by its name, for ever.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What is opened together is one file, which packs better: first of all home and table, where one plays.
        codeSplitting: {
          groups: [
            { name: 'play', test: /src\/(art|cards|director|home|lib|score|table)\/|src\/(Chips|Refusal)/ },
            { name: 'played', test: /src\/(me\/Recent|account\/Keep)/ },
            { name: 'people', test: /src\/(account|daily|me|notices|ratings)\/|src\/groups\/GroupScreen/ },
            { name: 'study', test: /src\/(learn|puzzles)\// },
          ],
        },
      },
    },
  },
  // Tests run the client's half of Svelte, not the one that renders on a server.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  // A busy machine may take its time: nothing is told by how long a test takes.
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], testTimeout: 60_000 },
});
