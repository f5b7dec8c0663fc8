import type { Block, Letter } from './letter.ts';

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
