import { useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';

/** Turns true when the browser has drawn what is in sight and has time for what is not. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
