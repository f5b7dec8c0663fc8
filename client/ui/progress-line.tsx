/** A line at the top while something is on its way; its style delays it, so that a fast response shows nothing. */
export function ProgressLine({ isShown }: { isShown: boolean }) {
  return <div className="progress-line on-screen" aria-hidden="true" hidden={!isShown} />;
}
