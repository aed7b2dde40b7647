import { formatDay } from '@ilaneer/domain/india-day';
import { formatRupees } from '@ilaneer/domain/money';
import type { BilledOrder } from '@ilaneer/domain/tax-document/billed-order';
import { creditNoteFigures, type ReturnedUnits } from '@ilaneer/domain/tax-document/credit-note-figures';
import { invoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import { placeOfSupply } from '@ilaneer/domain/tax-document/place-of-supply';
import type { PrintedDocument } from '../../drawing/printed-document.ts';
import { printFigures } from './print-figures.ts';
import type { TaxDocument } from './repository.ts';

/** An order's tax invoice as it is printed: the order as it was placed, the seller as they were when it was issued. */
export function printInvoice({ number, issuedAt, seller }: TaxDocument, order: BilledOrder): PrintedDocument {
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
      ['Order date', formatDay(order.placedAt)],
      ['Payment', order.isPaidOnDelivery ? 'Cash on delivery' : 'Paid online'],
      ['Place of supply', placeOfSupply(order.buyer.state)],
      ['Reverse charge', 'No'],
    ],
    parties: [
      ['Billed to', buyer],
      ['Shipped to', buyer],
    ],
    ...printFigures(invoiceFigures(order.figures, seller.state), 'Free'),
    discounts: printDiscounts({ ...order.discounts, isInclusive: order.figures.isInclusive === true }),
  };
}

/** What a credit note is about: units of an order that were refunded, and those whose money went back before them. */
export type CreditedUnits = {
  readonly before: readonly ReturnedUnits[];
  readonly now: readonly ReturnedUnits[];
};

/** The credit note of a refunded return as it is printed, beside the invoice that it corrects. */
export function printCreditNote(
  { number, issuedAt, seller }: TaxDocument,
  invoice: TaxDocument,
  order: BilledOrder,
  { before, now }: CreditedUnits,
): PrintedDocument {
  const buyer = buyerLines(order);
  return {
    title: 'Credit Note',
    number,
    issuedAt,
    seller,
    facts: [
      ['Credit note number', number],
      ['Credit note date', formatDay(issuedAt)],
      ['Against invoice', invoice.number],
      ['Invoice date', formatDay(invoice.issuedAt)],
      ['Order number', order.number],
      ['Reason', 'Goods returned'],
      ['Place of supply', placeOfSupply(order.buyer.state)],
      ['Reverse charge', 'No'],
    ],
    parties: [
      ['Credited to', buyer],
      ['Goods returned from', buyer],
    ],
    ...printFigures(creditNoteFigures(order.figures, seller.state, before, now), 'Not credited'),
    discounts: null,
  };
}

/** Who bought. The shop asks for one address only: goods are billed to where they go. */
function buyerLines({ buyer }: BilledOrder): string[] {
  return [
    buyer.fullName,
    buyer.addressLine1,
    buyer.addressLine2,
    [buyer.city, buyer.pinCode].filter((part) => part !== '').join(' '),
    `${placeOfSupply(buyer.state)}, ${buyer.country}`,
    buyer.phone === '' ? '' : `Phone: ${buyer.phone}`,
  ].filter((line) => line !== '');
}

/** The column of discounts holds all of an order's in one figure a line: here each has its name. */
function printDiscounts({
  offListPrice,
  byCoupon,
  couponCode,
  byCoins,
  coins,
  isInclusive,
}: BilledOrder['discounts'] & { readonly isInclusive: boolean }): string | null {
  if (byCoupon + byCoins === 0) return null;
  const named = [
    [offListPrice, isInclusive ? 'off the MRP' : 'off the list price'],
    [byCoupon, `by coupon ${couponCode ?? ''}`],
    [byCoins, coins === 1 ? 'by 1 coin' : `by ${coins} coins`],
  ] as const;
  return named
    .filter(([amount]) => amount > 0)
    .map(([amount, name]) => `${formatRupees(amount)} ${name}`)
    .join(', ');
}
