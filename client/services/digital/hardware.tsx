import './hardware.css';
import type { HardwareAnswers } from '#content/services/digital-types/digital-type-copy.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Points } from '../../ui/points/points.tsx';
import { Section } from '../../ui/section.tsx';

/** What decides about a device: its radio, how long its battery lasts, and what comes after the first sample. */
export function Hardware({ radios, battery, answers }: HardwareAnswers) {
  return (
    <>
      <Section id="radios" title={radios.title} text={radios.text} isLead>
        <ul className="frame frame--cells grid radios">
          {radios.list.map(({ name, text, answers: said }) => (
            <li key={name} className="frame--padded">
              <div>
                <h3 className="title-2">{name}</h3>
                <p className="note">{text}</p>
              </div>
              <DescriptionList
                className="text-s"
                items={said.map((answer, at) => [radios.questions[at] ?? '', answer])}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Points id="battery" {...battery} sunken />
      <Section id="answers" title={answers.title} isNear>
        <ul className="rules rules--strong rules--closed pad-5 wide">
          {answers.list.map(([question, answer]) => (
            <li key={question} className="split split--third items-start gap-2">
              <h3>{question}</h3>
              <p>{answer}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
