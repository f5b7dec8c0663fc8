import { globSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createLogger, defineConfig } from 'vite';
import { dataSheets } from './vite.data-sheets.ts';
import { precompressed } from './vite.plugins.ts';

const router = path.resolve('node_modules/react-router/dist/production');
const productionRouter = [
  { find: /^react-router$/, replacement: `${router}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
];

const pageFolders = new Set(globSync('client/**/*-page.tsx').map((file) => path.dirname(file)));

/** Parts of `ui` on pages of services and industries; other pages import them into their own sheet. */
const SERVICE_PARTS = ['drawing', 'points', 'page-hero.css'];

/**
 * The stylesheet of a CSS file: one for what most pages share, and one per feature, folder of pages, folder
 * of `ui` and `deferred` folder (loaded after hydration). One per script would be ten to fifteen render-blocking
 * sheets a page; one for all would be 23 KB. A page's own sheet contains its `@import`s.
 */
function sheetOf(file: string): string {
  const folder = path.relative(import.meta.dirname, path.dirname(file));
  const [, feature, part] = folder.split(path.sep);
  // The styles of dialogs, which load when one opens.
  if (/(dialog|lightbox)\.css$/.test(file)) return 'dialog';
  if (SERVICE_PARTS.includes(part ?? path.basename(file))) return 'services';
  if (feature === 'ui' && part) return part;
  if (!feature || ['app', 'frame', 'ui', 'styles'].includes(feature)) return 'site';
  return pageFolders.has(folder) || part === 'deferred' ? path.basename(folder) : feature;
}

/**
 * The same for client and server, as pages and styles share URLs. A first view has some thirty: short hashes
 * save bytes. They only tell versions of one file apart; 1 in 16 million has the hash of the version before.
 */
const assetFileNames = 'assets/[name]-[hash:4][extname]';

const customLogger = createLogger('warn');
const { warn } = customLogger;
/** Lightning CSS keeps this pseudo-class as it is, but takes it for a typo (css-overflow-5). */
customLogger.warn = (message, options) => message.includes("'target-current'") || warn(message, options);

/** Three builds: the browser's, the server's, and the desk's, of which nothing is served to visitors. */
export default defineConfig(({ command }) => ({
  plugins: [react(), dataSheets(), precompressed()],
  logLevel: 'warn',
  customLogger,
  appType: 'custom',
  // The package's main entry is its development build, with checks and warnings that the site does not need.
  resolve: command === 'build' ? { alias: productionRouter } : {},
  build: {
    emptyOutDir: true,
    // A `data:` address would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'ios17.5', 'firefox125'],
    // Rolldown's advice on slow plugins would be printed at every start of the site.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        minify: 'terser',
        // Parenthesizes function arguments: V8 compiles React eagerly while streaming, not in one task.
        terserOptions: {
          module: true,
          ecma: 2020,
          compress: { passes: 3 },
          format: { wrap_func_args: true },
        },
        rolldownOptions: {
          input: ['client/app/start.ts', 'client/app/entry-client.tsx'],
          // The first script lists the names of all others, so short hashes save bytes in every first view.
          output: {
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
            codeSplitting: {
              groups: [
                { name: sheetOf, test: /\.css$/ },
                // Unmerged, files of 150 to 250 bytes would be eight requests on home, six on /portfolio.
                { name: 'screens', test: /content\/pictures\/interface\//, minShareCount: 2 },
                { name: 'rooms', test: /content\/pictures\/office\//, minShareCount: 2 },
                {
                  name: 'devices',
                  test: /content\/pictures\/(?:hero\/|module\/(?:node|\w+-above)\.ts)/,
                  minShareCount: 2,
                },
                // One file that stays in visitors' caches across releases.
                {
                  name: 'react',
                  test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//,
                },
                // Parts of 100 to 900 bytes: those of nearly every page, then those of pages with panels. A file of
                // its own costs 1.6 KB of headers each.
                {
                  name: 'parts',
                  test: /(?:client\/ui\/(?:use-media|accordion\/keep-in-place|hydration\/use-[\w-]+|kept\/\w+|line-drawing\/marks|description-list|section|picture)|shared\/(?:publish-day|replies))\.tsx?$/,
                },
                {
                  name: 'panels',
                  test: /client\/ui\/(?:accordion\/accordion|details|tabs|expandable-text|key-figures)\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: command === 'build' ? [/^react-router/] : [] },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: 'client/app/entry-server.tsx',
          // One file, loaded at start-up: a failed import of a lazy chunk is never retried.
          output: { assetFileNames, codeSplitting: false },
        },
      },
    },
    desk: {
      build: {
        outDir: 'dist/desk',
        copyPublicDir: false,
        emitAssets: true,
        cssCodeSplit: false,
        cssMinify: true,
        rolldownOptions: {
          input: ['client/desk/entry-desk.tsx', 'client/desk/desk-keys.ts'],
          // Names without a hash: responses of the desk forbid caching.
          output: {
            entryFileNames: ({ name }) => (name === 'desk-keys' ? 'assets/desk.js' : '[name].js'),
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css')) ? 'assets/desk.css' : 'assets/[name][extname]',
          },
        },
      },
    },
  },
}));
