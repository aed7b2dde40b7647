import { useSyncExternalStore } from 'react';

// Up to and including 768 px (STOREFRONT-18).
const narrow = window.matchMedia('(max-width: 768px)');

/** Whether the screen is as narrow as a phone's, where filters move into a bottom sheet. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}
