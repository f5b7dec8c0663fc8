import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { StatusMessage } from '../form/status-message.tsx';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';

const TOAST_DURATION = 3000;

export type Toast = { kind: 'success' | 'error'; message: string };
type ShownToast = Toast & { id: number };
let lastId = 0;

/** Time that assistive technology needs to register a live region before text is added, ms. */
const REGION_SETTLES = 100;

type Show = (toast: Toast | undefined) => void;

const ToastContext = createContext<Show>(() => {});

/**
 * Shows a message at the top right, which the page must also contain (WCAG 2.2.1). `undefined` removes the
 * errors of an earlier attempt: they would be taken for those of the next one.
 */
export function useToast(): Show {
  return useContext(ToastContext);
}

/**
 * Holds the messages and the region they appear in. A modal dialog makes all outside it inert, the top layer
 * included: a region there would be painted above the dialog, yet neither be read out nor take a click. So
 * the region is a popover, in the top layer, and moves into a modal dialog for as long as one is open.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [isHeld, setIsHeld] = useState(false);
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const { key } = useLocation();

  /** Moves the region above everything open; true if it is new to assistive technology. */
  const raise = useCallback((): boolean => {
    const element = region.current;
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const host = modal ?? home.current;
    if (!element?.showPopover || !host) return false;
    if (element.parentElement === host && element.matches(':popover-open')) return false;
    host.append(element);
    if (!element.matches(':popover-open')) element.showPopover();
    modal?.addEventListener('close', raise, { once: true });
    return true;
  }, []);

  // Also after each navigation: the dialog it was in may be gone with its page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is the reason
  useEffect(() => {
    raise();
  }, [key, raise]);

  const show = useCallback(
    (toast: Toast | undefined) => {
      if (!toast) {
        setToasts((all) => all.filter(({ kind }) => kind !== 'error'));
        setIsHeld(false);
        return;
      }
      lastId += 1;
      const shown = { ...toast, id: lastId };
      const add = () => setToasts((others) => [...others, shown]);
      if (raise()) setTimeout(add, REGION_SETTLES);
      else add();
    },
    [raise],
  );

  const close = useCallback((id: number, button?: HTMLElement) => {
    if (button) giveFocus(button, cameFrom.current);
    setToasts((all) => all.filter((toast) => toast.id !== id));
    setIsHeld(false);
  }, []);

  const cards = (kind: Toast['kind']) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => <ToastCard key={toast.id} toast={toast} isHeld={isHeld} onClose={close} />);

  return (
    <ToastContext value={show}>
      {children}
      <div ref={home}>
        <section
          ref={region}
          className="toasts on-screen"
          aria-label="Messages"
          popover="manual"
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={(event) => {
            setIsHeld(true);
            if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
          }}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) setIsHeld(false);
          }}
        >
          <div role="alert" aria-atomic="false">
            {cards('error')}
          </div>
          <div role="status" aria-atomic="false">
            {cards('success')}
          </div>
        </section>
      </div>
    </ToastContext>
  );
}

/** Closes automatically, but not while the pointer or the focus is on any toast. */
function ToastCard(props: {
  toast: ShownToast;
  isHeld: boolean;
  onClose: (id: number, button?: HTMLElement) => void;
}) {
  const { toast, isHeld, onClose } = props;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onClose(toast.id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [toast.id, isHeld, onClose]);

  return (
    <div className={`frame frame--small ink toast toast--${toast.kind}`}>
      <div className="toast__row grid gap-3 items-center">
        <Icon name={toast.kind === 'success' ? 'circle-check' : 'circle-alert'} />
        <p className="semibold anywhere">
          <StatusMessage words={toast.message} />
        </p>
        <IconButton
          icon="x"
          className="icon-button--bare"
          label="Close message"
          onClick={({ currentTarget }) => onClose(toast.id, currentTarget)}
        />
      </div>
    </div>
  );
}

/** Moves the focus from a closing toast's button to another toast's, or back to where it came from. */
function giveFocus(button: HTMLElement, cameFrom: Element | null) {
  const others = button.closest('section')?.querySelectorAll('button') ?? [];
  const target = [...others].find((other) => other !== button) ?? cameFrom;
  const isThere = target instanceof HTMLElement && target.isConnected;
  (isThere ? target : document.getElementById('main'))?.focus({ preventScroll: true });
}
