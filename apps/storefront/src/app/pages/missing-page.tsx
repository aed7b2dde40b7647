import { lazy, Suspense } from 'react';

const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).Component }));

/** In place of a page without content (STOREFRONT-25). */
export function MissingPage() {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
