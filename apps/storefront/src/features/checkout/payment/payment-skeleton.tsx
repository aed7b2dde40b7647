import { Skeleton } from '@ilaneer/ui/feedback/skeleton';

/** The place of a payment whose state is being asked for. */
export function PaymentSkeleton() {
  return (
    <div role="status" className="mx-auto grid max-w-xl gap-6 px-gutter pt-8 pb-section sm:pt-12">
      <h1 className="text-center text-3xl">Complete your payment</h1>
      <span className="sr-only">Asking how your payment stands</span>
      <Skeleton className="mx-auto h-6 w-56" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  );
}
