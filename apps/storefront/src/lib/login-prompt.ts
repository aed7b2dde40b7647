import { createStore } from '@ilaneer/client/store';

/** Which account dialog is open; opening one closes the other. `login-code` is the first step, `login` asks for the password. */
export type AccountDialog =
  | 'login'
  | 'login-code'
  | 'otp'
  | 'agree'
  | 'signup'
  | 'continue'
  | 'forgot-password'
  | 'logout';

/** An open account dialog: what to say in it, and what to go on with after a login. */
export type LoginPrompt = {
  readonly dialog: AccountDialog;
  readonly notice: string | null;
  readonly afterLogin: (() => void) | null;
  /** The mobile number or e-mail typed so far, so that no dialog asks for it twice. */
  readonly identifier: string;
  /** When another code may be asked for, in milliseconds since 1970. */
  readonly resendAt: number;
  /** A right OTP that waits for agreement. */
  readonly otp: string;
};

type Entry = Partial<Pick<LoginPrompt, 'identifier' | 'resendAt' | 'otp' | 'afterLogin'>>;

const store = createStore<LoginPrompt | null>(null);
let closing = new AbortController();

/** Opens an account dialog. A switch from one to another keeps what was typed and what was to happen after the login. */
export function openAccountDialog(dialog: AccountDialog, entry: Entry = {}): void {
  set({ ...(store.read() ?? NOTHING_TYPED), ...entry, dialog });
}

/** Asks for a login first and goes on with the action after it. */
export function askForLogin(afterLogin: () => void): void {
  set({ ...NOTHING_TYPED, dialog: 'login-code', notice: 'Please login', afterLogin });
}

/** Closes whatever account dialog is open and forgets what was to come after it. */
export function closeAccountDialog(): void {
  set(null);
}

/** Closes the dialog after a login and goes on with what the shopper wanted. */
export function finishLogin(): void {
  const next = store.read()?.afterLogin ?? null;
  set(null);
  next?.();
}

/** Ends with the account dialog that is open now: nobody waits for its calls any more. */
export function untilDialogCloses(): AbortSignal {
  return closing.signal;
}

/** The open account dialog, or null. */
export const useLoginPrompt = store.use;

const NOTHING_TYPED = { notice: null, afterLogin: null, identifier: '', resendAt: 0, otp: '' } as const;

function set(next: LoginPrompt | null): void {
  if (next?.dialog !== store.read()?.dialog) {
    closing.abort();
    closing = new AbortController();
  }
  store.set(next);
}
