import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Spinner } from '@ilaneer/ui/feedback/spinner';

/** The place of the support requests while they load. */
export function TicketsSkeleton() {
  return (
    <div className="grid gap-5">
      <Spinner label="Loading your requests..." />
      {['first', 'second'].map((card) => (
        <div key={card} className="rounded-xl bg-kernel shadow-sm">
          <div className="grid gap-2.5 border-line border-b px-5 py-5 sm:px-7">
            <Skeleton className="h-6 w-52" />
            <Skeleton className="h-4 w-64 max-w-full" />
          </div>
          <div className="grid gap-5 px-5 py-6 sm:px-7">
            <Skeleton className="ml-auto h-20 w-3/4 rounded-lg" />
            <Skeleton className="h-32 w-full rounded-md" />
          </div>
        </div>
      ))}
    </div>
  );
}
