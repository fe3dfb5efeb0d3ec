import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The words of the game are the engine's own Fluent files: nothing is copied.
const locale = here('../sandtable/locale');

// `npm run dev` speaks to a server that runs beside it.
const server = process.env.SANDTABLE_URL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { '@locale': locale, '@': here('./src') },
    // Vitest would take Svelte's server build; the lib's runes are tested as the browser runs them.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: [here('.'), locale] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  // One process loads each part once, for all files: whoever replaces a global puts it back.
  test: { include: ['src/**/*.test.ts'], pool: 'threads', isolate: false },
});
