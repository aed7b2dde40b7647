import { useRef, useState } from 'react';

/**
 * Does one thing after the other: while something is under way, another press, key or choice of the palette does nothing. Also
 * says whether something is.
 */
export function useOneAtATime(): [busy: boolean, run: (act: () => Promise<void>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  // Two keys may come before the first is drawn.
  const isUnderWay = useRef(false);
  const run = async (act: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await act();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return [busy, run];
}
