const OWN_PAGES = /\/applications\/+[^/?#]/i;

/** An address as logs may hold it: what stands behind /applications/ opens an application, however it is written. */
export function withoutKeys(address: string): string {
  const plain = decoded(address);
  const found = OWN_PAGES.exec(plain);
  return found ? `${plain.slice(0, found.index)}/applications/***` : address;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
