import './project-card.css';
import { type projects, portfolio as words } from '#content/portfolio/portfolio-copy.ts';
import { isScreenshot } from '#shared/picture-source.ts';
import { pads } from '../ui/drawing/pads.ts';
import { Drawing, Print } from '../ui/line-drawing/marks.tsx';
import { Picture } from '../ui/picture.tsx';

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

/** What stands beside the stops, at the ends of their traces. */
const STOPS = [
  { name: 'Kodariya', x: 44, y: 376 },
  { name: 'Cantonment', x: 244, y: 336 },
  { name: 'Library Road', x: 434, y: 216 },
  { name: 'School', x: 520, y: 146 },
] as const;

/** A bus route drawn as a trace on a board, with its stops as vias; stands where a project has no screen to show. */
function RouteDrawing({ alt }: { alt: string }) {
  return (
    <Drawing
      is="route-drawing"
      size={[640, 400]}
      label={alt}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="4"
    >
      <rect fill="var(--band-bg)" width="640" height="400" />
      <path
        stroke="var(--band-border)"
        strokeWidth="2"
        opacity="0.45"
        d="M-10 70H160l60 60H400l70-70H660M-10 210H90l70 70H330l60-60H660M-10 340H220l70-70M120-10V90l60 60V410M330-10v120l-60 60v100l80 80v60M500-10V90l-50 50v110l90 90v70M580-10V410"
      />
      <path stroke="var(--band-muted)" strokeWidth="6" d="M60 340H190l60-60H350l60-60V160l60-60H580" />
      <path stroke="var(--band-enig)" strokeWidth="6" d="M60 340H190l60-60H350" />
      <path
        fill="var(--band-bg)"
        stroke="var(--band-enig)"
        d={pads('60 340, 220 310, 410 200, 480 100', 8)}
      />
      <circle fill="var(--band-accent)" opacity="0.22" cx="350" cy="280" r="26" />
      <circle fill="var(--band-accent)" stroke="var(--band-bg)" cx="350" cy="280" r="12" />
      <rect fill="var(--band-ink)" x="566" y="86" width="28" height="28" rx="4" />
      {STOPS.map(({ name, x, y }) => (
        <Print key={name} x={x} y={y} words={name} />
      ))}
      <Print is="route-drawing__time" x={252} y={244} words="4 min" />
    </Drawing>
  );
}
