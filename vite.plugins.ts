import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compresses text files once, at their best, so that no request has to. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
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
