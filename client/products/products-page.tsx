import './products-page.css';
import './module-sheet.css';
import './board-states.css';
import { company } from '#content/company.ts';
import { heroEmbedded } from '#content/pictures/hero/embedded.ts';
import { modules, type ProductModule, productsPage } from '#content/products/products-copy.ts';
import { dataSheetPath, PRODUCTS } from '#shared/paths.ts';
import { plainUrl } from '#shared/picture-source.ts';
import { CtaBand } from '../ui/cta-band.tsx';
import { KeyFigures } from '../ui/key-figures.tsx';
import { GetStarted } from '../ui/link/app-link.tsx';
import { type Head, pageHead } from '../ui/page.ts';
import { PageHero } from '../ui/page-hero.tsx';
import { Option, StateOutput } from '../ui/pick/option.tsx';
import { Picture } from '../ui/picture.tsx';
import { ModuleSection } from './module-section.tsx';

export function Page() {
  const { heading, intro, action, figures, closing, tryIt } = productsPage;
  return (
    <>
      <PageHero
        band
        title={heading}
        lead={intro}
        actions={<GetStarted>{action}</GetStarted>}
        aside={
          <div className="square products-hero">
            <Picture
              of={heroEmbedded}
              sizes="(min-width: 90em) 90rem, (min-width: 64em) 100vw, 170vw"
              priority
              alt=""
            />
            <svg viewBox="0 0 800 400" fill="none" aria-hidden="true">
              <path className="when signal hero-on" d="M374 346V318l10-10V290" />
            </svg>
            <span className="when products-hero__led hero-on" aria-hidden="true" />
            <div className="row on-screen products-hero__switch">
              <Option kind="checkbox" name="hero-enable" stateClass="is-enabled">
                {tryIt.press}
              </Option>
              <StateOutput
                states={[
                  { shownBy: 'hero-on', words: tryIt.on },
                  { shownBy: 'hero-off', words: tryIt.off },
                ]}
              />
            </div>
          </div>
        }
      >
        <KeyFigures items={figures} />
      </PageHero>
      <Parts />
      {modules.map((module, at) => (
        <ModuleSection key={module.id} of={module} turned={at % 2 === 1} />
      ))}
      <CtaBand {...closing} actions={<GetStarted>{closing.action}</GetStarted>} />
    </>
  );
}

/** Links to the modules on the page, each with its key figure. */
function Parts() {
  return (
    <nav className="parts ruled-end on-screen" aria-label={productsPage.jumpLabel}>
      <ul className="wrap grid gap-0 always-cols-4 parts__list">
        {modules.map(({ id, short, figure }) => (
          <li key={id}>
            <a className="parts__link row items-baseline" href={`#${id}`}>
              <strong>{short}</strong> <span className="mono-note">{figure}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function head(): Head {
  return {
    ...pageHead(productsPage, PRODUCTS),
    ...(import.meta.env.SSR && { structuredData: () => modules.map(productData) }),
  };
}

/** A schema.org Product. URLs are relative to the page's. */
function productData(module: ProductModule): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: module.title,
    description: module.description,
    url: `${PRODUCTS}#${module.id}`,
    image: plainUrl(module.image),
    brand: { '@type': 'Brand', name: company.name },
    additionalProperty: module.specification.map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    })),
    offers: {
      '@type': 'Offer',
      price: module.price.one,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
    },
    subjectOf: {
      '@type': 'DigitalDocument',
      name: `${productsPage.dataSheet}: ${module.title}`,
      url: dataSheetPath(module.id),
      encodingFormat: 'application/pdf',
    },
  };
}
