import { formatDay } from '@ilaneer/domain/india-day';
import { formatRupees, paise } from '@ilaneer/domain/money';
import { invoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import { placeOfSupply } from '@ilaneer/domain/tax-document/place-of-supply';
import type { Order } from '../order/repository.ts';
import { buyerLines } from './buyer-lines.ts';
import { toInvoicedOrder } from './invoiced-order.ts';
import { printFigures } from './print-figures.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { TaxDocument } from './repository.ts';

/** An order's tax invoice as it is printed: the order as it was placed, the seller as they were when it was issued. */
export function printInvoice({ number, issuedAt, seller }: TaxDocument, order: Order): PrintedDocument {
  const buyer = buyerLines(order);
  return {
    title: 'Tax Invoice',
    number,
    issuedAt,
    seller,
    facts: [
      ['Invoice number', number],
      ['Invoice date', formatDay(issuedAt)],
      ['Order number', order.number],
      ['Order date', formatDay(order.createdAt)],
      ['Payment', order.paymentMethod === 'cod' ? 'Cash on delivery' : 'Paid online'],
      ['Place of supply', placeOfSupply(order.deliveryAddress.state)],
      ['Reverse charge', 'No'],
    ],
    parties: [
      ['Billed to', buyer],
      ['Shipped to', buyer],
    ],
    ...printFigures(invoiceFigures(toInvoicedOrder(order), seller.state), 'Free'),
    discounts: printDiscounts(order),
  };
}

/** The column of discounts holds all of an order's in one figure a line: here each has its name. */
function printDiscounts(order: Order): string | null {
  const { discountPaise, couponCode, couponSavingsPaise, coins, coinSavingsPaise } = order;
  const named = [
    [discountPaise, 'off the list price'],
    [couponSavingsPaise, `by coupon ${couponCode ?? ''}`],
    [coinSavingsPaise, coins === 1 ? 'by 1 coin' : `by ${coins} coins`],
  ] as const;
  if (couponSavingsPaise + coinSavingsPaise === 0) return null;
  return named
    .filter(([amount]) => amount > 0)
    .map(([amount, name]) => `${formatRupees(paise(amount))} ${name}`)
    .join(', ');
}
