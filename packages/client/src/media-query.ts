import { useSyncExternalStore } from 'react';

/**
 * Makes the hook that says whether a media query fits the screen, now and as it changes. Where there is no screen, and
 * until React has taken a served page over, it does not.
 */
export function mediaQuery(text: string): () => boolean {
  const list = typeof matchMedia === 'undefined' ? null : matchMedia(text);
  const matches = () => list?.matches ?? false;
  const follow = (listener: () => void) => {
    list?.addEventListener('change', listener);
    return () => list?.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(follow, matches, () => false);
}
