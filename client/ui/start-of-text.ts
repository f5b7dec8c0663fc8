/** The whole words of `text` within `limit` characters. A single word that is longer is cut. */
export function startOf(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const within = characters.slice(0, limit + 1).join('');
  const words = within.replace(/\s+\S*$/, '');
  return words === within ? characters.slice(0, limit).join('') : words;
}
