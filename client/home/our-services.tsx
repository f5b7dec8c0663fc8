import '../ui/picture.css';
import { home, type Service, services } from '#content/home/home-copy.ts';
import { PRODUCTS } from '#shared/paths.ts';
import { only } from '#shared/picture-source.ts';
import { Carousel } from '../ui/carousel/carousel.tsx';
import { AppLink, MoreLink } from '../ui/link/app-link.tsx';
import { SmallPicture } from '../ui/small-picture.tsx';
import { SERVICES_CAROUSEL } from './motion.ts';

export function Services() {
  return (
    <div className="wrap section prints" id="services">
      <Carousel
        label={home.services.heading}
        heading={
          <div className="stack gap-3">
            <h2 className="label">{home.services.heading}</h2>
            <p className="title-4 ink balance">{home.services.title}</p>
            <p className="lead balance">{home.services.line}</p>
          </div>
        }
        slides={services.map((service) => ({
          key: service.title,
          name: service.title,
          content: <ServiceCard service={service} />,
        }))}
        {...SERVICES_CAROUSEL}
        dots
      />
      <BoardsTeaser />
    </div>
  );
}

function ServiceCard({ service: { picture, title, subtitle, route } }: { service: Service }) {
  return (
    <div className="stack content-start linked service-card">
      <SmallPicture of={only(576, picture)} alt={picture.alt} />
      <div className="stack gap-2">
        <h3 className="title-2">{title}</h3>
        <p>{subtitle}</p>
        <AppLink className="text-link icon-after linked__link" to={route}>
          {home.services.caption}
          <span className="visually-hidden">{`: ${title}`}</span>
        </AppLink>
      </div>
    </div>
  );
}

/** A link to the products page, where the boards can be tried. */
function BoardsTeaser() {
  const { heading, text, action, list } = home.boards;
  return (
    <div className="split split--third gap-5 above-7">
      <div className="stack gap-3">
        <h3 className="title-3">{heading}</h3>
        <p>{text}</p>
        <MoreLink to={PRODUCTS}>{action}</MoreLink>
      </div>
      <div className="grid always-cols-2 desk-cols-4 gap-3">
        {list.map(({ name, picture }) => (
          <SmallPicture key={name} of={only(480, picture)} alt={name} />
        ))}
      </div>
    </div>
  );
}
