import { lazy, Suspense } from 'react';
import { FaqSkeleton } from './faq-skeleton.tsx';

const Loaded = lazy(async () => ({ default: (await import('./faq-browser.tsx')).FaqBrowser }));

/** The questions for pages on which they stand further down, and whose first look does not wait for their code. */
export function LazyFaqBrowser() {
  return (
    <Suspense fallback={<FaqSkeleton />}>
      <Loaded />
    </Suspense>
  );
}
