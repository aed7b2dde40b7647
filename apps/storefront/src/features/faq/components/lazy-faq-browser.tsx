import { lazy, Suspense } from 'react';
import { FaqSkeleton } from './faq-skeleton.tsx';

const Loaded = lazy(async () => ({ default: (await import('./faq-browser.tsx')).FaqBrowser }));

/** The questions, whose code no page's first look waits for. */
export function LazyFaqBrowser() {
  return (
    <Suspense fallback={<FaqSkeleton />}>
      <Loaded />
    </Suspense>
  );
}
