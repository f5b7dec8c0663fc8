import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Compresses text files once, at their best, so that no request has to. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    enforce: 'post',
    writeBundle: ({ dir }) => {
      if (!dir) return;
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
      for (const name of files.filter((file) => /\.(?:js|css|svg|txt|xml|json|webmanifest)$/.test(file))) {
        const bytes = readFileSync(path.join(dir, name));
        if (bytes.length < 500 || name.startsWith('.vite')) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(path.join(dir, `${name}.br`), brotliCompressSync(bytes, { params }));
        writeFileSync(path.join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

const router = path.resolve('node_modules/react-router/dist/production');
const productionRouter = [
  { find: /^react-router$/, replacement: `${router}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [precompressed()])],
  logLevel: 'warn',
  appType: 'custom',
  // The package's main entry is its development build, whose warnings visitors would download.
  resolve: command === 'build' && !isSsrBuild ? { alias: productionRouter } : {},
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // A `data:` address would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, compress: { passes: 2 } },
    modulePreload: { polyfill: false },
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    ...(isSsrBuild ? {} : { rollupOptions: { input: 'client/entry-client.tsx' } }),
  },
}));
