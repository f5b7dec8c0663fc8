import './module-section.css';
import { type ProductModule, productsPage } from '#content/products/products-copy.ts';
import { askAbout, dataSheetPath } from '#shared/paths.ts';
import { Accordion } from '../ui/accordion/accordion.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/link/app-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { TextList } from '../ui/text-list.tsx';
import { ModuleSheet } from './module-sheet.tsx';

type ModuleSectionProps = {
  of: ProductModule;
  /** Puts the picture on the right and the section on the page's own background; modules alternate. */
  turned: boolean;
};

/** One module: picture, text, a specification and features panel (one open, behaviour P3), and its sheet. */
export function ModuleSection({ of, turned }: ModuleSectionProps) {
  const panels = [
    {
      id: 'specification',
      title: productsPage.specification,
      body: (
        <DataTable
          className="text-s spec-table"
          aria-label={`${productsPage.specification}: ${of.title}`}
          rows={of.specification.map(({ label, value }) => [label, value])}
        />
      ),
    },
    {
      id: 'features',
      title: productsPage.features,
      body: <TextList className="vias bullets text-m grid gap-2" of={of.features} />,
    },
  ];
  return (
    <div className={turned ? 'section module' : 'section section--sunken module'}>
      <div className="wrap">
        <section
          className={turned ? 'split split--wide-end items-start module--turned' : 'split items-start'}
          id={of.id}
          aria-labelledby={`${of.id}-title`}
        >
          <figure className="module__views grid gap-3 crop">
            <Picture
              of={of.image}
              sizes={`(min-width: 64em) ${turned ? '55vw' : 'min(45vw, 42rem)'}, (min-width: 48em) 45vw, 92vw`}
            />
            <figcaption className="note grid gap-0">
              <span>{of.caption[0]}</span> <span>{of.caption[1]}</span>
            </figcaption>
          </figure>
          <div className="module__words">
            <div className="module__title below-5 grid gap-3">
              <p className="label">{of.designator}</p>
              <h2 id={`${of.id}-title`}>{of.title}</h2>
              <p>{of.description}</p>
            </div>
            {/* A name per section: opening a panel must not close one of another module (behaviour P3). */}
            <Accordion name={`${of.id}-panels`} items={panels} open="specification" />
          </div>
          <div>
            <a className="row gap-2 module__data-sheet target medium" href={dataSheetPath(of.id)}>
              <Icon name="file-text" />
              {productsPage.dataSheet}: {of.short}
              <span className="mono-note">{productsPage.dataSheetKind}</span>
            </a>
            <p>
              {`${productsPage.price(of.price)} `}
              <TextLink to={askAbout(of.id)}>
                {productsPage.order}
                <span className="visually-hidden">{`: ${of.title}`}</span>
              </TextLink>
            </p>
          </div>
        </section>
        <ModuleSheet of={of.id} above={of.above} />
      </div>
    </div>
  );
}
