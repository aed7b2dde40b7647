import { createStore } from '@ilaneer/client/store';
import type { UserView } from '@ilaneer/contract/account/account';
import { readStored, removeStored, writeStored } from './storage.ts';

/** Reason for clean-up. */
export type SessionEnd = 'logout' | 'expired' | 'lost';

export type Session = {
  /** Null while loading. */
  readonly user: UserView | null;
  readonly isAuthenticated: boolean;
  /** Blocks other calls until confirmed. */
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

/** authToken, else token. */
export function readToken(): string | null {
  return readStored('authToken') ?? readStored('token');
}

export function startSession(token: string, user: UserView): void {
  const isSignup = readStored('token') === token;
  // May be another account's.
  if (!isSignup) removeStored('token', 'user');
  writeStored('authToken', token);
  refreshUser(user);
  if (!isSignup) for (const listener of loginListeners) listener();
}

/** Logins only. Returns the unsubscribe. */
export function onLogin(listener: () => void): () => void {
  loginListeners.add(listener);
  return () => loginListeners.delete(listener);
}

export function refreshUser(user: UserView): void {
  writeStored('userData', JSON.stringify(user));
  store.set({ user, isAuthenticated: true, isConfirmed: true });
}

/** Unconfirmed, as a fallback. */
export function trustSession(): void {
  const session = store.read();
  if (session.isAuthenticated) store.set({ ...session, isConfirmed: true });
}

/** Before the hand-over (ACCOUNT-9). */
export function storeSignup(token: string, user: UserView): void {
  writeStored('token', token);
  writeStored('user', JSON.stringify(user));
}

/** Local only; newer sessions stay. */
export function endSession(token = readToken()): void {
  if (readToken() === token) forget('logout');
}

/** By a refused token; newer sessions stay. */
export function expireSession(token: string): void {
  if (readToken() === token) forget('expired');
}

/** The token vanished from storage. */
export function dropLostSession(): void {
  if (store.read().isAuthenticated && readToken() === null) forget('lost');
}

/** Returns the unsubscribe. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

export const readSession = store.read;

export const useSession = store.use;

// `token` alone: an interrupted signup, valid. The user comes from the server, since stored ones vary.
function restore(): Session {
  if (readToken() === null) return ANONYMOUS;
  return { user: restoreUser(), isAuthenticated: true, isConfirmed: false };
}

function restoreUser(): UserView | null {
  const stored = readStored('userData');
  if (stored === null) return null;
  try {
    // Written by refreshUser, refreshed at start.
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
  // Expired sessions keep the choices.
  if (end === 'logout') removeStored('appliedCoupon', 'appliedCoins');
  store.set(ANONYMOUS);
  for (const listener of endListeners) listener(end);
}

function followOtherTab(event: StorageEvent): void {
  // Ignores pending signups of other tabs.
  const isOurs = event.key === 'authToken' || event.key === 'userData' || event.key === null;
  if (!isOurs && !(event.key === 'token' && store.read().isAuthenticated)) return;
  const found = restore();
  // Confirmed by the other tab.
  const next = { ...found, isConfirmed: found.isAuthenticated };
  if (store.read().isAuthenticated && !next.isAuthenticated) {
    store.set(next);
    for (const listener of endListeners) listener('logout');
  } else store.set(next);
}
