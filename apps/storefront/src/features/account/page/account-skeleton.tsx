import { Skeleton } from '@ilaneer/ui/feedback/skeleton';

/** The account page until the server has said who the shopper is. */
export function AccountSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading your account</span>
      {[0, 1, 2].map((card) => (
        <div key={card} className="grid gap-4 rounded-lg bg-kernel p-5 shadow-sm sm:p-8">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-5 w-full max-w-md" />
          <Skeleton className="h-5 w-full max-w-sm" />
        </div>
      ))}
    </div>
  );
}
