/** A part of a letter. Texts are plain: the functions that render them escape them. */
export type Block =
  | { kind: 'paragraph' | 'heading' | 'note'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'list'; items: readonly string[] }
  /** What a person typed, with its line breaks. */
  | { kind: 'quotation'; text: string }
  | { kind: 'button'; text: string; href: string };

/** The content of a letter, from which both its HTML and its plain text are made. */
export type Letter = {
  subject: string;
  title: string;
  blocks: readonly Block[];
  foot: readonly string[];
};

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const heading = (text: string): Block => ({ kind: 'heading', text });
export const facts = (rows: readonly (readonly [string, string])[]): Block => ({ kind: 'facts', rows });
export const list = (items: readonly string[]): Block => ({ kind: 'list', items });

const WHEN = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Such as `Sunday, 22 November 2026 at 11:15, Indian time`. */
export const whenInWords = (time: Date): string => `${WHEN.format(time)}, Indian time`;

const RULE = '-'.repeat(64);

/** A letter as plain text: complete, for programs and people that take no HTML. */
export function asText(letter: Letter): string {
  const body = [letter.title.toUpperCase(), ...letter.blocks.map(textOf)];
  return `${[...body, RULE, letter.foot.join('\n')].join('\n\n')}\n`;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat([...block.text].length)}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'quotation':
      return block.text.replace(/^/gm, '> ');
    case 'button':
      return `${block.text}:\n${block.href}`;
    default:
      return block.text;
  }
}
