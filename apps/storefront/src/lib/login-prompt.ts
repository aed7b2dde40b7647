import { useSyncExternalStore } from 'react';

/** Which account dialog is open; opening one closes the other (part 1 section 2.5). */
export type AccountDialog = 'login' | 'signup' | 'logout';

/** An open account dialog: what to say in it, and what to go on with after a login. */
export type LoginPrompt = {
  readonly dialog: AccountDialog;
  readonly notice: string | null;
  readonly afterLogin: (() => void) | null;
};

let current: LoginPrompt | null = null;
const listeners = new Set<() => void>();

/** Opens an account dialog. A switch between login and signup keeps what was to happen after the login. */
export function openAccountDialog(dialog: AccountDialog): void {
  set({ dialog, notice: current?.notice ?? null, afterLogin: current?.afterLogin ?? null });
}

/** Asks for a login first and goes on with the action after it (decisions.md section 3, Accounts). */
export function askForLogin(afterLogin: () => void): void {
  set({ dialog: 'login', notice: 'Please login', afterLogin });
}

/** Closes whatever account dialog is open and forgets what was to come after it. */
export function closeAccountDialog(): void {
  set(null);
}

/** Closes the dialog after a login and goes on with what the shopper wanted. */
export function finishLogin(): void {
  const next = current?.afterLogin ?? null;
  set(null);
  next?.();
}

/** The open account dialog, or null. */
export function useLoginPrompt(): LoginPrompt | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

function set(next: LoginPrompt | null): void {
  current = next;
  for (const listener of listeners) listener();
}
