/** What a resume must not be or carry; `server/resumes/refusals.ts` has the words for each. */
export type FaultKind =
  | 'encrypted'
  | 'javascript'
  | 'launch'
  | 'attachment'
  | 'active'
  | 'remote'
  | 'pages'
  | 'bomb'
  | 'damaged'
  | 'unreadable';

/** Ends the inspection of a file at the first thing found in it that a resume must not carry. */
export class PdfFault extends Error {
  readonly kind: FaultKind;
  constructor(kind: FaultKind) {
    super(kind);
    this.kind = kind;
  }
}

export function refuse(kind: FaultKind | undefined): void {
  if (kind) throw new PdfFault(kind);
}

/** One stream that cannot be undone exactly as a viewer would; what cannot be seen into cannot be vouched for. */
export class UnreadableError extends Error {}
