import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

const Hydrated = createContext(true);

type ServedPageProps = { onHydrated?: (() => unknown) | undefined; children: ReactNode };

/** Each `Suspense` boundary is hydrated in its own step: the whole page never blocks the browser. */
export function ServedPage({ onHydrated, children }: ServedPageProps) {
  const [isHydrated, setHydrated] = useState(false);
  // A transition: an update before hydration of a boundary would discard its served HTML.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (isHydrated) onHydrated?.();
  }, [isHydrated, onHydrated]);
  return <Hydrated value={isHydrated}>{children}</Hydrated>;
}

/** On served pages laid out on approach; else at once, so that Back restores the scroll position. */
export function useLateLayout(): string | undefined {
  const isHydrated = useHydrated();
  const [isServed] = useState(!isHydrated);
  return isServed ? 'late-layout' : undefined;
}

/** Whether React has hydrated the served page; from then on browser-only state may be drawn. */
export function useHydrated(): boolean {
  return useContext(Hydrated);
}
