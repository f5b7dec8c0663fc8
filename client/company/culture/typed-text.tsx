import './typed-text.css';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { useReducedMotion } from '../../ui/use-media.ts';
import { TYPING } from './motion.ts';

type Typing = { line: number; shown: number; deleting: boolean };

/**
 * Lines typed and deleted one after the other while the banner around them is running (behaviour C2, L7). Assistive
 * technology reads them as a sentence, the animated copy is hidden from it.
 */
export function TypedText({ lines, isRunning }: { lines: readonly string[]; isRunning: boolean }) {
  const reduced = useReducedMotion();
  const hydrated = useHydrated();
  const [typing, setTyping] = useState<Typing>({ line: 0, shown: lines[0]?.length ?? 0, deleting: false });
  const line = lines[typing.line] ?? '';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setTyping(nextOf(typing, lines)), waitOf(typing, line));
    return () => clearTimeout(timer);
  }, [isRunning, typing, lines, line]);

  // Without motion the line is shown in full, never cut in the middle of a word.
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
