import type { BlogPostView } from '@ilaneer/contract/content';
import { articleAddress } from '@ilaneer/domain/storefront/plain-address';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Article, ArticleSkeleton } from '../../../features/content/blog/article.tsx';
import { articleQuery, useArticle } from '../../../features/content/blog/blog-posts.ts';
import { RelatedTopics } from '../../../features/content/blog/related-topics.tsx';
import { useFocusOnChange } from '../../../features/content/blog/use-focus-on-change.ts';
import { brand, isEmptyPage } from '../../../lib/content.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import { ShareButton } from '../../../lib/share-button.tsx';

/** CONTENT-16. */
export function Component() {
  const [address] = useSearchParams();
  const search = useArticle(address.get('slug'));
  useCurrentAddress(address, search.state === 'found' ? search.article : null);
  const heading = useFocusOnChange(search.state === 'found' ? search.article.id : undefined);
  switch (search.state) {
    case 'found': {
      const { article } = search;
      return (
        <>
          <title>{`${article.title} – ${brand().name}`}</title>
          <div className="mx-auto max-w-page px-gutter pt-4 pb-section sm:pt-6">
            <Breadcrumb
              className="mb-6"
              items={[
                { label: 'Homepage', render: <PageLink to="/" /> },
                { label: 'Blogs', render: <PageLink to="/blogs" /> },
                { label: article.title },
              ]}
            />
            <Article
              article={article}
              heading={heading}
              share={<ShareButton name={article.title} path={articleAddress(article.slug)} />}
            />
          </div>
          <PageSection tone="mist">
            {/* A new article resets the carousel. */}
            <Suspense>
              <RelatedTopics key={article.id} article={article} />
            </Suspense>
          </PageSection>
        </>
      );
    }
    case 'loading':
      return (
        <div className="mx-auto max-w-page px-gutter pt-16 pb-section">
          <title>{`Blog – ${brand().name}`}</title>
          <ArticleSkeleton />
        </div>
      );
    case 'missing':
      return (
        <>
          <title>{`Article not found – ${brand().name}`}</title>
          <StatePanel
            kind="empty"
            heading="h1"
            title="Article not found"
            text="It may have been taken down, or the link is not complete."
            className="py-section"
            actions={
              isEmptyPage('/blogs') ? (
                <ButtonLink render={<PageLink to="/" />}>Go to Home</ButtonLink>
              ) : (
                <ButtonLink render={<PageLink to="/blogs" />}>See all articles</ButtonLink>
              )
            }
          />
        </>
      );
    case 'failed':
      return (
        <>
          <title>{`Blog – ${brand().name}`}</title>
          <StatePanel
            kind="error"
            heading="h1"
            title="The article could not be loaded"
            className="py-section"
            actions={<Button onClick={search.retry}>Try Again</Button>}
          />
        </>
      );
  }
}

/** Former addresses give way to the current one, without another step back. */
function useCurrentAddress(address: URLSearchParams, article: BlogPostView | null): void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const slug = article?.slug ?? null;
  useEffect(() => {
    const asked = address.get('slug');
    if (article === null || slug === null || asked === null || asked === slug) return;
    queries.setQueryData(articleQuery(slug).queryKey, { success: true, blog: article });
    const current = new URLSearchParams(address);
    current.set('slug', slug);
    void navigate({ search: current.toString() }, { replace: true, preventScrollReset: true });
  }, [address, article, slug, navigate, queries]);
}
