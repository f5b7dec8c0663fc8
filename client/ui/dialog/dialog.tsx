import './dialog.css';
import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';

type DialogProps = ComponentProps<'dialog'> & {
  className: string;
  isOpen: boolean;
  /** Called when the dialog has closed, whichever way: Escape, a button or the backdrop. */
  onClose: () => void;
  /** Whether a click on the backdrop closes it; called on the click. */
  mayDismiss?: (dialog: HTMLDialogElement) => boolean;
  /** Selector of the element that takes the focus; by default the first control. */
  firstFocus?: string;
  /** Selector of an element that counts as the backdrop, in a dialog that fills the window. */
  backdrop?: string;
};

/** A native modal dialog: the browser provides Escape, the inert page behind it and the return of the focus. */
export function Dialog(props: DialogProps) {
  const { isOpen, mayDismiss = () => true, firstFocus, backdrop, className, ...attributes } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (!isOpen) return dialog.close();
    dialog.showModal();
    if (firstFocus) dialog.querySelector<HTMLElement>(firstFocus)?.focus();
  }, [isOpen, firstFocus]);

  /**
   * Closes on a click on the backdrop, but not when a text selection ends there, nor on the second click of a
   * double click on what opened it.
   */
  function clicked(event: MouseEvent<HTMLDialogElement>) {
    const dialog = event.currentTarget;
    const { target, detail } = event;
    const isBackdrop = target === dialog || (backdrop && (target as Element).matches(backdrop));
    if (isBackdrop && detail < 2 && pressed.current === target && mayDismiss(dialog)) dialog.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the browser's own
    <dialog
      {...attributes}
      ref={ref}
      className={`frame dialog ${className}`}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={clicked}
    />
  );
}
