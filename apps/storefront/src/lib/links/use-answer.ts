import { useEffect, useRef, useState } from 'react';

/** STOREFRONT-27: on a phone the outcome is far from the button. */
export function useAnswer<Shown extends HTMLElement>() {
  const shown = useRef<Shown>(null);
  const [answers, setAnswers] = useState(0);
  useEffect(() => {
    if (answers === 0) return;
    // A closing dialog moves the focus in the same frame, before.
    const frame = requestAnimationFrame(() => shown.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [answers]);
  return { shown, show: () => setAnswers((count) => count + 1) };
}
