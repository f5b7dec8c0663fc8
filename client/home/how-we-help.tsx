import { type HelpTopic, helpTopics } from '#content/home/how-we-help-copy.ts';
import { lower } from '#content/home/lower-copy.ts';
import { only } from '#shared/picture-source.ts';
import { AppLink } from '../ui/link/app-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Ticks } from '../ui/text-list.tsx';

export function Help() {
  return (
    <section className="section section--sunken traced traced--start" aria-labelledby="help-title">
      <div className="wrap">
        <div className="head">
          <h2 id="help-title">{lower.help.heading}</h2>
        </div>
        <Tabs
          className="home-help"
          labelledBy="help-title"
          items={helpTopics.map((topic) => ({
            id: topic.id,
            label: topic.label,
            panel: <Topic topic={topic} />,
          }))}
        />
      </div>
    </section>
  );
}

function Topic({ topic: { heading, text, points, link, picture } }: { topic: HelpTopic }) {
  return (
    <div className="split split--wide-end">
      <div className="stack content-start tabs__text">
        <h3>{heading}</h3>
        <p>{text}</p>
        <Ticks of={points} />
        <AppLink className="text-link icon-after" to={link.to}>
          {link.label}
        </AppLink>
      </div>
      <Picture of={only(1200, picture)} className="picture--screen crop" phone />
    </div>
  );
}
