import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor asked for no motion, followed while the page is open. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(follow, () => query.matches);
}

function follow(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
