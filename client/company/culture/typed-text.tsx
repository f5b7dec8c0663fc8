import './typed-text.css';
import { useContext, useEffect, useRef, useState } from 'react';
import { RotationButton } from '../../ui/carousel/rotation-button.tsx';
import { useRotation } from '../../ui/carousel/use-rotation.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { useReducedMotion } from '../../ui/use-reduced-motion.ts';
import { TYPING } from './motion.ts';
import { Rotating } from './rotating.ts';

type Typing = { line: number; shown: number; deleting: boolean };

/**
 * Lines typed and deleted one after the other (behaviour C2, L7). Assistive technology reads them as a sentence,
 * the animated copy is hidden from it. Inside something that moves it follows that one's pause button; elsewhere
 * it has its own. `label` names what the button pauses.
 */
export function TypedText({ lines, label = 'typing' }: { lines: readonly string[]; label?: string }) {
  const root = useRef<HTMLDivElement>(null);
  const outer = useContext(Rotating);
  const reduced = useReducedMotion();
  const hydrated = useHydrated();
  const [typing, setTyping] = useState<Typing>({ line: 0, shown: lines[0]?.length ?? 0, deleting: false });
  const line = lines[typing.line] ?? '';
  const rotation = useRotation({
    root,
    delay: waitOf(typing, line),
    step: `${typing.line} ${typing.shown} ${typing.deleting}`,
    advance: () => setTyping(nextOf(typing, lines)),
    enabled: outer === null,
  });
  useEffect(() => {
    if (!outer) return;
    const timer = setTimeout(() => setTyping(nextOf(typing, lines)), waitOf(typing, line));
    return () => clearTimeout(timer);
  }, [outer, typing, lines, line]);

  // Without motion the line is shown in full, never cut in the middle of a word.
  const isAtRest = reduced && !rotation.running && !outer;
  return (
    <div ref={root} className="typed">
      <p className="typed__sentence">{lines.join(' ')}</p>
      <div className="typed__stage" aria-hidden="true">
        {lines.map((text) => (
          <span key={text} className="typed__room" data-line={text} />
        ))}
        <span className="typed__line" data-typing={(hydrated && !isAtRest) || undefined}>
          {isAtRest ? line : line.slice(0, typing.shown)}
        </span>
      </div>
      {outer === null && <RotationButton rotation={rotation} label={label} />}
    </div>
  );
}

function waitOf({ shown, deleting }: Typing, line: string): number {
  if (deleting) return TYPING.delete;
  return shown >= line.length ? TYPING.hold : TYPING.type;
}

function nextOf({ line, shown, deleting }: Typing, lines: readonly string[]): Typing {
  const text = lines[line] ?? '';
  if (!deleting && shown < text.length) return { line, shown: shown + 1, deleting };
  if (shown > 0) return { line, shown: shown - 1, deleting: true };
  return { line: (line + 1) % lines.length, shown: 0, deleting: false };
}
