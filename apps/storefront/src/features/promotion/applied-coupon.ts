import { useSyncExternalStore } from 'react';
import { onSessionEnd } from '../../lib/session.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const listeners = new Set<() => void>();

/** The code of the coupon that the shopper chose, from the cart to the payment, or null (part 2 section 4). */
export function useAppliedCoupon(): string | null {
  return useSyncExternalStore(subscribe, readAppliedCoupon);
}

/** Keeps a coupon for this and the next steps. */
export function applyCoupon(code: string): void {
  writeStored('appliedCoupon', code);
  tell();
}

/** Orders go without a coupon again. */
export function removeCoupon(): void {
  removeStored('appliedCoupon');
  tell();
}

function readAppliedCoupon(): string | null {
  return readStored('appliedCoupon');
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key === 'appliedCoupon' || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  const stopHearing = onSessionEnd(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
    stopHearing();
  };
}
