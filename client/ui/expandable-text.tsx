import { useHydrated } from './hydration/use-hydrated.ts';
import { useKept } from './kept/kept.ts';
import { startOf } from './start-of-text.ts';
import { useMedia } from './use-media.ts';

type ExpandableTextProps = {
  text: string;
  /**
   * How many characters are shown before the cut, and the labels of the button below the text; without
   * labels, the three dots at the cut are the button.
   */
  words: { previewCharacters: number; more?: string; less?: string };
  /** Ends the button's name, to tell it from others on the page: 'of What a sensor should decide'. */
  nameSuffix: string;
  /** Line breaks become spaces in the cut text; the full text keeps them. */
  breaksToSpaces?: boolean;
  /** For a parent that controls it, such as a list with one text open at a time. */
  expanded?: boolean;
  onExpandedChange?: (expanded: boolean) => void;
};

/**
 * A text cut after the last whole word within `previewCharacters`, with a button for the rest. The server
 * sends all of it, once, and CSS hides the rest where scripts run (`data-scripts`): without scripts
 * everything is readable, and once hydrated the hidden words are not in the page at all.
 */
export function ExpandableText(props: ExpandableTextProps) {
  const { text, words, nameSuffix, breaksToSpaces = false, onExpandedChange } = props;
  const { previewCharacters, more = 'Read more', less = 'Show less' } = words;
  const hasWords = words.more !== undefined;
  const hydrated = useHydrated();
  const [own, setOwn] = useKept(nameSuffix, false);
  // On paper there is no button to press.
  const isPrinted = useMedia('print');
  const expanded = isPrinted || (props.expanded ?? own);

  const start = startOf(text, previewCharacters);
  if (start === text) return <p className="as-typed expandable">{text}</p>;

  const cut = breaksToSpaces ? start.replaceAll(/\r?\n/g, ' ') : start;
  const rest = text.slice(start.length);
  const toggle = () => {
    setOwn(!expanded);
    onExpandedChange?.(!expanded);
  };
  const label = expanded ? less : more;
  const dotted = !hasWords && !expanded;
  const button = (
    <button
      type="button"
      className={`needs-scripts ${hasWords ? 'text-link' : 'expandable__dots'}`}
      aria-expanded={expanded}
      onClick={toggle}
    >
      <span aria-hidden={dotted || undefined}>{dotted ? '...' : label}</span>
      <span className="visually-hidden">{dotted ? `${label} ${nameSuffix}` : ` ${nameSuffix}`}</span>
    </button>
  );
  return (
    <>
      <p className="as-typed expandable">
        {/* In an element of its own: translators replace text nodes, and React could not update those. */}
        <span>{expanded ? text : cut}</span>
        {!expanded && !hydrated && <span className="expandable__rest">{rest}</span>}
        {!expanded && hasWords && <span className="needs-scripts">...</span>}
        {!hasWords && button}
      </p>
      {hasWords && button}
    </>
  );
}
