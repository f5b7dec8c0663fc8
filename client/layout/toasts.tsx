import { createContext, useContext } from 'react';

export type Toast = { kind: 'success' | 'error'; message: string };

const ToastContext = createContext<(toast: Toast) => void>(() => {});
export const ToastProvider = ToastContext.Provider;

/** Shows a message at the top right; spec.md section 8. Whatever it says must also stand in the page (WCAG 2.2.1). */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
