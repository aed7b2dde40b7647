import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the heading that the address points at; the router has scrolled to it. */
export function useSectionInAddress(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the same link again goes there again
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);
}
