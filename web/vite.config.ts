import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const client = new URL('../clients/typescript/src/index.ts', import.meta.url).pathname;

/** What every page builds on. */
const shared =
  /node_modules\/(react|react-dom|scheduler|@tanstack|@base-ui\/react\/csp-provider|use-sync-external-store)\/|clients\/typescript\/|web\/src\/(i18n|live)\/|web\/src\/app\/(?!palette|use-findings|key-list)|web\/src\/parts\/(?!markdown|render-markdown|menu-popup|popover-popup|dialog-frame|tabs|confirm)/;
/** What opens over a page, when it first does. */
const overlays =
  /node_modules\/(@base-ui|@floating-ui|reselect|tabbable)\/|web\/src\/parts\/(menu-popup|popover-popup|dialog-frame)/;

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
    // One sheet and one chunk for what every page needs: a first visit costs few requests. What only some pages need
    // stays with them; charts, Markdown and drag and drop do.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'overlays', test: overlays, priority: 1 },
            { name: 'shared', test: shared, priority: 2 },
          ],
        },
      },
    },
  },
});
