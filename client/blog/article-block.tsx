import type { Block } from '#content/blog/article-blocks.ts';
import { marksOf } from '../ui/code-marks.tsx';
import { CodeLines, CodeWords, Prose } from '../ui/code-words.tsx';
import { Picture } from '../ui/picture.tsx';
import { ScrollX } from '../ui/scroll-x.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { LineChart } from './line-chart.tsx';

const SIZES = '(min-width: 80em) 45rem, 92vw';

/** A paragraph, list, table, code listing or figure of an article, whose wide one is on the `ground` of its cover. */
export function ArticleBlock({ block, ground }: { block: Block; ground: string }) {
  const wide = 'isWide' in block ? ` article__figure--wide ${ground}` : '';
  switch (block.kind) {
    case 'text':
      return <Prose text={block.text} />;
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
      return <ArticleTable of={block} wide={wide} />;
    case 'code':
    case 'picture':
    case 'chart':
      return (
        <figure className={`grid gap-4 article__figure${wide}`}>
          {block.kind === 'code' && (
            <pre className="frame frame--small sunken box-5 code ink anywhere">
              <CodeLines code={block.code} marked={marksOf} />
            </pre>
          )}
          {block.kind === 'picture' && <Picture of={block.image} className="frame" sizes={SIZES} phone />}
          {block.kind === 'chart' && <LineChart of={block} />}
          <figcaption>{block.caption}</figcaption>
        </figure>
      );
  }
}

/** On a phone each row becomes a list; elsewhere the table fits or scrolls. */
function ArticleTable({ of, wide }: { of: Extract<Block, { kind: 'table' }>; wide: string }) {
  const { caption, head, rows } = of;
  return (
    // Not labelled with the caption, which screen readers would then read twice.
    <ScrollX className={`table article__figure${wide}`} label="Table">
      <DataTable
        caption={caption}
        heads={head}
        rows={rows.map(([name, ...values]) => [
          name,
          ...values.map((value) => <CodeWords key={value} text={value} />),
        ])}
      />
    </ScrollX>
  );
}
