import type { ReactNode } from 'react';
import { application } from '#content/careers/application-copy.ts';
import type { ApplicantView } from '#shared/applicant.ts';
import { fileSize } from '../apply/file-size.ts';
import { dayInWords } from '../day-in-words.ts';

const { fields: words, keptNote } = application;

/** Everything that was sent, as stored, and until when. */
export function HeldFields({ applicant }: { applicant: ApplicantView }) {
  const { name, email, phone, coverLetter, resume, keptUntil } = applicant;
  const pages = resume.pages && `${resume.pages} ${resume.pages === 1 ? 'page' : 'pages'}`;
  return (
    <dl className="held">
      <Held term={words.name}>{name}</Held>
      <Held term={words.email}>{email}</Held>
      <Held term={words.phone}>{phone}</Held>
      <Held term={words.resume}>
        {resume.fileName}
        <span className="note">{[fileSize(resume.byteSize), pages].filter(Boolean).join(', ')}</span>
      </Held>
      <Held term={words.coverLetter}>
        <span className="held__letter">{coverLetter || words.noLetter}</span>
      </Held>
      <Held term={words.keptUntil}>
        <time dateTime={keptUntil}>{dayInWords(keptUntil)}</time>
        <span className="note">{keptNote}</span>
      </Held>
    </dl>
  );
}

function Held({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
