import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

const Hydrated = createContext(true);

type ServedPageProps = { onHydrated?: (() => unknown) | undefined; children: ReactNode };

/**
 * Wraps a served page on both sides. Each `Suspense` boundary is hydrated in its own step, so that the
 * browser is never blocked by the whole page. `onHydrated` runs after the last.
 */
export function ServedPage({ onHydrated, children }: ServedPageProps) {
  const [isHydrated, setHydrated] = useState(false);
  // A transition: an update before hydration of a boundary would discard its served HTML.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (isHydrated) onHydrated?.();
  }, [isHydrated, onHydrated]);
  return <Hydrated value={isHydrated}>{children}</Hydrated>;
}

/**
 * Class of parts below the first screen: on served pages they are laid out on approach. Pages drawn by the
 * app are laid out at once, so that Back restores the scroll position.
 */
export function useLateLayout(): string | undefined {
  const isHydrated = useHydrated();
  const [isServed] = useState(!isHydrated);
  return isServed ? 'late-layout' : undefined;
}

/** Whether React has hydrated the served page; from then on browser-only state may be drawn. */
export function useHydrated(): boolean {
  return useContext(Hydrated);
}
