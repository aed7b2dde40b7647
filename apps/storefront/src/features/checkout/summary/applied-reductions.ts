import { useSyncExternalStore } from 'react';
import { onSessionEnd } from '../../../lib/session.ts';
import { readStored, removeStored, type StorageKey, writeStored } from '../../../lib/storage.ts';

// CHECKOUT-23. Stored in the browser only, re-judged by every reply.
const KEYS = ['appliedCoupon', 'appliedCoins'] as const satisfies readonly StorageKey[];

export const ALL_COINS = 1_000_000;

const listeners = new Set<() => void>();

export function useAppliedCoupon(): string | null {
  return useSyncExternalStore(subscribe, () => readStored('appliedCoupon'));
}

export function useAppliedCoins(): number {
  const coins = Number(useSyncExternalStore(subscribe, () => readStored('appliedCoins')));
  return Number.isInteger(coins) && coins > 0 && coins <= ALL_COINS ? coins : 0;
}

/** Null removes. */
export function applyCoupon(code: string | null): void {
  store('appliedCoupon', code);
}

/** 0 removes. */
export function applyCoins(coins: number): void {
  store('appliedCoins', coins === 0 ? null : String(coins));
}

function store(key: (typeof KEYS)[number], text: string | null): void {
  if (text === null) removeStored(key);
  else writeStored(key, text);
  for (const listener of listeners) listener();
}

// Other tabs, and the end of the session.
function subscribe(listener: () => void): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === null || KEYS.some((key) => key === event.key)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  const unsubscribe = onSessionEnd(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
    unsubscribe();
  };
}
