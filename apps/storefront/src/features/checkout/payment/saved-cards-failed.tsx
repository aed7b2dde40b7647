import { Button } from '@ilaneer/ui/buttons/button';
import type { usePaymentOptions } from './get-payment-options.ts';

type SavedCardsFailedProps = { readonly options: ReturnType<typeof usePaymentOptions> };

/** In place of the saved cards, when they could not be fetched. */
export function SavedCardsFailed({ options }: SavedCardsFailedProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p>We could not load your saved cards.</p>
      <Button variant="secondary" size="sm" busy={options.isFetching} onClick={() => void options.refetch()}>
        Try Again
      </Button>
    </div>
  );
}
