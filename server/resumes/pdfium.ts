import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** Memory of WebAssembly is outside the heap limits of a worker thread, so it has a limit of its own. */
const MEMORY_LIMIT = 96 * 1024 * 1024;
const PAGE = 64 * 1024;

/** PDFium's C interface (fpdfview.h and its neighbours) and the memory that its pointers are offsets in. */
export type Pdfium = {
  api: WrappedPdfiumModule;
  /** The current memory. It moves when it grows, so ask again after each call. */
  bytes(): Buffer;
  /** Allocates so many bytes and returns their pointer; throws RangeError if there is no room. */
  allocate(size: number): number;
  free(pointer: number): void;
};

/** Starts PDFium. Exceeding its memory limit throws, after which it must not be used again. */
export async function startPdfium(code: WebAssembly.Module): Promise<Pdfium> {
  let memory = new WebAssembly.Memory({ initial: 0 });
  const options = {
    print: () => {},
    printErr: () => {},
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      WebAssembly.instantiate(code, imports).then((instance) => {
        memory = limited(instance.exports.memory as WebAssembly.Memory);
        done(instance);
      });
      return {};
    },
  };
  const api = await init(options as Parameters<typeof init>[0]);
  api.PDFiumExt_Init();
  const { malloc, free } = api.pdfium.wasmExports;
  return {
    api,
    bytes: () => Buffer.from(memory.buffer),
    allocate(size) {
      const pointer = malloc(size);
      if (pointer === 0) throw new RangeError('no memory left for PDFium');
      return pointer;
    },
    free,
  };
}

/** Emscripten grows its memory only by this method, and treats an exception as out of memory. */
function limited(memory: WebAssembly.Memory): WebAssembly.Memory {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE > MEMORY_LIMIT)
      throw new RangeError('too much memory for PDFium');
    return grow(pages);
  };
  return memory;
}

/** Opens a document while `use` runs; its pointer is 0 if PDFium cannot open it. */
export function withDocument<T>(pdfium: Pdfium, bytes: Uint8Array, use: (document: number) => T): T {
  const pointer = pdfium.allocate(bytes.length);
  pdfium.bytes().set(bytes, pointer);
  const document = pdfium.api.FPDF_LoadMemDocument(pointer, bytes.length, '');
  const result = use(document);
  if (document !== 0) pdfium.api.FPDF_CloseDocument(document);
  pdfium.free(pointer);
  return result;
}

/** Loads a page, counted from 0, while `use` runs; its pointer is 0 if PDFium cannot load it. */
export function withPage<T>({ api }: Pdfium, document: number, index: number, use: (page: number) => T): T {
  const page = api.FPDF_LoadPage(document, index);
  const result = use(page);
  if (page !== 0) api.FPDF_ClosePage(page);
  return result;
}

/** Form filling, which gives form fields their appearance and draws them. It runs no scripts in this build. */
export function withForm<T>({ api }: Pdfium, document: number, use: (form: number) => T): T {
  const settings = api.PDFiumExt_OpenFormFillInfo();
  const form = api.PDFiumExt_InitFormFillEnvironment(document, settings);
  const result = use(form);
  api.PDFiumExt_ExitFormFillEnvironment(form);
  api.PDFiumExt_CloseFormFillInfo(settings);
  return result;
}
