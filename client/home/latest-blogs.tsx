import './latest-blogs.css';
import { useState } from 'react';
import { type BlogCard, blogCards } from '#content/home/latest-blogs-copy.ts';
import { lower } from '#content/home/lower-copy.ts';
import { articlePath, BLOGS } from '#shared/paths.ts';
import { only } from '#shared/picture-source.ts';
import { ExpandableText } from '../ui/expandable-text.tsx';
import { AppLink } from '../ui/link/app-link.tsx';
import { Picture } from '../ui/picture.tsx';

const words = lower.blogs;

/** Three stories, of which one at a time shows all of its text. */
export function Blogs() {
  const [expanded, setExpanded] = useState<string | null>(null);
  return (
    <section className="section section--flush" aria-labelledby="blogs-title">
      <div className="wrap">
        <div className="head head--row">
          <h2 id="blogs-title">{words.heading}</h2>
          <AppLink className="text-link icon-after" to={BLOGS}>
            {words.all}
          </AppLink>
        </div>
        <ul className="home-blogs">
          {blogCards.slice(0, words.cards).map((card) => (
            <li key={card.id} className="home-blog">
              <Story
                card={card}
                expanded={expanded === card.id}
                onExpandedChange={(open) => setExpanded(open ? card.id : null)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Story(props: { card: BlogCard; expanded: boolean; onExpandedChange: (expanded: boolean) => void }) {
  const { card, expanded, onExpandedChange } = props;
  const { id, title, description, image, date, day, hoverMessage } = card;
  return (
    <>
      <AppLink className="home-blog__picture" to={BLOGS}>
        <Picture of={only(800, image)} alt="" phone />
        <span className="home-blog__hover">
          {hoverMessage}
          <span className="visually-hidden">{`: ${title}`}</span>
        </span>
      </AppLink>
      <time dateTime={day}>{date}</time>
      <h3>
        <AppLink className="home-blog__title" to={articlePath(id)}>
          {title}
        </AppLink>
      </h3>
      <ExpandableText
        text={description}
        limit={words.previewCharacters}
        mode="words"
        moreLabel={words.more}
        lessLabel={words.less}
        nameSuffix={`of ${title}`}
        breaksToSpaces
        expanded={expanded}
        onExpandedChange={onExpandedChange}
      />
    </>
  );
}
