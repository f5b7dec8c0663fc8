import { parentPort } from 'node:worker_threads';
import type { Job, Outcome } from './inspection-jobs.ts';
import { envelopeFault, headerOffset } from './pdf/envelope.ts';
import { inspectPdf } from './pdf/inspection.ts';
import { type Pdfium, startPdfium } from './pdfium.ts';
import { render, view } from './viewer.ts';

/** What PDFium's memory has grown to is not given back before the thread ends. */
const MEMORY_KEPT = 48 * 1024 * 1024;

const pdfium = await startPdfium();
parentPort?.on('message', answer);
parentPort?.postMessage({ kind: 'ready' });

async function answer(job: Job): Promise<void> {
  const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength);
  const outcome = await outcomeOf(pdfium, job, bytes);
  parentPort?.postMessage({ kind: 'report', outcome, isSpent: pdfium.bytes().length > MEMORY_KEPT });
}

/** An exception ends the thread: neither reader is to be trusted with another file after it. */
async function outcomeOf(pdfium: Pdfium, job: Job, bytes: Buffer): Promise<Outcome> {
  if (job.kind === 'render') {
    const png = render(pdfium, bytes, job.page, job.width);
    return png ? { png } : {};
  }
  const envelope = envelopeFault(bytes);
  if (envelope) return { fault: envelope };
  const header = headerOffset(bytes);
  const inspected = await inspectPdf(bytes.subarray(header), header);
  if (inspected.fault) return { fault: inspected.fault };
  const seen = view(pdfium, bytes);
  if (seen.fault) return { fault: seen.fault };
  return {
    seen: { ...seen, ...(inspected.attachment === undefined ? {} : { attachment: inspected.attachment }) },
  };
}
