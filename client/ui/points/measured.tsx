import './points.css';
import type { MeasuredResult } from '#content/points.ts';
import { casePath } from '#shared/paths.ts';
import { TextLink } from '../link/app-link.tsx';

/** One measured result beside an offer, with a link to how it was measured. */
export function Measured({ figure, of, project, how }: MeasuredResult & { how: string }) {
  return (
    <p className="stack gap-1 noted measured balance">
      <strong className="title-3">{figure}</strong> <span>{`${of} `}</span>
      <TextLink to={casePath(project)}>{how}</TextLink>
    </p>
  );
}
