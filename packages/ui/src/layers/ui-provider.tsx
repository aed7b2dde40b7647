import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { type ToastPlace, ToastProvider } from './toast.tsx';

type UiProviderProps = { toasts?: ToastPlace | undefined; children: ReactNode };

/** Wraps the app: no injected style elements (the shop's CSP forbids them), and toasts. */
export function UiProvider({ toasts = 'shop', children }: UiProviderProps) {
  return (
    <CSPProvider disableStyleElements>
      <ToastProvider place={toasts}>{children}</ToastProvider>
    </CSPProvider>
  );
}
