import { useRef, useState } from 'react';

/** Single-flight, with busy state. */
export function useOneAtATime(): [busy: boolean, run: (act: () => Promise<void>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  // Keys may precede rendering.
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
