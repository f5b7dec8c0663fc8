const KB = 1024;
const MB = 1024 * KB;

/** `1.9 MB`, or `312 KB` below a tenth of a megabyte. */
export function fileSize(bytes: number): string {
  return bytes < MB / 10
    ? `${Math.max(Math.sign(bytes), Math.round(bytes / KB))} KB`
    : `${(bytes / MB).toFixed(1)} MB`;
}

/** `1.2 of 1.9 MB`. */
export function progressOf(sent: number, total: number): string {
  return total < MB / 10
    ? `${Math.round(sent / KB)} of ${fileSize(total)}`
    : `${(sent / MB).toFixed(1)} of ${fileSize(total)}`;
}
