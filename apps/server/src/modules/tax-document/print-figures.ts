import { formatRupees, paise } from '@ilaneer/domain/money';
import { amountInWords } from '@ilaneer/domain/tax-document/amount-in-words';
import type { InvoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import { printByRate } from './print-by-rate.ts';
import { printAmount, printLine } from './print-line.ts';
import type { PrintedDocument } from './printed-document.ts';

/** The table and the totals of a tax document. */
export function printFigures(
  figures: InvoiceFigures,
  delivery: 'Free' | 'Not credited',
): Pick<PrintedDocument, 'columns' | 'rows' | 'rates' | 'totals' | 'inWords'> {
  const { deliveryBasisPoints, total } = figures;
  const printed =
    deliveryBasisPoints === null
      ? printAtOneRate(figures, delivery)
      : printByRate(figures, deliveryBasisPoints, delivery);
  return { ...printed, inWords: amountInWords(total) };
}

function printAtOneRate(figures: InvoiceFigures, delivery: string) {
  const { taxes, taxTotals } = figures;
  const columns = [
    ...['#', 'Description', 'HSN', 'Qty', 'Unit price', 'Discount', 'Taxable value'],
    ...taxes.map(({ name, basisPoints }) => `${name} ${basisPoints / 100}%`),
    'Total',
  ];
  const totals: PrintedDocument['totals'] = [
    ['Taxable value', formatRupees(figures.taxable)],
    ...taxes.map(
      ({ name, basisPoints }, index) =>
        [`${name} ${basisPoints / 100}%`, formatRupees(taxTotals[index] ?? paise(0))] as const,
    ),
    ...(figures.roundOff === 0 ? [] : [['Round-off', formatRupees(figures.roundOff)] as const]),
    ['Delivery', figures.delivery === 0 ? delivery : formatRupees(figures.delivery)],
    ['Total', formatRupees(figures.total)],
  ];
  const rows = figures.lines.map((line, index) => printLine(line, index, line.taxes.map(printAmount)));
  return { columns, rows, rates: null, totals };
}
