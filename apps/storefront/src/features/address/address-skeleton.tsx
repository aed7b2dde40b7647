import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { VisuallyHidden } from '@ilaneer/ui/text/visually-hidden';

/** The place of the saved addresses while they load. */
export function AddressSkeleton() {
  return (
    <div className="grid gap-3 xl:grid-cols-2">
      <VisuallyHidden>
        <Spinner label="Loading your addresses..." />
      </VisuallyHidden>
      {['first', 'second'].map((card) => (
        <div key={card} className="flex gap-3.5 rounded-lg bg-kernel px-4 py-4 ring-1 ring-line ring-inset">
          <Skeleton className="size-6 shrink-0 rounded-full" />
          <div className="grid grow gap-2.5">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-6 w-20 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
