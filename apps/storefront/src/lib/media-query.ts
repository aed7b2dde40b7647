import { useSyncExternalStore } from 'react';

/** What a media query says of the screen, now and as it changes. */
export type MediaQuery = { readonly matches: () => boolean; readonly use: () => boolean };

/** Follows a media query. Where there is no screen, and until React has taken a served page over, it does not match. */
export function mediaQuery(text: string): MediaQuery {
  const list = typeof matchMedia === 'undefined' ? null : matchMedia(text);
  const matches = () => list?.matches ?? false;
  const follow = (listener: () => void) => {
    list?.addEventListener('change', listener);
    return () => list?.removeEventListener('change', listener);
  };
  return { matches, use: () => useSyncExternalStore(follow, matches, () => false) };
}
