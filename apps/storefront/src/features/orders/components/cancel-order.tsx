import type { OrderView } from '@ilaneer/contract/order-view';
import { Button } from '@ilaneer/ui/button';
import { ConfirmDialog } from '@ilaneer/ui/confirm-dialog';
import { useToast } from '@ilaneer/ui/toast';
import { useState } from 'react';
import { cancelOrderProblem, useCancelOrder } from '../api/cancel-order.ts';

/** The button that cancels an order after asking. */
export function CancelOrder({ order }: { readonly order: OrderView }) {
  const { show } = useToast();
  const [open, setOpen] = useState(false);
  const cancellation = useCancelOrder();

  // The promise's handlers, not those of mutate(): the button goes as soon as the order is cancelled.
  function confirm() {
    cancellation
      .mutateAsync(order.orderId)
      .then(
        () => show({ text: `Order ${order.orderNumber} is cancelled.`, tone: 'success' }),
        (error: Error) => show({ text: cancelOrderProblem(error), tone: 'error' }),
      )
      .finally(() => setOpen(false));
  }

  return (
    <>
      {order.isCancellable && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Cancel order ${order.orderNumber}`}
          onClick={() => setOpen(true)}
        >
          Cancel order
        </Button>
      )}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Cancel this order?"
        text={`Order ${order.orderNumber} will not be sent. This can't be undone.`}
        cancelLabel="Keep order"
        confirmLabel="Cancel order"
        busy={cancellation.isPending}
        busyLabel="Cancelling..."
        danger
        onConfirm={confirm}
      />
    </>
  );
}
