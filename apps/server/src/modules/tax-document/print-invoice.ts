import { showIndiaDay } from '@ilaneer/domain/india-day';
import { invoiceFigures } from '@ilaneer/domain/invoice/invoice-figures';
import { placeOfSupply } from '@ilaneer/domain/invoice/place-of-supply';
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
      ['Invoice date', showIndiaDay(issuedAt)],
      ['Order number', order.number],
      ['Order date', showIndiaDay(order.createdAt)],
      ['Payment', order.paymentMethod === 'cod' ? 'Cash on delivery' : 'Paid online'],
      ['Place of supply', placeOfSupply(order.deliveryAddress.state)],
      ['Reverse charge', 'No'],
    ],
    parties: [
      ['Billed to', buyer],
      ['Shipped to', buyer],
    ],
    ...printFigures(invoiceFigures(toInvoicedOrder(order), seller.state), 'Free'),
  };
}
