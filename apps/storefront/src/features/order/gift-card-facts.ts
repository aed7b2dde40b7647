import { formatPrice } from '@ilaneer/client/format-price';
import type { OrderView } from '@ilaneer/contract/order/order-view';

type Fact = { readonly name: string; readonly value: string };

/** What a gift card paid of an order and what was left, or nothing without one. */
export function giftCardFacts({
  status,
  payment: { giftCard, rest: amountDue },
}: Pick<OrderView, 'status'> & {
  readonly payment: Pick<OrderView['payment'], 'giftCard' | 'rest'>;
}): readonly Fact[] {
  if (giftCard === null) return [];
  const name = `Gift card ••${giftCard.last4}`;
  if (status === 'cancelled') return [{ name, value: `${formatPrice(giftCard.amount)} returned` }];
  const paid = { name, value: `−${formatPrice(giftCard.amount)}` };
  return amountDue === 0 ? [paid] : [paid, { name: 'Rest', value: formatPrice(amountDue) }];
}
