import { type HelpTopic, helpTopics } from '#content/home/how-we-help-copy.ts';
import { lower } from '#content/home/lower-copy.ts';
import { only } from '#shared/picture-source.ts';
import { MoreLink } from '../ui/link/app-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextList } from '../ui/text-list.tsx';

export function Help() {
  return (
    <Section
      id="help"
      title={lower.help.heading}
      line={lower.help.line}
      sunken
      className="traced traced--start"
    >
      <Tabs
        className="home-help crop"
        aria-labelledby="help-title"
        items={helpTopics}
        panel={(topic) => <Topic {...topic} />}
      />
    </Section>
  );
}

function Topic({ heading, text, points, link, picture }: HelpTopic) {
  return (
    <div className="split split--third items-start">
      <div className="stack content-start tabs__text">
        <h3>{heading}</h3>
        <p>{text}</p>
        <TextList of={points} />
        <MoreLink to={link.to}>{link.label}</MoreLink>
      </div>
      <Picture of={only(1600, picture)} className="picture--screen" phone />
    </div>
  );
}
