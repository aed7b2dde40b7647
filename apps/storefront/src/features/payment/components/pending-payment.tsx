import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useToast } from '@ilaneer/ui/feedback/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { type ReactNode, useEffect, useState } from 'react';
import { formatPrice } from '../../../lib/format-price.ts';
import { useOrderPayment } from '../api/get-order-payment.ts';
import { paymentStanding } from '../payment-standing.ts';
import { CheckoutOpener } from './checkout-opener.tsx';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import { TimeLeft } from './time-left.tsx';
import { UpiCode } from './upi-code.tsx';

type PendingPaymentProps = {
  readonly orderId: string;
  /** The server has said how it went. */
  readonly onSettled: (outcome: 'paid' | 'failed') => void;
  /** Pays the order, in another way when a payment was started. */
  readonly pay: (isStarted: boolean, refresh: () => void) => ReactNode;
};

/** A payment that is waited for: where to make it, how long there is, and the server asked until it knows. */
export function PendingPayment({ orderId, onSettled, pay }: PendingPaymentProps) {
  const { show } = useToast();
  const query = useOrderPayment(orderId);
  const [checking, setChecking] = useState(false);
  const standing = query.data === undefined ? null : paymentStanding(query.data);
  const outcome = standing === null || standing.kind === 'waiting' ? null : standing.kind;
  useEffect(() => {
    if (outcome !== null) onSettled(outcome);
  }, [outcome, onSettled]);

  if (standing === null && query.isError) {
    return (
      <StatePanel
        kind="error"
        heading="h1"
        title="Complete your payment"
        text={query.error.message}
        className="py-section"
        actions={
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            Try Again
          </Button>
        }
      />
    );
  }
  if (standing?.kind !== 'waiting') return <PaymentSkeleton />;

  async function checkNow() {
    setChecking(true);
    const { data, isError } = await query.refetch();
    setChecking(false);
    if (isError) show({ text: 'We could not check just now. Please try again.', tone: 'error' });
    else if (data !== undefined && paymentStanding(data).kind === 'waiting') {
      show({ text: 'Your payment has not reached us yet. This page goes on by itself when it does.' });
    }
  }

  const { payment } = standing;
  const refresh = () => void query.refetch();
  return (
    <div className="mx-auto grid max-w-xl gap-6 px-gutter pt-8 pb-section sm:pt-12">
      <div className="grid gap-2 text-center">
        <h1 className="text-3xl">Complete your payment</h1>
        {payment === null ? (
          <p className="text-palm-soft">Your order is kept. Choose how you would like to pay for it.</p>
        ) : (
          <p className="text-lg text-palm-soft">
            {formatPrice(payment.amount)} for order {payment.orderNumber}
          </p>
        )}
      </div>
      {payment !== null && (
        <section
          aria-label="Payment"
          className="grid justify-items-center gap-5 rounded-xl bg-kernel p-5 text-center shadow-sm sm:p-8"
        >
          <TimeLeft until={payment.expiresAt} />
          {payment.upi === null ? (
            <CheckoutOpener payment={payment} />
          ) : (
            <UpiCode upi={payment.upi} checkout={payment.checkout} />
          )}
          <Button variant="secondary" wide busy={checking} onClick={() => void checkNow()}>
            I have paid
          </Button>
        </section>
      )}
      <div className="grid justify-items-center gap-3">{pay(payment !== null, refresh)}</div>
      <p className="mx-auto flex max-w-md items-start gap-2 text-palm-soft text-sm">
        <Icon name="shield" className="size-5 shrink-0 text-leaf-dark" />
        100% secure payments. You can also pay later from My Orders, while your order waits.
      </p>
    </div>
  );
}
