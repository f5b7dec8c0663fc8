import type { ReactNode } from 'react';
import type { Block } from '#content/blog/article-blocks.ts';
import { CodeWords } from '../ui/code-words.tsx';
import { Picture } from '../ui/picture.tsx';
import { LineChart } from './line-chart.tsx';

const PICTURE_SIZES = '(min-width: 62em) 52rem, 92vw';

/** One paragraph, list, table, listing or figure of an article. */
export function ArticleBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <CodeWords text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <CodeWords text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <ArticleTable of={block} />;
    case 'code':
      return (
        <figure className="article__figure">
          <Sideways className="frame frame--small sunken ink article__listing" kind="Listing">
            <pre>
              <code>{block.code}</code>
            </pre>
          </Sideways>
          <figcaption>{block.caption}</figcaption>
        </figure>
      );
    case 'picture':
      return (
        <figure className="article__figure">
          <Picture of={block.image} sizes={PICTURE_SIZES} phone />
          <figcaption>{block.caption}</figcaption>
        </figure>
      );
    case 'chart':
      return (
        <figure className="article__figure">
          <LineChart of={block} />
          <figcaption>{block.caption}</figcaption>
        </figure>
      );
  }
}

/** Scrolls by keyboard too. Its caption names what is inside: a box of that name would have it read twice. */
function Sideways({ kind, ...rest }: { kind: string; className: string; children: ReactNode }) {
  // biome-ignore lint/a11y/useSemanticElements: no form group
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keyboard too
  return <div role="group" aria-label={kind} tabIndex={0} {...rest} />;
}

/** On a phone each row is a list of its own, whose entries the style names by `data-column`. Elsewhere it fits or scrolls by itself. */
function ArticleTable({ of: { caption, head, rows } }: { of: Extract<Block, { kind: 'table' }> }) {
  return (
    <Sideways className="table article__figure" kind="Table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row" data-column={head[0]}>
                {name}
              </th>
              {values.map((value, at) => (
                <td key={head[at + 1]} data-column={head[at + 1]}>
                  <CodeWords text={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  );
}
