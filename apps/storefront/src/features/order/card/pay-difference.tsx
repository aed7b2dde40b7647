import { formatPrice } from '@ilaneer/client/format-price';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { formatMoment } from '@ilaneer/domain/india-day';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Figure } from '@ilaneer/ui/text/figure';
import { PageLink } from '../../../lib/page-link.tsx';
import { useCountdown } from '../../../lib/use-countdown.ts';

type Difference = NonNullable<OrderView['difference']>;

/** PAYMENT-20. */
export function PayDifference({ order }: { readonly order: OrderView }) {
  return order.difference === null ? null : <Asked order={order} difference={order.difference} />;
}

function Asked({ order, difference }: { readonly order: OrderView; readonly difference: Difference }) {
  const { amount, link, payableUntil } = difference;
  if (useCountdown(Date.parse(payableUntil)) <= 0) return null;
  return (
    <div className="mx-5 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-leaf-tint px-4 py-4 sm:mx-7">
      <p className="min-w-0 flex-1 basis-56">
        <strong className="block">
          Your order was changed and costs <Figure>{formatPrice(amount)}</Figure> more.
        </strong>
        <span className="text-palm-soft text-sm">
          We pack it once this is paid. Please pay by {formatMoment(payableUntil)}; after that it stays as it
          was.
        </span>
      </p>
      <ButtonLink
        className="max-sm:w-full"
        render={
          <PageLink
            to={`/pay?link=${encodeURIComponent(link)}`}
            aria-label={`Pay the difference of ${formatPrice(amount)}: order ${order.orderNumber}`}
          />
        }
      >
        Pay the difference
      </ButtonLink>
    </div>
  );
}
