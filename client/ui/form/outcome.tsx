import './form.css';
import type { ReactNode, Ref } from 'react';
import { DescriptionList } from '../description-list.tsx';
import { Icon } from '../icon.tsx';
import { type ContactPerson, Person } from '../person/person.tsx';

export type SlipProps = {
  title: ReactNode;
  /** Terms with their values, such as the reference. Those without a value are omitted. */
  receipt: readonly (readonly [string, string | false | undefined])[];
  /** Who reads what was sent. */
  signers: readonly ContactPerson[];
  /** Said with the title and the receipt, as a message. */
  children: ReactNode;
  /** What comes next. */
  ahead?: ReactNode;
  ground?: string;
  ref?: Ref<HTMLDivElement>;
};

/** The result of a submission, in place of the form. Takes the focus, since the button that had it is gone. */
export function OutcomePanel(props: SlipProps) {
  const { title, receipt, signers, children, ahead, ground = 'sunken', ref = takeFocus } = props;
  const known = receipt.flatMap(([term, text]) => (text ? [[term, breakable(text)] as const] : []));
  return (
    <div className={`stack gap-3 outcome ${ground}`} ref={ref}>
      <div className="stack gap-3 whole outcome__said" role="status">
        <div className="beside gap-4 below-2">
          <span className="icon-tile round">
            <Icon name="check" />
          </span>
          <h2 className="title-3" tabIndex={-1}>
            {title}
          </h2>
        </div>
        {children}
        {known.length > 0 && <DescriptionList className="rules pad-2 facts receipt whole" items={known} />}
      </div>
      {ahead}
      <div className="row gap-5 items-start whole">
        {signers.map((signer) => (
          <Person key={signer.id} {...signer} text="" />
        ))}
      </div>
    </div>
  );
}

/** At once, or key presses go nowhere; then to the top: the focus alone would centre the heading. */
const takeFocus = (panel: HTMLElement | null) => {
  panel?.querySelector('h2')?.focus({ preventScroll: true });
  panel?.scrollIntoView();
};

/** An address breaks before its @, rather than within a word. */
const breakable = (text: string) =>
  text.split(/(?=@)/).flatMap((part, at) => (at > 0 ? [<wbr key={part} />, part] : part));
