import { amountInWords } from '@ilaneer/domain/invoice/amount-in-words';
import type { InvoiceFigures } from '@ilaneer/domain/invoice/invoice-figures';
import { formatRupees, type Paise, paise } from '@ilaneer/domain/money';
import type { PrintedDocument } from './printed-document.ts';

/** Everything is sold by the piece: a pack is one. */
const UNIT = 'pcs';

/** The table and the totals of a tax document. */
export function printFigures(
  figures: InvoiceFigures,
  delivery: 'Free' | 'Not part of it',
): Pick<PrintedDocument, 'columns' | 'rows' | 'totals' | 'inWords'> {
  const { taxes, taxTotals } = figures;
  return {
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
      ['Delivery', figures.delivery === 0 ? delivery : formatRupees(figures.delivery)],
      ['Total', formatRupees(figures.total)],
    ],
    inWords: amountInWords(figures.total),
  };
}

// The columns are narrow: the sign stands in the totals.
function amount(value: Paise): string {
  return formatRupees(value).replace('₹', '');
}
