/** A bar at the top while something loads; CSS delays it, so that a fast response shows none. */
export function ProgressLine({ isShown }: { isShown: boolean }) {
  return <div className="progress-line on-screen" aria-hidden="true" hidden={!isShown} />;
}
