/** How long the parts of an exchange may take, milliseconds unless said otherwise. Tests pass shorter ones. */
export type Deadlines = {
  /** A body that is not an upload, all of it. */
  body: number;
  /** An upload has to bring `uploadBytesPerSecond` over any such span. */
  uploadWindow: number;
  /** Minimum upload speed (GPRS). */
  uploadBytesPerSecond: number;
  /** From the end of the request to the beginning of the response. */
  answer: number;
  /** From the end of the request to the end of the response: bounds a client that does not read. */
  transfer: number;
  /** How long the rest of a body is discarded after an early response, before the connection is cut. */
  discard: number;
  /** Between two checks of all this. */
  checkEvery: number;
};

export const DEADLINES: Readonly<Deadlines> = {
  body: 30_000,
  uploadWindow: 15_000,
  uploadBytesPerSecond: 8 * 1024,
  answer: 30_000,
  transfer: 120_000,
  discard: 5000,
  checkEvery: 1000,
};
