import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';

// Ignores this tab's orders and notes before its load.
let ownOrder: string | null = null;

/** CHECKOUT-29. */
export function notePlacedOrder(id: string): void {
  ownOrder = id;
  writeStored('placedOrder', JSON.stringify({ id, placedAt: Date.now() }));
}

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
