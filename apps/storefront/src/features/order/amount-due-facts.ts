import { formatPrice, formatRoundOff } from '@ilaneer/client/format-price';
import type { OrderView } from '@ilaneer/contract/order/order-view';

type Fact = { readonly name: string; readonly value: string };

export function amountDueFacts({
  status,
  payment: { giftCard, rest: amountDue },
  pricing: { cashRoundOff: roundOff = 0 },
}: Pick<OrderView, 'status'> & {
  readonly payment: Pick<OrderView['payment'], 'giftCard' | 'rest'>;
  readonly pricing: Pick<OrderView['pricing'], 'cashRoundOff'>;
}): readonly Fact[] {
  const name = `Gift card ••${giftCard?.last4}`;
  if (status === 'cancelled') {
    return giftCard === null ? [] : [{ name, value: `${formatPrice(giftCard.amount)} returned` }];
  }
  const paid = giftCard === null ? [] : [{ name, value: `−${formatPrice(giftCard.amount)}` }];
  const rounded = roundOff === 0 ? [] : [{ name: 'Round-off', value: formatRoundOff(roundOff) }];
  const before = [...paid, ...rounded];
  if (before.length === 0 || amountDue === 0) return before;
  return [...before, { name: giftCard === null ? 'In cash' : 'Rest', value: formatPrice(amountDue) }];
}
