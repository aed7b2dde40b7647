import { formatRupees, paise } from '@ilaneer/domain/money';
import { amountDue, dueOnDelivery } from '@ilaneer/domain/order/amount-due';
import type { Letter } from '../../../messages/letter-content.ts';
import { plainWords } from '../../../messages/plain-words.ts';
import { shownAmounts } from '../invoiced-order.ts';
import type { Order } from '../repository.ts';

export function orderUrl(publicUrl: string, orderId: string): string {
  return `${publicUrl}/#/order-details?order=${encodeURIComponent(orderId)}`;
}

export function buyerName({ billTo, deliveryAddress }: Pick<Order, 'billTo' | 'deliveryAddress'>): string {
  return (billTo ?? deliveryAddress).fullName;
}

/** `online`: the amount due online is paid. */
export function orderFacts(
  order: Order,
  online: 'paid online' | 'to be paid online' = 'paid online',
  reductions: NonNullable<Letter['facts']> = [...couponFact(order), ...coinsFact(order)],
): Pick<Letter, 'facts' | 'totals'> {
  const { subtotal, delivery, cashFee, isInclusive } = shownAmounts(order);
  const { deliveryMethod } = order;
  const deliveryName = deliveryMethod === null ? 'Delivery' : `Delivery: ${deliveryMethod.name}`;
  const gst = ['GST', formatAmount(order.gstPaise)] as const;
  const lines = order.lines.flatMap((line) => [
    [lineText(line, line.quantity), formatAmount(line.pricePaise * line.quantity)] as const,
    ...(line.giftNote === null ? [] : [['Gift note', `“${plainWords(line.giftNote)}”`] as const]),
  ]);
  return {
    facts: [
      ...lines,
      ...reductions,
      ['Subtotal', formatAmount(subtotal)],
      ...(isInclusive ? [] : [gst]),
      [deliveryName, delivery === 0 ? 'Free' : formatAmount(delivery)],
      ...(cashFee === 0 ? [] : [['Cash on Delivery fee', formatAmount(cashFee)] as const]),
    ],
    // Included tax is not listed above the total.
    totals: isInclusive
      ? [...totalsOf(order, online), [`Includes ${gst[0]}`, gst[1]]]
      : totalsOf(order, online),
  };
}

export function lineText(
  line: Pick<Order['lines'][number], 'name' | 'variantName'>,
  quantity: number,
): string {
  const { name, variantName } = line;
  return `${quantity} x ${variantName === '' ? name : `${name} (${variantName})`}`;
}

export function formatAmount(amount: number): string {
  return formatRupees(paise(amount));
}

export function cashReminder(order: Order): string[] {
  const due = dueOnDelivery(order);
  return due === 0 ? [] : [`Please have ${formatAmount(due)} ready for the courier.`];
}

function couponFact({ couponCode, couponSavingsPaise }: Order): readonly (readonly [string, string])[] {
  return couponCode === null ? [] : [[`Coupon ${couponCode}`, `-${formatAmount(couponSavingsPaise)}`]];
}

function coinsFact({ coins, coinSavingsPaise }: Order): readonly (readonly [string, string])[] {
  return coins === 0
    ? []
    : [[coins === 1 ? '1 coin' : `${coins} coins`, `-${formatAmount(coinSavingsPaise)}`]];
}

function totalsOf(order: Order, online: string): readonly (readonly [string, string])[] {
  const { totalPaise, giftCardPaise, giftCardLast4, paymentMethod } = order;
  const how = paymentMethod === 'cod' ? 'cash on delivery' : online;
  const due = amountDue(order);
  const rounded = cashRoundOffFacts(order);
  if (giftCardLast4 === null) {
    if (rounded.length === 0) return [['Total', `${formatAmount(totalPaise)} (${how})`]];
    return [['Total', formatAmount(totalPaise)], ...rounded, ['To pay', `${formatAmount(due)} (${how})`]];
  }
  return [
    ['Total', `${formatAmount(totalPaise)}${due === 0 ? ' (paid by gift card)' : ''}`],
    [`Gift card ••${giftCardLast4}`, `−${formatAmount(giftCardPaise)}`],
    ...rounded,
    ...(due === 0 ? [] : [['Rest', `${formatAmount(due)} (${how})`] as const]),
  ];
}

function cashRoundOffFacts({ cashRoundOffPaise }: Order): readonly (readonly [string, string])[] {
  if (cashRoundOffPaise === 0) return [];
  const sign = cashRoundOffPaise < 0 ? '−' : '+';
  return [['Round-off', `${sign}${formatAmount(Math.abs(cashRoundOffPaise))}`]];
}
