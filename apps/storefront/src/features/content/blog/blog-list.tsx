import { BLOG_PAGE_SIZE, blogTitle, pageOf } from '@ilaneer/domain/content/blog-page';
import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Pagination } from '@ilaneer/ui/navigation/pagination';
import { useSearchParams } from 'react-router';
import { brand } from '../../../lib/content.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import { BlogCard } from './blog-card.tsx';
import { useBlogCards } from './blog-posts.ts';
import { useFocusOnChange } from './use-focus-on-change.ts';

/** CONTENT-15. */
export function BlogList() {
  const cards = useBlogCards();
  const [search] = useSearchParams();
  const { page, pages, items } = pageOf(cards.data ?? [], search.get('page'));
  const heading = useFocusOnChange(cards.data === undefined ? undefined : page);
  return (
    <section aria-labelledby="articles">
      <title>{`${blogTitle(page)} – ${brand().name}`}</title>
      <h2 id="articles" ref={heading} tabIndex={-1} className="sr-only">
        Articles, page {page} of {pages}
      </h2>
      {cards.isPending && <BlogGridSkeleton />}
      {cards.isError && cards.data === undefined && (
        <StatePanel
          kind="error"
          heading="h3"
          title="The articles could not be loaded"
          actions={
            <Button busy={cards.isFetching} onClick={() => void cards.refetch()}>
              Try Again
            </Button>
          }
        />
      )}
      <ul className={blogGridClass}>
        {items.map((card, index) => (
          <li key={card.id}>
            <BlogCard card={card} eager={index < 3} />
          </li>
        ))}
      </ul>
      <Pagination
        label="Articles"
        page={page}
        pages={pages}
        linkTo={(to) => <PageLink to={to === 1 ? '/blogs' : `/blogs?page=${to}`} />}
        className="mt-12"
      />
    </section>
  );
}

function BlogGridSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading articles...
      </p>
      <div className={blogGridClass}>
        {Array.from({ length: BLOG_PAGE_SIZE }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
          <div key={index}>
            <Skeleton className="aspect-video rounded-lg" />
            <Skeleton className="mt-4 h-4 w-24" />
            <Skeleton className="mt-3 h-7 w-4/5" />
            <Skeleton className="mt-3 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-3/4" />
          </div>
        ))}
      </div>
    </div>
  );
}

const blogGridClass = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-14';
