import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

const TakenOver = createContext(true);

type ServedPageProps = { onTakenOver?: (() => unknown) | undefined; children: ReactNode };

/**
 * Goes round a page that the server drew, there and in the browser. Its parts know each other by React's boundaries
 * (`Suspense`): each is taken over in a step of its own, so that the browser is never held up by the whole page.
 * `onTakenOver` runs when React has all of them.
 */
export function ServedPage({ onTakenOver, children }: ServedPageProps) {
  const [isTakenOver, setTakenOver] = useState(false);
  // React reaches no part with news that it has not taken over before.
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  useEffect(() => {
    if (isTakenOver) onTakenOver?.();
  }, [isTakenOver, onTakenOver]);
  return <TakenOver value={isTakenOver}>{children}</TakenOver>;
}

/**
 * The class of what stands below the first screen: a page that the server drew is laid out from its top, and the rest when
 * somebody comes near it. What the app draws is laid out at once, so that Back finds the place where a page was left.
 */
export function useLateLayout(): string | undefined {
  const takenOver = useTakenOver();
  const [isServed] = useState(!takenOver);
  return isServed ? 'late-layout' : undefined;
}

/** Whether React has taken a page over that the server drew: what only a browser knows may be drawn from then on. */
export function useTakenOver(): boolean {
  return useContext(TakenOver);
}
