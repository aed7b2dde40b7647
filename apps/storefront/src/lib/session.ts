import { createStore } from '@ilaneer/client/store';
import type { UserView } from '@ilaneer/contract/account/account';
import { readStored, removeStored, writeStored } from './storage.ts';

/** Why a session ended, for those who clean up after it. */
export type SessionEnd = 'logout' | 'expired' | 'lost';

export type Session = {
  /** Null in a session whose shopper is still being asked for at the server. */
  readonly user: UserView | null;
  readonly isAuthenticated: boolean;
  /** The session that a page opens with has yet to be confirmed: until then nothing else is asked for with it. */
  readonly isConfirmed: boolean;
};

const ANONYMOUS: Session = { user: null, isAuthenticated: false, isConfirmed: false };
const endListeners = new Set<(end: SessionEnd) => void>();
const loginListeners = new Set<() => void>();
const store = createStore(
  restore(),
  () => {
    window.addEventListener('storage', followOtherTab);
    return () => window.removeEventListener('storage', followOtherTab);
  },
  ANONYMOUS,
);

/** The bearer token: authToken wins, token is the fallback. */
export function readToken(): string | null {
  return readStored('authToken') ?? readStored('token');
}

/** Starts a session after a login, or after signup when its dialog hands over. */
export function startSession(token: string, user: UserView): void {
  const isSignup = readStored('token') === token;
  // What an earlier signup stored may be another account's.
  if (!isSignup) removeStored('token', 'user');
  writeStored('authToken', token);
  refreshUser(user);
  if (!isSignup) for (const listener of loginListeners) listener();
}

/** Calls a listener at every login in this tab; a signup has a message of its own. Returns what stops it. */
export function onLogin(listener: () => void): () => void {
  loginListeners.add(listener);
  return () => loginListeners.delete(listener);
}

/** Stores what the server says of the user now. */
export function refreshUser(user: UserView): void {
  writeStored('userData', JSON.stringify(user));
  store.set({ user, isAuthenticated: true, isConfirmed: true });
}

/** Lets the session be used though nobody could confirm it: the server's other calls may be in better health. */
export function trustSession(): void {
  const session = store.read();
  if (session.isAuthenticated) store.set({ ...session, isConfirmed: true });
}

/** What signup stores while its success message shows; no session starts by it (ACCOUNT-9). */
export function storeSignup(token: string, user: UserView): void {
  writeStored('token', token);
  writeStored('user', JSON.stringify(user));
}

/** Ends the session in this browser, unless another has begun; the server's side is the logout call's. */
export function endSession(token = readToken()): void {
  if (readToken() === token) forget('logout');
}

/** Ends the session because a call with `token` was refused; a newer session is left alone. */
export function expireSession(token: string): void {
  if (readToken() === token) forget('expired');
}

/** Ends a session whose token went from the browser by itself, so that no page shows somebody as logged in. */
export function dropLostSession(): void {
  if (store.read().isAuthenticated && readToken() === null) forget('lost');
}

/** Calls a listener at every end of a session. Returns what stops it. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

export const readSession = store.read;

/** The session, in step with the other tabs. */
export const useSession = store.use;

// With `token` alone, a signup's page was reloaded or closed before its dialog handed over; its session counts all the
// same. Whose it is the server says: an earlier client's `user` may have another shape.
function restore(): Session {
  if (readToken() === null) return ANONYMOUS;
  return { user: restoreUser(), isAuthenticated: true, isConfirmed: false };
}

function restoreUser(): UserView | null {
  const stored = readStored('userData');
  if (stored === null) return null;
  try {
    // Only refreshUser writes under this key; the server is asked again at start.
    return JSON.parse(stored) as UserView;
  } catch {
    return null;
  }
}

function forget(end: SessionEnd): void {
  removeStored(
    'authToken',
    'userData',
    'token',
    'user',
    'cart',
    'orders',
    'addresses',
    'selectedAddress',
    'billToBusiness',
    'sentOrder',
    'placedOrder',
    'recentSearches',
  );
  // Whoever logs in again goes on where they were.
  if (end === 'logout') removeStored('appliedCoupon', 'appliedCoins');
  store.set(ANONYMOUS);
  for (const listener of endListeners) listener(end);
}

function followOtherTab(event: StorageEvent): void {
  // A signup in another tab logs nobody in before its dialog hands over; the end of a session ends it here too.
  const isOurs = event.key === 'authToken' || event.key === 'userData' || event.key === null;
  if (!isOurs && !(event.key === 'token' && store.read().isAuthenticated)) return;
  const found = restore();
  // The other tab has just had it from the server.
  const next = { ...found, isConfirmed: found.isAuthenticated };
  if (store.read().isAuthenticated && !next.isAuthenticated) {
    store.set(next);
    for (const listener of endListeners) listener('logout');
  } else store.set(next);
}
