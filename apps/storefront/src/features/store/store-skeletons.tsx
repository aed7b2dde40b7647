import { Skeleton } from '@ilaneer/ui/feedback/skeleton';

/** The place of the store cards while they load. */
export function StoreSkeletons() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading stores...
      </p>
      <div className={storeGridClass}>
        {['first', 'second', 'third'].map((card) => (
          <div key={card} className="overflow-clip rounded-xl bg-kernel shadow-sm">
            <Skeleton className="aspect-4/3 w-full rounded-none" />
            <div className="grid gap-4 p-5 sm:p-6">
              <Skeleton className="h-7 w-40" />
              <Skeleton className="h-12 w-full" />
              <Skeleton className="h-32 w-full rounded-lg" />
              <Skeleton className="h-10 w-36" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

/** How store cards stand side by side. */
export const storeGridClass = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6';
