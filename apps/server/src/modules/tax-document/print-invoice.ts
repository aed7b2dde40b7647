import { showIndiaDay } from '@ilaneer/domain/india-day';
import { amountInWords } from '@ilaneer/domain/invoice/amount-in-words';
import { invoiceFigures } from '@ilaneer/domain/invoice/invoice-figures';
import { placeOfSupply } from '@ilaneer/domain/invoice/place-of-supply';
import { formatRupees, type Paise, paise } from '@ilaneer/domain/money';
import type { Order } from '../order/repository.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { TaxDocument } from './repository.ts';

/** An order's tax invoice as it is printed: the order as it was placed, the seller as they were when it was issued. */
export function printInvoice({ number, issuedAt, seller }: TaxDocument, order: Order): PrintedDocument {
  const figures = figuresOf(order, seller.state);
  const { taxes, taxTotals } = figures;
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
    columns: [
      ...['#', 'Description', 'HSN', 'Qty', 'Unit price', 'Discount', 'Taxable value'],
      ...taxes.map(({ name, basisPoints }) => `${name} ${basisPoints / 100}%`),
      'Total',
    ],
    rows: figures.lines.map((line, index) => [
      String(index + 1),
      line.description,
      line.hsnCode,
      `${line.quantity} ${UNIT}`,
      amount(line.unitPrice),
      amount(line.discount),
      amount(line.taxable),
      ...line.taxes.map(amount),
      amount(line.total),
    ]),
    totals: [
      ['Taxable value', formatRupees(figures.taxable)],
      ...taxes.map(
        ({ name, basisPoints }, index) =>
          [`${name} ${basisPoints / 100}%`, formatRupees(taxTotals[index] ?? paise(0))] as const,
      ),
      ...(figures.roundOff === 0 ? [] : [['Round-off', formatRupees(figures.roundOff)] as const]),
      ['Delivery', figures.delivery === 0 ? 'Free' : formatRupees(figures.delivery)],
      ['Total', formatRupees(figures.total)],
    ],
    inWords: amountInWords(figures.total),
  };
}

/** Everything is sold by the piece: a pack is one. */
const UNIT = 'pcs';

function figuresOf(order: Order, sellerState: string) {
  const invoiced = {
    lines: order.lines.map((line) => ({
      description: line.variantName === '' ? line.name : `${line.name}, ${line.variantName}`,
      hsnCode: line.hsnCode,
      quantity: line.quantity,
      price: paise(line.pricePaise),
      originalPrice: paise(line.originalPricePaise),
      taxable: paise(line.taxablePaise),
    })),
    gstBasisPoints: order.gstBasisPoints,
    taxable: paise(order.subtotalPaise),
    cgst: paise(order.cgstPaise),
    sgst: paise(order.sgstPaise),
    igst: paise(order.igstPaise),
    roundOff: paise(order.roundOffPaise),
    delivery: paise(order.deliveryPaise),
    total: paise(order.totalPaise),
    deliveryState: order.deliveryAddress.state,
  };
  return invoiceFigures(invoiced, sellerState);
}

// The shop asks for one address only: goods are billed to where they go.
function buyerLines({ deliveryAddress: to }: Order): string[] {
  return [
    to.fullName,
    to.addressLine1,
    to.addressLine2,
    [to.city, to.pinCode].filter((part) => part !== '').join(' '),
    `${placeOfSupply(to.state)}, ${to.country}`,
    to.phone === '' ? '' : `Phone: ${to.phone}`,
  ].filter((line) => line !== '');
}

// The columns are narrow: the sign stands in the totals.
function amount(value: Paise): string {
  return formatRupees(value).replace('₹', '');
}
