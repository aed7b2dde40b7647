import { formatDay } from '@ilaneer/domain/india-day';
import { creditNoteFigures, type ReturnedUnits } from '@ilaneer/domain/tax-document/credit-note-figures';
import { placeOfSupply } from '@ilaneer/domain/tax-document/place-of-supply';
import type { Order } from '../order/repository.ts';
import { buyerLines } from './buyer-lines.ts';
import { toInvoicedOrder } from './invoiced-order.ts';
import { printFigures } from './print-figures.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { TaxDocument } from './repository.ts';

/** What a credit note is about: units of an order that were refunded, and those whose money went back before them. */
export type CreditedUnits = {
  readonly before: readonly ReturnedUnits[];
  readonly now: readonly ReturnedUnits[];
};

/** The credit note of a refunded return as it is printed, beside the invoice that it corrects. */
export function printCreditNote(
  { number, issuedAt, seller }: TaxDocument,
  invoice: TaxDocument,
  order: Order,
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
      ['Place of supply', placeOfSupply(order.deliveryAddress.state)],
      ['Reverse charge', 'No'],
    ],
    parties: [
      ['Credited to', buyer],
      ['Goods returned from', buyer],
    ],
    ...printFigures(creditNoteFigures(toInvoicedOrder(order), seller.state, before, now), 'Not credited'),
    discounts: null,
  };
}
