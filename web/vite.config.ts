import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const client = new URL('../clients/typescript/src/index.ts', import.meta.url).pathname;

/**
 * The console as static files. Every address in them is relative: the hub serves them under any base path, and writes
 * that path into the page (`<meta name="hub-base">`).
 */
export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  base: './',
  plugins: [react()],
  resolve: { alias: { '@agent-collaboration-hub/client': client } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // The policy of the console knows no `data:` addresses but for pictures that people upload.
    assetsInlineLimit: 0,
    // The entry's own helper is enough; the polyfill would fetch every module twice in old browsers.
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
});
