import { Button, type ButtonProps } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/feedback/toast';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-errors.ts';
import { formatPrice } from '../../../lib/format-price.ts';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { startPaymentProblem } from '../api/start-payment.ts';
import { WAYS_OF_WAITING_ORDERS } from '../payment-way.ts';
import { usePayOrder } from '../use-pay-order.ts';
import { usePaymentChoice } from '../use-payment-choice.ts';
import { PaymentMethods } from './payment-methods.tsx';

type PayOrderProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  readonly orderId: string;
  readonly orderNumber: string;
  /** In rupees. */
  readonly amount: number;
  /** Until when it can be paid; nothing is shown afterwards. */
  readonly payableUntil: string;
  readonly label: string;
  /** Back should not lead to this page afterwards. */
  readonly replaces: boolean;
  /** The server refused: the order is not what the page shows. */
  readonly onRefused: () => void;
};

/** The button that pays an order which waits for it: asks how, on the same order. */
export function PayOrder({ label, variant, size, className, ...order }: PayOrderProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const isPayable = useCountdown(Date.parse(order.payableUntil)) > 0;
  if (!isPayable && !open) return null;
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className={className}
        aria-label={`${label}: order ${order.orderNumber}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        locked={busy}
        title="How would you like to pay?"
        description={`Order ${order.orderNumber}, ${formatPrice(order.amount)}`}
      >
        <PayForm {...order} onBusy={setBusy} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type PayFormProps = Omit<
  PayOrderProps,
  'label' | 'variant' | 'size' | 'className' | 'orderNumber' | 'payableUntil'
> & {
  readonly onBusy: (busy: boolean) => void;
  readonly onDone: () => void;
};

function PayForm({ orderId, amount, replaces, onRefused, onBusy, onDone }: PayFormProps) {
  const { show } = useToast();
  const choice = usePaymentChoice('upi');
  const { pay, isStarting } = usePayOrder();

  async function submit() {
    if (choice.atGateway === null || !choice.isComplete()) return;
    onBusy(true);
    try {
      await pay({ orderId, choice: choice.atGateway, replaces });
      onDone();
    } catch (error) {
      show({ text: startPaymentProblem(error instanceof Error ? error : new Error()), tone: 'error' });
      // What was typed stays for another try, unless the order is not what the page shows.
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
      <PaymentMethods ways={WAYS_OF_WAITING_ORDERS} choice={choice} disabled={isStarting} />
      <Button size="lg" wide busy={isStarting} onClick={() => void submit()}>
        Pay {formatPrice(amount)}
      </Button>
    </div>
  );
}
