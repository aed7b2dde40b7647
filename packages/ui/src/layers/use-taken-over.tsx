import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

const TakenOver = createContext(true);

type ServedPageProps = { onTakenOver?: (() => unknown) | undefined; children: ReactNode };

/** Each `Suspense` boundary is hydrated in its own step: the whole page never blocks the browser. */
export function ServedPage({ onTakenOver, children }: ServedPageProps) {
  const [isTakenOver, setTakenOver] = useState(false);
  // A transition: an update before hydration of a boundary would discard its served HTML.
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  useEffect(() => {
    if (isTakenOver) onTakenOver?.();
  }, [isTakenOver, onTakenOver]);
  return <TakenOver value={isTakenOver}>{children}</TakenOver>;
}

/** On served pages laid out on approach; else at once, so that Back restores the scroll position. */
export function useLateLayout(): string | undefined {
  const takenOver = useTakenOver();
  const [isServed] = useState(!takenOver);
  return isServed ? 'late-layout' : undefined;
}

/** Whether React has hydrated the served page; from then on browser-only state may be drawn. */
export function useTakenOver(): boolean {
  return useContext(TakenOver);
}
