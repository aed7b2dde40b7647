import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { lazy, Suspense, useRef } from 'react';
import { BlogList } from '../../../features/content/blog/blog-list.tsx';
import { useBlogCards } from '../../../features/content/blog/blog-posts.ts';
import { FaqSkeleton } from '../../../features/content/faq/faq-skeleton.tsx';
import { brand } from '../../../lib/content.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import { useNear } from '../../../lib/use-near.ts';
import { MissingPage } from '../missing-page.tsx';

/** CONTENT-15. */
export function Component() {
  const questions = useRef<HTMLElement>(null);
  const near = useNear(questions);
  if (useBlogCards().data?.length === 0) return <MissingPage />;
  return (
    <>
      <PageSection tone="water" space="compact">
        <h1 className="text-4xl">Blogs</h1>
        <p className="mt-3 max-w-[52ch] text-lg empty:hidden">{brand().texts.blogIntro}</p>
      </PageSection>
      <div className="mx-auto max-w-page px-gutter pt-10 pb-section sm:pt-14">
        <BlogList />
      </div>
      <PageSection ref={questions} tone="kernel" aria-labelledby="questions">
        <div className="mx-auto max-w-4xl">
          <h2 id="questions" className="mb-4 text-3xl">
            Frequently asked questions
          </h2>
          {near ? <LazyFaqBrowser /> : <FaqSkeleton />}
          <p className="mt-8">
            <ButtonLink variant="secondary" render={<PageLink to="/Faq" />}>
              Search all questions
            </ButtonLink>
          </p>
        </div>
      </PageSection>
    </>
  );
}

const Loaded = lazy(async () => ({
  default: (await import('../../../features/content/faq/faq-browser.tsx')).FaqBrowser,
}));

function LazyFaqBrowser() {
  return (
    <Suspense fallback={<FaqSkeleton />}>
      <Loaded />
    </Suspense>
  );
}
