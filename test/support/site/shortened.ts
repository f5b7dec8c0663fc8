/** What a visitor reads of `text` where it is cut after the last whole word within `limit` characters. */
export function shortened(text: string, limit: number): string {
  const line = text.slice(0, limit + 1);
  return line.slice(0, line.lastIndexOf(' '));
}
