import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { breakpoints } from './plugins/breakpoints.ts';
import { catalogues } from './plugins/catalogues.ts';
import { pictures } from './plugins/pictures.ts';

const server = process.env.FZZZT_SERVER ?? 'http://127.0.0.1:8009';

export default defineConfig({
  plugins: [svelte(), catalogues(), pictures()],
  css: { postcss: { plugins: [breakpoints()] } },
  build: {
    outDir: '../src/fzzzt/web/static',
    emptyOutDir: true,
    // The server's content security policy allows files of its own only: no data: addresses, no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  // Tests run the client's half of Svelte, not the one that renders on a server.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  // A busy machine may take its time: nothing is told by how long a test takes.
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], testTimeout: 60_000 },
});
