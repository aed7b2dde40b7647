import { ApiError } from '@ilaneer/client/api-errors';
import type { StaffQuoteView } from '@ilaneer/contract/staff/messages/quotes';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '../../../parts/words/refusal-text.ts';

/** On the version that was seen; a refusal is told, and the quote read again. */
export function useQuoteAct(
  quote: StaffQuoteView,
  act: (at: Pick<StaffQuoteView, 'id' | 'version'>) => Promise<StaffQuoteView>,
  onDone: (after: StaffQuoteView) => void,
) {
  const queries = useQueryClient();
  const { show } = useToast();
  return useMutation({
    mutationFn: () => act(quote),
    onSuccess: (after) => {
      queries.setQueryData(['quote', after.id], after);
      onDone(after);
    },
    onError: (error) => {
      const isStale = error instanceof ApiError && error.reply?.code === 'VERSION_STALE';
      const text = isStale ? 'This quote has changed. Look at it again.' : refusalText(error);
      show({ text, tone: 'error' });
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['quote'] });
      void queries.invalidateQueries({ queryKey: ['ticket', quote.ticketId] });
    },
  });
}
