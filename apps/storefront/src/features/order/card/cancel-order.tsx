import { ApiError, errorText } from '@ilaneer/client/api-errors';
import { settledWith } from '@ilaneer/client/query-client';
import { useOneAtATime } from '@ilaneer/client/use-one-at-a-time';
import type { cancelOrder } from '@ilaneer/contract/order/cancel-order';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { CANCEL_REASONS } from '@ilaneer/domain/order/cancel-reasons';
import { Button } from '@ilaneer/ui/buttons/button';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../lib/api-client.ts';
import { storeChangedOrder, useInvalidateOrders } from '../get-orders.ts';
import { cancellationPromise } from './cancellation-promise.ts';

const LONGEST_FEEDBACK = 500;
const NO_ANSWER = { reasonId: null, feedback: '' } as const;

type Answer = {
  readonly reasonId: string | null;
  readonly feedback: string;
};

export function CancelOrder({ order }: { readonly order: OrderView }) {
  const { show } = useToast();
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState<Answer>(NO_ANSWER);
  const cancellation = useCancelOrder();
  const busy = cancellation.isPending;
  const oneAtATime = useOneAtATime();

  // mutate()'s own handlers die with the button.
  function confirm() {
    const reason = CANCEL_REASONS.find(({ id }) => id === answer.reasonId);
    oneAtATime(() =>
      cancellation.mutateAsync({
        orderId: order.id,
        reason: reason?.id ?? null,
        categoryName: reason?.category ?? null,
        feedback: answer.feedback,
      }),
    ).then(
      (cancelled) => {
        if (cancelled === null) return;
        setOpen(false);
        show({ text: `Order ${order.orderNumber} is cancelled.`, tone: 'success' });
      },
      (error: Error) => {
        // Keeps the input for a retry.
        if (isFinalRefusal(error)) setOpen(false);
        show({ text: errorText(error, 'Failed to cancel order'), tone: 'error' });
      },
    );
  }

  return (
    <>
      {order.isCancellable && (
        <Button
          variant="quiet"
          size="row"
          aria-label={`Cancel order ${order.orderNumber}`}
          onClick={() => {
            setAnswer(NO_ANSWER);
            setOpen(true);
          }}
        >
          Cancel order
        </Button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Cancel this order?"
        description={`Order ${order.orderNumber} will not be sent. This can't be undone.`}
        locked={busy}
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={() => setOpen(false)}>
              Keep order
            </Button>
            <Button variant="danger" busy={busy} busyLabel="Cancelling..." onClick={confirm}>
              Cancel order
            </Button>
          </>
        }
      >
        <div className="grid gap-5">
          <div className="flex items-start gap-3 rounded-md bg-water p-4">
            <Icon name="coin" className="shrink-0 text-leaf-dark" />
            <div>
              {cancellationPromise(order).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </div>
          <RadioGroup
            label="Why are you cancelling? (optional)"
            value={answer.reasonId}
            onValueChange={(reasonId) => setAnswer({ ...answer, reasonId })}
            options={CANCEL_REASONS.map(({ id, label }) => ({ value: id, label }))}
            disabled={busy}
          />
          <TextAreaField
            label="Anything else? (optional)"
            rows={3}
            maxLength={LONGEST_FEEDBACK}
            value={answer.feedback}
            disabled={busy}
            onChange={(event) => setAnswer({ ...answer, feedback: event.target.value })}
          />
        </div>
      </Dialog>
    </>
  );
}

type Cancellation = {
  readonly orderId: string;
  readonly reason: string | null;
  readonly categoryName: string | null;
  readonly feedback: string;
};

/** Optimistic (ORDER-22). */
function useCancelOrder() {
  const queryClient = useQueryClient();
  const invalidateOrders = useInvalidateOrders();
  return useMutation({
    mutationFn: ({ orderId, ...body }: Cancellation) =>
      request<typeof cancelOrder>('POST', '/orders/:orderId/cancel', { params: { orderId }, body }),
    onSuccess: ({ order }) => storeChangedOrder(queryClient, order),
    // Also after a refusal: the list is stale.
    onSettled: settledWith(() => invalidateOrders()),
  });
}

function isFinalRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status < 500;
}
