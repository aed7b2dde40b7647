import { ApiError } from '@ilaneer/client/api-errors';
import { formatPrice } from '@ilaneer/client/format-price';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { Button, type ButtonProps } from '@ilaneer/ui/buttons/button';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Figure } from '@ilaneer/ui/text/figure';
import { useState } from 'react';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { METHODS_OF_WAITING_ORDERS } from './payment-method.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { startPaymentProblem, usePayOrder } from './use-pay-order.ts';
import { usePaymentChoice } from './use-payment-choice.ts';

type PayOrderProps = {
  readonly order: Pick<OrderView, 'id' | 'orderNumber' | 'payment'>;
  readonly label: string;
  readonly look?: Pick<ButtonProps, 'variant' | 'size' | 'className'> | undefined;
  readonly replaces: boolean;
  readonly onRefused: () => void;
};

export function PayOrder({ order, label, look, replaces, onRefused }: PayOrderProps) {
  const { payableUntil } = order.payment;
  return payableUntil === null ? null : (
    <PayableOrder
      order={order}
      label={label}
      look={look}
      replaces={replaces}
      onRefused={onRefused}
      payableUntil={payableUntil}
    />
  );
}

function PayableOrder({
  label,
  look,
  payableUntil,
  ...paid
}: PayOrderProps & { readonly payableUntil: string }) {
  const { order } = paid;
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const isPayable = useCountdown(Date.parse(payableUntil)) > 0;
  if (!isPayable && !open) return null;
  return (
    <>
      <Button {...look} aria-label={`${label}: order ${order.orderNumber}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        locked={busy}
        title="How would you like to pay?"
        description={`Order ${order.orderNumber}, ${formatPrice(order.payment.rest)}`}
      >
        <PayForm {...paid} onBusy={setBusy} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type PayFormProps = Pick<PayOrderProps, 'order' | 'replaces' | 'onRefused'> & {
  readonly onBusy: (busy: boolean) => void;
  readonly onDone: () => void;
};

function PayForm({ order, replaces, onRefused, onBusy, onDone }: PayFormProps) {
  const { show } = useToast();
  const choice = usePaymentChoice(METHODS_OF_WAITING_ORDERS);
  const { pay, isStarting } = usePayOrder();

  async function submit() {
    if (choice.atGateway === null || !choice.isComplete()) return;
    onBusy(true);
    try {
      await pay({ orderId: order.id, choice: choice.atGateway, replaces });
      onDone();
    } catch (error) {
      show({ text: startPaymentProblem(error instanceof Error ? error : new Error()), tone: 'error' });
      // Keeps the input for a retry, unless stale.
      if (error instanceof ApiError && error.status < 500) {
        onRefused();
        onDone();
      }
    } finally {
      onBusy(false);
    }
  }

  return (
    <div className="grid gap-5">
      <PaymentMethods methods={METHODS_OF_WAITING_ORDERS} choice={choice} disabled={isStarting} />
      <Button size="lg" wide busy={isStarting} onClick={() => void submit()}>
        <span>
          Pay <Figure>{formatPrice(order.payment.rest)}</Figure>
        </span>
      </Button>
    </div>
  );
}
