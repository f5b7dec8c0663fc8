const OWN_PAGES = /\/applications\/+[^/?#]/i;

/** An address as logs may hold it: what stands behind /applications/ opens an application, however it is written. */
export function withoutKeys(address: string): string {
  const plain = decoded(address);
  const found = OWN_PAGES.exec(plain);
  return found ? `${plain.slice(0, found.index)}/applications/***` : address;
}

/** ASCII alone, however often it was escaped, and beside escapes that are broken: such an address is refused, and logged. */
function decoded(address: string): string {
  return address.replace(/%(?:25)*([0-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
