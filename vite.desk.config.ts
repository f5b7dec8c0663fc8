import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const FOLDER = 'assets';

/**
 * The desk's build, apart from the site's, so that nothing of it is served to visitors: what renders it and, in
 * `assets`, what a browser loads. Plain names do: its process forbids to keep any of them.
 */
export default defineConfig({
  plugins: [react()],
  logLevel: 'warn',
  appType: 'custom',
  publicDir: false,
  build: {
    ssr: true,
    ssrEmitAssets: true,
    outDir: 'dist/desk',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssMinify: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox125'],
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: ['client/desk/entry-desk.tsx', 'client/desk/desk-keys.ts'],
      output: {
        entryFileNames: ({ name }) => (name === 'desk-keys' ? `${FOLDER}/desk.js` : '[name].js'),
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? `${FOLDER}/desk.css` : `${FOLDER}/[name][extname]`,
      },
    },
  },
});
