import './fading-banner.css';
import { useEffect, useRef, useState } from 'react';
import { culture } from '#content/company/culture-copy.ts';
import { RotationButton } from '../../ui/carousel/rotation-button.tsx';
import { useRotation } from '../../ui/carousel/use-rotation.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { Picture } from '../../ui/picture.tsx';
import { useReducedMotion } from '../../ui/use-media.ts';
import { CULTURE_BANNER, TYPING } from './motion.ts';

const { label, pictures, taglines } = culture.banner;

/** Pictures that cross-fade above the page's heading and a typed text (behaviour C2, L7). */
export function FadingBanner() {
  const root = useRef<HTMLElement>(null);
  const [active, setActive] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const next = (active + 1) % pictures.length;
  const rotation = useRotation({
    root,
    delay: CULTURE_BANNER.autoplay,
    movement: CULTURE_BANNER.fade,
    step: active,
    advance: () => {
      setActive(next);
      setFurthest(Math.max(furthest, next));
    },
  });

  return (
    <section ref={root} className="band band--plain grid gap-0 fading-banner" aria-label={label}>
      <div className="fading-banner__pictures">
        {pictures.map((picture, at) => (
          <div
            key={picture.file}
            className="whole fading-banner__picture"
            data-active={at === active || undefined}
            data-near={at <= furthest || (rotation.running && at === next) || undefined}
            aria-hidden={at !== active}
          >
            <Picture of={picture} sizes="100vw" priority={at === 0} alt="" />
          </div>
        ))}
      </div>
      <div className="wrap pair items-end fading-banner__words">
        <h1 className="full" tabIndex={-1}>
          {culture.heading}
        </h1>
        <TypedText lines={taglines} isRunning={rotation.running} />
        <RotationButton rotation={rotation} label={label} />
      </div>
    </section>
  );
}

type Typing = { line: number; shown: number; deleting: boolean };

/**
 * Lines typed and deleted one after another while the banner around them runs (behaviour C2, L7). Assistive
 * technology reads them as one sentence; the animated copy is hidden from it.
 */
function TypedText({ lines, isRunning }: { lines: readonly string[]; isRunning: boolean }) {
  const reduced = useReducedMotion();
  const hydrated = useHydrated();
  const [typing, setTyping] = useState<Typing>({ line: 0, shown: lines[0]?.length ?? 0, deleting: false });
  const line = lines[typing.line] ?? '';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setTyping(nextTyping(typing, lines)), delayOf(typing, line));
    return () => clearTimeout(timer);
  }, [isRunning, typing, lines, line]);

  // Without animation the line is shown in full, never cut off mid-word.
  const isAtRest = reduced && !isRunning;
  return (
    <div>
      <p className="ink typed__sentence shown-without-scripts">{lines.join(' ')}</p>
      <div className="typed__stage grid gap-0 ink needs-scripts" aria-hidden="true">
        {lines.map((text) => (
          <span key={text} className="typed__room" data-line={text} />
        ))}
        <span className="typed__line" data-typing={(hydrated && !isAtRest) || undefined}>
          {isAtRest ? line : line.slice(0, typing.shown)}
        </span>
      </div>
    </div>
  );
}

function delayOf({ shown, deleting }: Typing, line: string): number {
  if (deleting) return TYPING.delete;
  return shown >= line.length ? TYPING.hold : TYPING.type;
}

function nextTyping({ line, shown, deleting }: Typing, lines: readonly string[]): Typing {
  const text = lines[line] ?? '';
  if (!deleting && shown < text.length) return { line, shown: shown + 1, deleting };
  if (shown > 0) return { line, shown: shown - 1, deleting: true };
  return { line: (line + 1) % lines.length, shown: 0, deleting: false };
}
