import type { getPaymentOptions } from '@ilaneer/contract/payment/payment';
import { Button } from '@ilaneer/ui/buttons/button';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';

/** Query key; the shopper's id follows. */
export const PAYMENT_OPTIONS_KEY = 'payment-options';

export function usePaymentOptions() {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: [PAYMENT_OPTIONS_KEY, user?.id],
    enabled: isConfirmed,
    staleTime: 0,
    queryFn: ({ signal }) => request<typeof getPaymentOptions>('GET', '/payment-options', { signal }),
  });
}

type SavedCardsFailedProps = { readonly options: ReturnType<typeof usePaymentOptions> };

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
