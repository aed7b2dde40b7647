import { lazy, Suspense } from 'react';
import { FaqSkeleton } from '../features/content/faq/faq-skeleton.tsx';

const Loaded = lazy(async () => ({
  default: (await import('../features/content/faq/faq-browser.tsx')).FaqBrowser,
}));

/** The questions for pages on which they stand further down, and whose first look does not wait for their code. */
export function LazyFaqBrowser() {
  return (
    <Suspense fallback={<FaqSkeleton />}>
      <Loaded />
    </Suspense>
  );
}
