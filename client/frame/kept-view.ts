/**
 * What readers open, choose and press; what they type in forms is kept as drafts. What loads once the page answers
 * (`data-later`) is not there yet when a view is restored.
 */
const CONTROLS = 'main :is(details, [role=tab], [aria-expanded], input:not(form *, [data-later] *))';

/** How long a panel takes to open, in the tokens. */
const PANEL_TIME = '--t-panel';

/** How a page was left: which of its controls were on, in the order of the page, and the place, px. */
type View = { on: boolean[]; y: number };

const STORE = 'views';
/** By entry of the history, of all documents of the tab. */
let views: Map<string, View>;
let shown: View | undefined;

export const hasView = () => shown !== undefined;

/**
 * The page on show is now that of the history's entry `key`. For whoever comes back to it, opens, chooses and presses
 * again what they had when they left: their place was measured in a page of that height.
 */
export function showView(key: string, isReturn: boolean): void {
  const entry = `${key} ${location.pathname}`;
  const isFirst = shown === undefined;
  if (isFirst) views = new Map(stored());
  const left = isReturn ? views.get(entry) : undefined;
  shown = { ...(isFirst ? { on: controls().map(isOn), y: scrollY } : { on: [], y: 0 }), ...left };
  views.set(entry, shown);
  // Where the scripts came late, the reader may have gone on. Where they did not, the browser may still have restored
  // an older place: it notes places with a delay.
  if (left) restore(left, !isFirst || !('moved' in document.documentElement.dataset));
  if (isFirst) takeNotes();
}

function takeNotes(): void {
  // Also without `scroll`, which a busy browser is late with, and which what it restored itself has fired before.
  const notePlace = () => Object.assign(shown ?? {}, { y: scrollY });
  for (const type of ['click', 'keyup']) {
    const note = () => {
      notePlace();
      // What a press does is done after it.
      setTimeout(() => Object.assign(shown ?? {}, { on: controls().map(isOn) }));
    };
    addEventListener(type, note, true);
  }
  addEventListener('scroll', notePlace);
  // First of all: whoever shows the other page moves it.
  addEventListener('popstate', notePlace, true);
  addEventListener('pagehide', () => {
    notePlace();
    try {
      sessionStorage.setItem(STORE, JSON.stringify([...views]));
    } catch {
      // Without storage, or room in it, a reload shows the page as it was sent.
    }
  });
}

/** What a reload, or the way back from another document, finds. */
function stored(): [string, View][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
  } catch {
    return [];
  }
}

type Control = HTMLElement & { open?: boolean; checked?: boolean };

const controls = () => [...document.querySelectorAll<Control>(CONTROLS)];

const isOn = ({ open, checked, ariaSelected, ariaExpanded }: Control) =>
  open ?? checked ?? (ariaSelected ?? ariaExpanded) === 'true';

function restore({ on, y }: View, mayScroll: boolean): void {
  const found = controls();
  const others = found.filter((control, at) => isOn(control) !== on[at]);
  if (found.length !== on.length || others.length === 0) return;
  // Panels open and close at once: what moves later would move the place.
  const { style } = document.documentElement;
  style.setProperty(PANEL_TIME, '0s');
  // Firefox would come after `settle`, and move the page by what they moved.
  if (mayScroll) style.overflowAnchor = 'none';
  for (const control of others) {
    if (control.open !== undefined) control.open = !control.open;
    // Of several tabs or radio buttons the one that was on takes it from the others.
    else if (!isOn(control) || control.matches('[type=checkbox]')) control.click();
  }
  // React renders what the presses came to when its effects are over, and browsers anchor what is in view after that.
  const settle = () => mayScroll && scrollTo({ top: y, behavior: 'instant' });
  queueMicrotask(settle);
  requestAnimationFrame(() => {
    settle();
    style.removeProperty(PANEL_TIME);
    style.overflowAnchor = '';
  });
}
