/** How long the parts of an exchange may take, milliseconds unless said otherwise. Tests pass shorter ones. */
export type Deadlines = {
  /** All of the request's headers. */
  headers: number;
  /** A body that is not an upload, all of it. */
  body: number;
  /** An upload has to bring `uploadBytesPerSecond` over any such span. */
  uploadWindow: number;
  /** Slower than a second-generation phone network is not a visitor. */
  uploadBytesPerSecond: number;
  /** The answer, once the whole request is there. */
  answer: number;
  /** The rest of a body whose answer has been sent is drained for so long. */
  drain: number;
  /** The same where the connection ends with the answer. */
  linger: number;
  /** A socket on which nothing moves in either direction. */
  silence: number;
  /** A connection on which no request is under way; longer than proxies keep theirs, which must end them first. */
  keepAlive: number;
  /** An upload is not asked to give way to another before this. */
  uploadGrace: number;
  /** How often all of this is looked at. */
  checkEvery: number;
};

export const DEADLINES: Readonly<Deadlines> = {
  headers: 10_000,
  body: 30_000,
  uploadWindow: 15_000,
  uploadBytesPerSecond: 8 * 1024,
  answer: 30_000,
  drain: 5000,
  linger: 1000,
  silence: 60_000,
  keepAlive: 65_000,
  uploadGrace: 2000,
  checkEvery: 1000,
};
