import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compresses text files once, at the highest level, so that no request has to. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    async writeBundle({ dir }) {
      if (!dir) return;
      const files = await readdir(dir, { recursive: true });
      const texts = files.filter((name) => TEXT.test(name) && !name.startsWith('.vite'));
      // Concurrently on all cores: saves a second of `npm start`.
      await Promise.all(texts.map((name) => compress(path.join(dir, name))));
    },
  };
}

const TEXT = /\.(?:js|css|svg|txt|xml|json|webmanifest)$/;

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < 500) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
