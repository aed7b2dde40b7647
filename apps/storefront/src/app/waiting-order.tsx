import { ButtonLink } from '@ilaneer/ui/button-link';
import { cx } from '@ilaneer/ui/cx';
import { useEffect, useState } from 'react';
import { useOrders } from '../features/orders/api/get-orders.ts';
import { clockTime } from '../features/orders/order-texts.ts';
import { PageLink } from '../lib/page-link.tsx';
import { showRupees } from '../lib/show-rupees.ts';

/**
 * Says that an order waits for its payment, and leads there, for as long as it can be paid. It floats over the end of a
 * page that stands before it is known.
 */
export function WaitingOrder({ floats = false }: { readonly floats?: boolean }) {
  const orders = useOrders();
  const [now, setNow] = useState(() => Date.now());
  const waiting = orders.data?.find(({ payment }) => Date.parse(payment.payableUntil ?? '') > now);
  const until = waiting?.payment.payableUntil ?? null;
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setNow(Date.now()), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  if (waiting === undefined || until === null) return null;
  return (
    <aside
      aria-label="An order waits for its payment"
      className={cx(
        'mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-3 px-gutter py-3',
        floats && 'fixed inset-x-0 bottom-0 z-sticky rounded-t-xl bg-kernel shadow-lg',
      )}
    >
      <p>
        Order {waiting.orderNumber} waits for its payment: please pay{' '}
        <span className="whitespace-nowrap font-semibold">{showRupees(waiting.payment.rest)}</span> by{' '}
        <span className="whitespace-nowrap font-semibold">{clockTime(until)}</span>.
      </p>
      <ButtonLink
        size="sm"
        render={<PageLink to={`/payment-pending?order=${encodeURIComponent(waiting.id)}`} />}
      >
        Pay now
      </ButtonLink>
    </aside>
  );
}
