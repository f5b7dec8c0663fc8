import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useKept } from '../kept.ts';

type OptionProps = {
  kind: 'radio' | 'checkbox';
  name: string;
  /** By which the stylesheet knows that it is on. */
  knownAs: string;
  isOn?: boolean;
  label?: string;
  children: ReactNode;
};

/** A control of a board to try: a native input, so that keyboard, pointer and screen reader all have it without scripts. */
export function Option({ kind, name, knownAs, isOn = false, label, children }: OptionProps) {
  const [chosen, choose] = useKept(kind === 'radio' ? name : knownAs, isOn ? knownAs : '');
  const isChosen = chosen === knownAs;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Of several radio buttons the one that is on takes it from the others.
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

/** Words for states of which the stylesheet shows those that hold; a screen reader hears them as they change. */
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
