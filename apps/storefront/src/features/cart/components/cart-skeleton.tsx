import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { VisuallyHidden } from '@ilaneer/ui/text/visually-hidden';

/** The place of the cart's lines while they load. */
export function CartLinesSkeleton() {
  return (
    <div className="divide-y divide-line rounded-xl bg-kernel px-4 shadow-sm sm:px-7">
      <VisuallyHidden>
        <Spinner label="Loading your cart..." />
      </VisuallyHidden>
      {['first', 'second', 'third'].map((line) => (
        <div
          key={line}
          className="grid grid-cols-[5.5rem_1fr] gap-4 py-5 sm:grid-cols-[8rem_1fr] sm:gap-6 sm:py-6"
        >
          <Skeleton className="aspect-square rounded-lg" />
          <div className="grid content-start gap-3">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-5 w-24" />
            <Skeleton className="mt-2 h-11 w-32 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The place of the order summary while it loads. */
export function OrderSummarySkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4 rounded-xl bg-kernel p-5 shadow-sm sm:p-7">
      <Skeleton className="h-7 w-44" />
      {['one', 'two', 'three', 'four', 'five'].map((row) => (
        <div key={row} className="flex justify-between">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
      <Skeleton className="mt-2 h-8 w-full" />
    </div>
  );
}
