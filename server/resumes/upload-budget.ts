import type { Request, Response } from 'express';
import { Refusal } from '../http/errors.ts';
import { type Exchange, exchangeOf } from '../http/exchange.ts';
import { visitorOf } from '../http/rate-limits.ts';
import { BUSY, RETRY } from './refusals.ts';

const ONE_AFTER_THE_OTHER = 'Please send one application after the other.';

type Upload = { visitor: string; bytes: number; exchange: Exchange };

/**
 * Bounds the memory that uploads hold, by the bytes that have arrived: where they become too many, the visitor who
 * holds most of them loses an upload. Silent uploads therefore keep nobody out, nor do fast ones.
 */
export class UploadBudget {
  readonly #uploads = new Set<Upload>();
  readonly #limits: { bytes: number; ofOneVisitor: number };
  #held = 0;

  /** `ofOneVisitor`: uploads of one visitor at a time. */
  constructor(limits: { bytes: number; ofOneVisitor: number }) {
    this.#limits = limits;
  }

  /**
   * Counts the bytes of an upload until its response is over; its body is to be read in the same turn of the event loop.
   * @throws {Refusal} 429 for one more of a visitor than there may be
   */
  admit(req: Request, res: Response): void {
    const visitor = visitorOf(req);
    const own = [...this.#uploads].filter((upload) => upload.visitor === visitor);
    if (own.length >= this.#limits.ofOneVisitor)
      throw new Refusal(429, ONE_AFTER_THE_OTHER, { headers: RETRY });
    const upload = { visitor, bytes: 0, exchange: exchangeOf(res) };
    this.#uploads.add(upload);
    res.once('close', () => this.#remove(upload));
    req.on('data', (chunk: Buffer) => {
      if (!this.#uploads.has(upload)) return;
      upload.bytes += chunk.length;
      this.#held += chunk.length;
      while (this.#held > this.#limits.bytes) this.#refuseLargest();
    });
  }

  #remove(upload: Upload): void {
    if (this.#uploads.delete(upload)) this.#held -= upload.bytes;
  }

  /** The largest upload of the visitor who holds most. */
  #refuseLargest(): void {
    const ofVisitors = [...Map.groupBy(this.#uploads, ({ visitor }) => visitor).values()];
    const [most = []] = ofVisitors.toSorted((one, other) => bytesOf(other) - bytesOf(one));
    const [largest] = most.toSorted((one, other) => other.bytes - one.bytes);
    if (!largest) throw new Error('Bytes are held by uploads alone');
    this.#remove(largest);
    largest.exchange.refuse(new Refusal(503, BUSY, { headers: RETRY }));
  }
}

const bytesOf = (uploads: readonly Upload[]) => uploads.reduce((sum, { bytes }) => sum + bytes, 0);
