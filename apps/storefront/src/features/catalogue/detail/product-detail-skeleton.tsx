import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { cx } from '@ilaneer/ui/text/cx';
import { SLIDE_WIDTH } from './product-gallery.tsx';

/** A product's page while the product is on its way. */
export function ProductDetailSkeleton() {
  return (
    <>
      <div role="status" className="sr-only">
        <h1>Loading...</h1>
      </div>
      <div className="grid gap-x-12 gap-y-4 md:grid-cols-2 lg:grid-cols-[7fr_6fr] xl:gap-x-16">
        <div>
          <Skeleton className={cx('aspect-square rounded-xl', SLIDE_WIDTH)} />
          <div className="mt-4 flex gap-3 max-md:hidden">
            <Skeleton className="size-20 rounded-md" />
            <Skeleton className="size-20 rounded-md" />
            <Skeleton className="size-20 rounded-md" />
          </div>
        </div>
        <div className="grid content-start gap-5">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-11 w-4/5" />
          <Skeleton className="h-10 w-2/5" />
          <Skeleton className="h-12 w-3/5 rounded-md" />
          <Skeleton className="h-14 rounded-full" />
          <Skeleton className="h-32 rounded-lg" />
        </div>
      </div>
    </>
  );
}
