import { useNavigation } from 'react-router-dom';

/** A line at the top while a page is on its way; its style delays it, so that a fast response shows nothing. */
export function ProgressLine() {
  const isIdle = useNavigation().state === 'idle';
  return <div className="progress-line" aria-hidden="true" hidden={isIdle} />;
}
