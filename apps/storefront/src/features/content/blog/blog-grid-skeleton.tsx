import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { blogGridClass } from './blog-grid-class.ts';
import { BLOG_PAGE_SIZE } from './blog-page.ts';

/** The shape of a page of cards while it loads. */
export function BlogGridSkeleton() {
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
