import { errorText } from '@ilaneer/client/api-errors';
import { settledWith } from '@ilaneer/client/query-client';
import type { deleteSavedCard, SavedCardView } from '@ilaneer/contract/payment/payment';
import { formatDay } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { ConfirmDialog } from '@ilaneer/ui/layers/confirm-dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../lib/api-client.ts';
import { PAYMENT_OPTIONS_KEY, SavedCardsFailed, usePaymentOptions } from './payment-options.tsx';

export function SavedCardList() {
  const options = usePaymentOptions();
  if (options.data === undefined) {
    if (options.isError) {
      return (
        <div className="mt-4">
          <SavedCardsFailed options={options} />
        </div>
      );
    }
    return (
      <div role="status" className="mt-3 grid gap-2 py-4">
        <span className="sr-only">Loading your saved cards</span>
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-4 w-32" />
      </div>
    );
  }
  if (options.data.savedCards.length === 0) {
    return (
      <p className="mt-4 text-palm-soft">
        No saved cards yet. Tick ‘Save this card securely’ when you pay, and the card is here next time.
      </p>
    );
  }
  return (
    <ul className="mt-3 divide-y divide-line">
      {options.data.savedCards.map((card) => (
        <SavedCardRow key={card.id} card={card} />
      ))}
    </ul>
  );
}

function SavedCardRow({ card }: { readonly card: SavedCardView }) {
  const { show } = useToast();
  const [open, setOpen] = useState(false);
  const deletion = useDeleteSavedCard();
  const name = `${card.network} ending in ${card.last4}`;
  return (
    <li className="flex items-center justify-between gap-4 py-4">
      <div className="flex min-w-0 items-center gap-4">
        <span className="hidden size-11 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-dark sm:grid">
          <Icon name="card" />
        </span>
        <div className="min-w-0">
          <p className="font-medium">{name}</p>
          <p className="text-palm-soft text-sm">
            {card.expiry !== null && `Expires ${card.expiry}. `}Saved on {formatDay(card.savedAt)}
          </p>
        </div>
      </div>
      <Button
        variant="quiet"
        size="sm"
        className="-mr-4"
        aria-label={`Remove ${name}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="trash" className="size-5" />
        Remove
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Remove this card?"
        text={`${name} is removed here and at our payment partner. Orders that you paid with it are not affected.`}
        confirmLabel="Remove"
        busy={deletion.isPending}
        busyLabel="Removing..."
        danger
        onConfirm={() =>
          deletion.mutateAsync(card.id).then(
            ({ message }) => show({ text: message, tone: 'success' }),
            (error: Error) => {
              setOpen(false);
              show({ text: errorText(error, 'Failed to remove the card. Please try again.'), tone: 'error' });
            },
          )
        }
      />
    </li>
  );
}

// Pending until refetched.
function useDeleteSavedCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (cardId: string) =>
      request<typeof deleteSavedCard>('DELETE', '/saved-cards/:cardId', { params: { cardId } }),
    // Also after a refusal: stale entries must go.
    onSettled: settledWith(() => queryClient.invalidateQueries({ queryKey: [PAYMENT_OPTIONS_KEY] })),
  });
}
