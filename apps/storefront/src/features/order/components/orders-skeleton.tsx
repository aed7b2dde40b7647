import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Spinner } from '@ilaneer/ui/feedback/spinner';

/** The place of the orders while they load. */
export function OrdersSkeleton() {
  return (
    <div className="grid gap-5">
      <Spinner label="Loading your orders..." />
      {['first', 'second'].map((card) => (
        <div key={card} className="rounded-xl bg-kernel shadow-sm">
          <div className="flex justify-between gap-6 border-line border-b px-5 py-5 sm:px-7">
            <div className="grid gap-2.5">
              <Skeleton className="h-6 w-48" />
              <Skeleton className="h-4 w-56" />
            </div>
            <Skeleton className="h-10 w-24" />
          </div>
          <div className="grid gap-6 px-5 py-6 sm:px-7 lg:grid-cols-2">
            <div className="flex items-center gap-4">
              <Skeleton className="size-18 shrink-0 rounded-md" />
              <Skeleton className="h-5 w-40" />
            </div>
            <Skeleton className="h-12 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
