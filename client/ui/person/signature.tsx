import signaturesUrl from '../../pictures/signatures.svg?url';

/**
 * A signature in single strokes, which inherit how much of them is drawn. `of` is the id of a person in
 * content/company/leadership-copy.ts, whose name is beside it.
 */
export function Signature({ of }: { of: string }) {
  return (
    <svg
      className="signature"
      aria-hidden="true"
      width="100%"
      fill="none"
      stroke="currentColor"
      strokeWidth="8"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray="1"
    >
      <use href={`${signaturesUrl}#${of}`} />
    </svg>
  );
}
