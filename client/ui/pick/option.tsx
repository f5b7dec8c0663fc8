import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useKept } from '../kept/kept.ts';

type OptionProps = {
  kind: 'radio' | 'checkbox';
  name: string;
  /** Class of the input, by which the stylesheet tests whether it is checked. */
  stateClass: string;
  isOn?: boolean;
  label?: string;
  children: ReactNode;
};

/** A control of an interactive board: a native input, so it works by any device and without scripts. */
export function Option({ kind, name, stateClass, isOn = false, label, children }: OptionProps) {
  const [chosen, choose] = useKept(kind === 'radio' ? name : stateClass, isOn ? stateClass : '');
  const isChosen = chosen === stateClass;
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
        className={stateClass}
        defaultChecked={isChosen}
        aria-label={label}
        onChange={({ target }) => choose(target.checked ? stateClass : '')}
      />
      <span>{children}</span>
    </label>
  );
}

/** Words for all states, of which CSS shows the current ones; a screen reader announces changes. */
export function StateOutput({ states }: { states: readonly { shownBy: string; words: string }[] }) {
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
