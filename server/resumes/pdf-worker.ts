import { parentPort, workerData } from 'node:worker_threads';
import { drawPage } from './draw-page.ts';
import type { Job, Message, Outcome } from './pdf-jobs.ts';
import { type Pdfium, startPdfium } from './pdfium.ts';
import { readResume } from './read-resume.ts';
import { copySafely } from './safe-copy.ts';

/** Bytes. WebAssembly memory never shrinks, so a thread above this is replaced. */
const MEMORY_KEPT = 48 * 1024 * 1024;

const pdfium = await startPdfium(workerData);
// An exception ends the thread: PDFium's state is undefined after one.
parentPort?.on('message', (job: Job) => {
  const outcome = execute(pdfium, job);
  post({ kind: 'report', outcome, isSpent: pdfium.bytes().length > MEMORY_KEPT });
});
post({ kind: 'ready' });

function execute(pdfium: Pdfium, job: Job): Outcome {
  switch (job.kind) {
    case 'read':
      return readResume(pdfium, job.bytes);
    case 'draw':
      return { bytes: drawPage(pdfium, job.bytes, job.page, job.width) };
    case 'copy':
      return { bytes: copySafely(pdfium, job.bytes) };
  }
}

function post(message: Message): void {
  parentPort?.postMessage(message);
}
