import './web-development-page.css';
import '../../ui/pad/pad.css';
import '../../ui/ticks.css';
import { webDevelopment as words } from '#content/services/web-development-copy.ts';
import { WEB_DEVELOPMENT, webTypePath } from '#shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link/app-link.tsx';
import { pageHead } from '../../ui/page.ts';
import { Picture } from '../../ui/picture.tsx';
import { Points } from '../../ui/points/points.tsx';
import { Section } from '../../ui/section.tsx';
import { ServiceLayout } from '../service-layout.tsx';
import { ShownScreens } from '../shown-screens.tsx';
import { Waterfall } from './waterfall.tsx';

export function Page() {
  const { hero, work, team, fees } = words;
  return (
    <ServiceLayout
      words={words}
      jump={{ to: '#fees', name: hero.fees }}
      aside={
        <div className="square shown-devices">
          <Picture of={hero.picture} sizes="100vw" phone="tablet" priority />
          <Waterfall {...hero.request} />
        </div>
      }
    >
      <Points id="work" {...work} />
      <ShownScreens {...words.shown} />
      <Types />
      <Points id="team" {...team} action={<p className="title-4 ink noted above-4">{team.principle}</p>} />
      <Section id="fees" title={fees.title} text={fees.text} isLead sunken>
        <FeeTable />
        <div className="split split--third above-7 items-start">
          <h3>{fees.never.title}</h3>
          <ul className="grid gap-3 cols-2 ticks">
            {fees.never.items.map((item) => (
              <li key={item}>
                <Icon name="x" className="muted" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </ServiceLayout>
  );
}

function Types() {
  const { title, text, items } = words.types;
  return (
    <Section id="types" title={title} text={text} isLead sunken>
      <ul className="grid cols-2 desk-cols-4 gap-6 rules pad-5 rules--strong">
        {items.map((item) => (
          <li key={item.type} className="linked grid gap-2 content-start">
            <span className="label display below-4" aria-hidden="true">
              {item.mark}
            </span>
            <h3 className="title-2">
              <AppLink className="linked__link" to={webTypePath(item.type)}>
                {item.name}
              </AppLink>
            </h3>
            <p className="balance">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Pricing models side by side, one of them chosen; on narrow screens the table answers for that one only. */
function FeeTable() {
  const { caption, rowHeading, models, rows } = words.fees;
  return (
    <table className="frame text-m fee-table" aria-label={caption}>
      <thead>
        <tr>
          <th scope="col" className="muted">
            {rowHeading}
          </th>
          {models.map(({ name, price, unit, text }, at) => (
            <th key={name} scope="col" className="linked">
              <label className="linked__link block title-1 ink below-2 semibold">
                <input type="radio" className="pad" name="model" defaultChecked={at === 0} />
                {name}
              </label>
              <span className="block mask title-3 semibold">{` ${price} `}</span>
              <span className="block muted">{unit}</span>
              <span className="block inset-3 fee-table__text">{` ${text}`}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row" className="ink semibold">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={models[at]?.name} colSpan={cells.length === 1 ? models.length : undefined}>
                {cell === 'Included' ? (
                  <span className="beside ink">
                    <Icon name="check" className="mask" /> {cell}
                  </span>
                ) : (
                  cell
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const head = () => pageHead(words, WEB_DEVELOPMENT);
