import type { deleteSavedCard } from '@ilaneer/contract/payment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { PAYMENT_OPTIONS_KEY } from './get-payment-options.ts';

/** Removes a saved card; it stays pending until the list is without it. */
export function useDeleteSavedCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (cardId: string) =>
      request<typeof deleteSavedCard>('DELETE', '/saved-cards/:cardId', { params: { cardId } }),
    // Also after a refusal: a card that is gone already must go from the screen too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [PAYMENT_OPTIONS_KEY] }),
  });
}

/** What to say when a card could not be removed. */
export function deleteSavedCardProblem(error: Error): string {
  return error.message || 'Failed to remove the card. Please try again.';
}
