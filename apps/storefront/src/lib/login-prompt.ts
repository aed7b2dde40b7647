import { createStore } from '@ilaneer/client/store';

export type AccountDialog =
  | 'login'
  | 'login-code'
  | 'otp'
  | 'agree'
  | 'signup'
  | 'continue'
  | 'forgot-password'
  | 'logout';

export type LoginPrompt = {
  readonly dialog: AccountDialog;
  readonly notice: string | null;
  readonly afterLogin: (() => void) | null;
  readonly identifier: string;
  /** Epoch ms. */
  readonly resendAt: number;
  /** Correct, awaiting agreement. */
  readonly otp: string;
};

type Entry = Partial<Pick<LoginPrompt, 'identifier' | 'resendAt' | 'otp' | 'afterLogin'>>;

const store = createStore<LoginPrompt | null>(null);
let closing = new AbortController();

/** Switching keeps input and action. */
export function openAccountDialog(dialog: AccountDialog, entry: Entry = {}): void {
  set({ ...(store.read() ?? NOTHING_TYPED), ...entry, dialog });
}

export function askForLogin(afterLogin: () => void): void {
  set({ ...NOTHING_TYPED, dialog: 'login-code', notice: 'Please login', afterLogin });
}

/** Drops the action. */
export function closeAccountDialog(): void {
  set(null);
}

/** Runs the action. */
export function finishLogin(): void {
  const next = store.read()?.afterLogin ?? null;
  set(null);
  next?.();
}

/** Aborted with the dialog. */
export function untilDialogCloses(): AbortSignal {
  return closing.signal;
}

export const useLoginPrompt = store.use;

const NOTHING_TYPED = { notice: null, afterLogin: null, identifier: '', resendAt: 0, otp: '' } as const;

function set(next: LoginPrompt | null): void {
  if (next?.dialog !== store.read()?.dialog) {
    closing.abort();
    closing = new AbortController();
  }
  store.set(next);
}
