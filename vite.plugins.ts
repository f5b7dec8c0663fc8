import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Compresses text files once, at their best, so that no request has to. */
export function precompressed(): Plugin {
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

type Chunk = Rolldown.OutputChunk;

const isPage = ({ facadeModuleId }: Chunk) => /-page\.tsx$/.test(facadeModuleId ?? '');

/**
 * Gives the site one stylesheet and every page one more. Split along the scripts, a page would link ten to fifteen, and
 * each stands before its first paint. What a page imports later is in its HTML from the start, so its styles are here.
 */
export function oneSheetPerPage(): Plugin {
  return {
    name: 'one-sheet-per-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const chunksOf = (names: string[]) => names.flatMap((name) => named.get(name) ?? []);

      /** A chunk after all it imports, so that rules come in the order of the modules. */
      function withImports(chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> {
        if (found.has(chunk)) return found;
        for (const imported of chunksOf(chunk.imports)) withImports(imported, found);
        return found.add(chunk);
      }
      const sheets = new Map<Chunk, Chunk[]>();
      for (const entry of chunks.filter(({ isEntry }) => isEntry)) sheets.set(entry, [...withImports(entry)]);
      const common = new Set([...sheets.values()].flat());
      for (const page of chunks.filter(isPage)) {
        const parts = new Set(
          [page, ...chunksOf(page.dynamicImports)].flatMap((chunk) => [...withImports(chunk)]),
        );
        sheets.set(
          page,
          [...parts].filter((part) => !common.has(part)),
        );
      }

      const filesOf = new Map(chunks.map((chunk) => [chunk, [...(chunk.viteMetadata?.importedCss ?? [])]]));
      const merged = new Set([...sheets.values()].flat());
      for (const chunk of merged) chunk.viteMetadata?.importedCss.clear();
      for (const [root, parts] of sheets) {
        const files = new Set(parts.flatMap((chunk) => filesOf.get(chunk) ?? []));
        const sources = [...files]
          .map((file) => bundle[file])
          .map((asset) => asset?.type === 'asset' && asset.source);
        if (files.size === 0) continue;
        const sheet = this.emitFile({ type: 'asset', name: `${root.name}.css`, source: sources.join('') });
        root.viteMetadata?.importedCss.add(this.getFileName(sheet));
      }
      const kept = new Set(
        chunks.filter((chunk) => !merged.has(chunk)).flatMap((chunk) => filesOf.get(chunk) ?? []),
      );
      for (const file of [...merged].flatMap((chunk) => filesOf.get(chunk) ?? [])) {
        if (!kept.has(file)) delete bundle[file];
      }
    },
  };
}
