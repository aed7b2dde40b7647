import '../bottom-bar.css';
import { formatPrice } from '@ilaneer/client/format-price';
import { formatTime } from '@ilaneer/domain/india-day';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { cx } from '@ilaneer/ui/text/cx';
import { Figure } from '@ilaneer/ui/text/figure';
import { useEffect, useState } from 'react';
import { PageLink } from '../../../lib/page-link.tsx';
import { useOrders } from '../../order/get-orders.ts';

/** Links to a payable order. Floats over served pages. */
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
      className={cx('bg-sun-tint', floats && 'bottom-bar fixed inset-x-0 bottom-0 z-sticky shadow-lg')}
    >
      <div className="mx-auto flex w-full max-w-page items-center justify-between gap-4 px-gutter py-3">
        <p className="max-sm:text-sm">
          Order <span>{waiting.orderNumber}</span> waits for its payment: please pay{' '}
          <Figure className="whitespace-nowrap font-semibold">{formatPrice(waiting.payment.rest)}</Figure> by{' '}
          <span className="whitespace-nowrap font-semibold">{formatTime(until)}</span>.
        </p>
        <ButtonLink
          size="sm"
          className="shrink-0"
          render={<PageLink to={`/payment-pending?order=${encodeURIComponent(waiting.id)}`} />}
        >
          Pay now
        </ButtonLink>
      </div>
    </aside>
  );
}
