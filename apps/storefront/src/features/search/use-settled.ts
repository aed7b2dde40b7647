import { useEffect, useState } from 'react';

/** A text as it was when it last stood still for a while; an empty one counts at once. */
export function useSettled(text: string, stillMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), stillMs);
    return () => clearTimeout(timer);
  }, [text, stillMs]);
  return text === '' ? '' : settled;
}
