import './person.css';
import { Signature } from './signature.tsx';

export type ContactPerson = {
  /** As in content/company/leadership-copy.ts. */
  id: string;
  name: string;
  role: string;
  text: string;
};

/** Somebody the visitor will deal with, below their signature. */
export function Person({ id, name, role, text }: ContactPerson) {
  return (
    <div className="person grid gap-2 content-start">
      <Signature of={id} />
      <p>
        <strong className="block">{name}</strong> <span className="note">{role}</span>
      </p>
      {text && <p className="balance">{text}</p>}
    </div>
  );
}
