import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useKept } from '../kept.ts';

type OptionProps = {
  kind: 'radio' | 'checkbox';
  name: string;
  /** Class of the input, by which the stylesheet tests whether it is checked. */
  knownAs: string;
  isOn?: boolean;
  label?: string;
  children: ReactNode;
};

/** A control of an interactive board: a native input, so it works by any device and without scripts. */
export function Option({ kind, name, knownAs, isOn = false, label, children }: OptionProps) {
  const [chosen, choose] = useKept(kind === 'radio' ? name : knownAs, isOn ? knownAs : '');
  const isChosen = chosen === knownAs;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Checking a radio button unchecks the others, so only the chosen one is set.
    if (input.current && (isChosen || kind === 'checkbox')) input.current.checked = isChosen;
  }, [isChosen, kind]);
  return (
    <label className={`pick pick--${kind}`}>
      <input
        ref={input}
        type={kind}
        name={name}
        className={knownAs}
        defaultChecked={isChosen}
        aria-label={label}
        onChange={({ target }) => choose(target.checked ? knownAs : '')}
      />
      <span>{children}</span>
    </label>
  );
}

/** Words for all states, of which CSS shows the current ones; a screen reader announces changes. */
export function Saying({ states }: { states: readonly { shownBy: string; words: string }[] }) {
  return (
    <output className="medium ink block saying">
      {states.map(({ shownBy, words }) => (
        <span key={shownBy} className={`when ${shownBy}`}>
          {`${words} `}
        </span>
      ))}
    </output>
  );
}
