import { useSyncExternalStore } from 'react';

/** A hook for a media query. False without a screen, and until React has hydrated a served page. */
export function mediaQuery(text: string): () => boolean {
  const list = typeof matchMedia === 'undefined' ? null : matchMedia(text);
  const matches = () => list?.matches ?? false;
  const follow = (listener: () => void) => {
    list?.addEventListener('change', listener);
    return () => list?.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(follow, matches, () => false);
}
