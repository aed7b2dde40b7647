import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';

// Orders of this tab follow their own way; a note of before this tab was loaded is no news to it.
let ownOrder: string | null = null;

/** Notes an order of the cart, for the shopper's other tabs (CHECKOUT-29). */
export function notePlacedOrder(id: string): void {
  ownOrder = id;
  writeStored('placedOrder', JSON.stringify({ id, placedAt: Date.now() }));
}

/** The order that another tab made of this tab's cart, or null. */
export function placedElsewhere(): string | null {
  try {
    const noted: unknown = JSON.parse(readStored('placedOrder') ?? 'null');
    if (typeof noted !== 'object' || noted === null || !('id' in noted) || !('placedAt' in noted))
      return null;
    const isNews = typeof noted.placedAt === 'number' && noted.placedAt > performance.timeOrigin;
    return isNews && typeof noted.id === 'string' && noted.id !== ownOrder ? noted.id : null;
  } catch {
    return null;
  }
}

/** The shopper was told of it. */
export function forgetPlacedOrder(): void {
  removeStored('placedOrder');
}

export function usePlacedElsewhere(): string | null {
  return useSyncExternalStore(subscribe, placedElsewhere);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
