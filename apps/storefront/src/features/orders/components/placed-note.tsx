import type { OrderView } from '@ilaneer/contract/order/order-view';
import { Icon } from '@ilaneer/ui/text/icon';
import { formatPrice } from '../../../lib/format-price.ts';

/** Thanks for the order that was just placed. */
export function PlacedNote({ order }: { readonly order: OrderView }) {
  const { giftCard, rest } = order.payment;
  return (
    <div
      role="status"
      className="flex items-start gap-4 rounded-xl sm:items-center bg-tender px-5 py-5 sm:px-7"
    >
      <span className="grid size-10 shrink-0 sm:size-12 place-items-center rounded-full bg-leaf text-kernel">
        <Icon name="tick" strokeWidth={2.25} />
      </span>
      <div>
        <p className="font-display font-semibold text-xl">Thank you for your order</p>
        <p className="mt-0.5">
          Order {order.orderNumber} for {formatPrice(order.totalAmount)} is placed.
          {giftCard !== null && ` Gift card ••${giftCard.last4} paid ${formatPrice(giftCard.amount)}.`}
          {order.paymentMethod === 'cod' &&
            ` Please keep ${giftCard === null ? 'the amount' : formatPrice(rest)} ready for the delivery partner.`}
        </p>
      </div>
    </div>
  );
}
