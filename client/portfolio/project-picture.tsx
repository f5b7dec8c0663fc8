import { type projects, portfolio as words } from '#content/portfolio/portfolio-copy.ts';
import { isScreenshot } from '#shared/picture-source.ts';
import { Picture } from '../ui/picture.tsx';
import { RouteDrawing } from './route-drawing.tsx';

type ProjectPictureProps = {
  of: (typeof projects)[number]['picture'];
  sizes: string;
  phone?: boolean | 'tablet';
  priority?: boolean;
};

/** The screen of a project, its board, or the drawing that stands where it has neither. */
export function ProjectPicture({ of, ...props }: ProjectPictureProps) {
  if (of === 'drawing-route') return <RouteDrawing alt={words.routeAlt} />;
  return <Picture of={of} {...props} {...(!isScreenshot(of) && { className: 'project__picture--whole' })} />;
}
