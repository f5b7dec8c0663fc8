import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** The HTML of a part by its name, on the page at `pathname`; spares writing it anew where it is known. */
export type WritePart = (name: string, pathname: string, part: ReactNode) => string;

export const KeptParts = /* @__PURE__ */ createContext<WritePart>(() => '');

type PartProps = ComponentProps<'div'> & { name: string };

/**
 * A `<div>` of the layout whose content depends on the page's address and nothing else. The server writes it once for
 * each page and hands out the same text from then on: menus and footer are the greater part of most pages. The browser
 * takes its elements over one by one.
 */
export function KeptPart({ name, ...div }: PartProps) {
  return import.meta.env.SSR ? <WrittenPart name={name} {...div} /> : <div {...div} />;
}

function WrittenPart({ name, children, ...div }: PartProps) {
  const write = useContext(KeptParts);
  const { pathname } = useLocation();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it
  return <div {...div} dangerouslySetInnerHTML={{ __html: write(name, pathname, children) }} />;
}
