import { formatPrice } from '@ilaneer/client/format-price';
import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Figure } from '@ilaneer/ui/text/figure';
import { Icon } from '@ilaneer/ui/text/icon';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { useOrder } from '../../order/get-order.ts';
import { useForgetOrders } from '../../order/get-orders.ts';
import { useOrderPayment } from './get-order-payment.ts';
import { PayOrder } from './pay-order.tsx';
import { paymentStatusOf } from './payment-status.ts';
import { WhereToPay } from './where-to-pay.tsx';

/** PAYMENT-18. */
export function PendingPayment({ orderId }: { readonly orderId: string }) {
  const { show } = useToast();
  const navigate = useNavigate();
  const forgetOrders = useForgetOrders();
  const order = useOrder(orderId).data;
  const query = useOrderPayment(orderId);
  const [checking, setChecking] = useState(false);
  const status = query.data === undefined ? null : paymentStatusOf(query.data);
  const outcome = status === null || status.kind === 'waiting' ? null : status.kind;
  useEffect(() => {
    if (outcome === null) return;
    void forgetOrders();
    const page = outcome === 'paid' ? '/payment-success' : '/payment-failed';
    void navigate(`${page}?order=${encodeURIComponent(orderId)}`, { replace: true });
  }, [outcome, orderId, forgetOrders, navigate]);

  if (status === null && query.isError) {
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
  if (status?.kind !== 'waiting') return <PaymentSkeleton />;

  async function checkNow() {
    setChecking(true);
    const { data, isError } = await query.refetch();
    setChecking(false);
    if (isError) show({ text: 'We could not check just now. Please try again.', tone: 'error' });
    else if (data !== undefined && paymentStatusOf(data).kind === 'waiting') {
      show({ text: 'Your payment has not reached us yet. This page goes on by itself when it does.' });
    }
  }

  const { payment } = status;
  return (
    <div className="mx-auto grid max-w-xl gap-6 px-gutter pt-8 pb-section sm:pt-12">
      <div className="grid gap-2 text-center">
        <h1 className="text-3xl">Complete your payment</h1>
        {payment === null ? (
          <p className="text-palm-soft">Your order is kept. Choose how you would like to pay for it.</p>
        ) : (
          <p className="text-lg text-palm-soft">
            <Figure>{formatPrice(payment.amount)}</Figure> for order <span>{payment.orderNumber}</span>
          </p>
        )}
      </div>
      {payment !== null && (
        <section
          aria-label="Payment"
          className="grid justify-items-center gap-5 rounded-xl bg-kernel p-5 text-center shadow-sm sm:p-8"
        >
          <TimeLeft until={payment.expiresAt} />
          <WhereToPay payment={payment} />
          <Button variant="secondary" wide busy={checking} onClick={() => void checkNow()}>
            I have paid
          </Button>
        </section>
      )}
      <div className="grid justify-items-center gap-3">
        {order !== undefined && (
          <PayOrder
            order={order}
            label={payment === null ? 'Choose how to pay' : 'Pay another way'}
            look={{ variant: payment === null ? 'primary' : 'quiet' }}
            replaces
            onRefused={() => void query.refetch()}
          />
        )}
      </div>
      <p className="mx-auto flex max-w-md items-start gap-2 text-palm-soft text-sm">
        <Icon name="shield" className="size-5 shrink-0 text-leaf-dark" />
        100% secure payments. You can also pay later from My Orders, while your order waits.
      </p>
    </div>
  );
}

function PaymentSkeleton() {
  return (
    <div role="status" className="mx-auto grid max-w-xl gap-6 px-gutter pt-8 pb-section sm:pt-12">
      <h1 className="text-center text-3xl">Complete your payment</h1>
      <span className="sr-only">Asking how your payment stands</span>
      <Skeleton className="mx-auto h-6 w-56" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  );
}

function TimeLeft({ until }: { readonly until: string }) {
  const seconds = useCountdown(Date.parse(until));
  if (seconds === 0) {
    return (
      <p role="status" className="font-semibold">
        Time is up. We check one last time...
      </p>
    );
  }
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className="inline-flex items-center gap-2 rounded-full bg-leaf-tint px-4 py-2 font-semibold">
      <Icon name="clock" className="size-5 text-leaf-dark" />
      Pay within
      <span role="timer" className="min-w-12 text-left tabular-nums">
        {clock}
      </span>
    </p>
  );
}
