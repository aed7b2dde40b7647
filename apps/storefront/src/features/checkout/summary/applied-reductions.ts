import { useSyncExternalStore } from 'react';
import { onSessionEnd } from '../../../lib/session.ts';
import { readStored, removeStored, type StorageKey, writeStored } from '../../../lib/storage.ts';

// Coupon and coins stay in the browser from the cart to the payment (CHECKOUT-23). The server stores nothing of them
// before there is an order, so every answer judges them anew.
const KEYS = ['appliedCoupon', 'appliedCoins'] as const satisfies readonly StorageKey[];

/** More than any balance: as many as may be used. */
export const ALL_COINS = 1_000_000;

const listeners = new Set<() => void>();

/** The code of the coupon that the shopper chose, or null. */
export function useAppliedCoupon(): string | null {
  return useSyncExternalStore(subscribe, () => readStored('appliedCoupon'));
}

/** At most how many coins the shopper wants to use. */
export function useAppliedCoins(): number {
  const coins = Number(useSyncExternalStore(subscribe, () => readStored('appliedCoins')));
  return Number.isInteger(coins) && coins > 0 && coins <= ALL_COINS ? coins : 0;
}

/** Stores a coupon for this and the next steps; with null orders go without one again. */
export function applyCoupon(code: string | null): void {
  store('appliedCoupon', code);
}

/** Stores a number of coins for this and the next steps; with 0 orders leave the coins alone again. */
export function applyCoins(coins: number): void {
  store('appliedCoins', coins === 0 ? null : String(coins));
}

function store(key: (typeof KEYS)[number], text: string | null): void {
  if (text === null) removeStored(key);
  else writeStored(key, text);
  for (const listener of listeners) listener();
}

// In step with the other tabs, and with the end of the session, which takes the choice along.
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
