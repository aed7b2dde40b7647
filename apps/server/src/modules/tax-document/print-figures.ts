import { formatRupees, NO_PAISE, type Paise, paise, sumPaise } from '@ilaneer/domain/money';
import type { RateAmount } from '@ilaneer/domain/pricing/tax-by-rate';
import { amountInWords } from '@ilaneer/domain/tax-document/amount-in-words';
import type { DocumentForm } from '@ilaneer/domain/tax-document/document-content';
import { type InvoiceFigures, type InvoiceLine, SOLD_BY } from '@ilaneer/domain/tax-document/invoice-figures';
import type { PrintedDocument } from '../../drawing/printed-document.ts';

type Table = Pick<PrintedDocument, 'columns' | 'rows' | 'rates' | 'totals'>;

/** `noDelivery`: text for free delivery. */
export function printFigures(
  figures: InvoiceFigures,
  { form, noDelivery }: { readonly form: DocumentForm; readonly noDelivery: 'Free' | 'Not credited' },
): Table & Pick<PrintedDocument, 'inWords'> {
  return { ...tableOf(figures, form, noDelivery), inWords: amountInWords(figures.total) };
}

function tableOf(figures: InvoiceFigures, form: DocumentForm, noDelivery: string): Table {
  if (form === 'commercial-credit-note') return printCredited(figures, noDelivery);
  if (form === 'bill-of-supply') return printUntaxed(figures, noDelivery);
  if (figures.deliveryBasisPoints === null) return printAtOneRate(figures, noDelivery);
  return printByRate(figures, noDelivery);
}

function printUntaxed(figures: InvoiceFigures, noDelivery: string): Table {
  const price = figures.isInclusive ? 'MRP' : 'Unit price';
  return {
    columns: ['#', 'Description', 'HSN', 'Qty', price, 'Discount', 'Value'],
    rows: figures.lines.map((line, index) => printLine(line, index, []).slice(0, -1)),
    rates: null,
    totals: [
      ['Goods', formatRupees(figures.taxable)],
      ['Delivery', figures.delivery === 0 ? noDelivery : formatRupees(figures.delivery)],
      ...roundOffRow(figures),
      ['Total', formatRupees(figures.total)],
    ],
  };
}

function printCredited(figures: InvoiceFigures, noDelivery: string): Table {
  return {
    columns: ['#', 'Description', 'HSN', 'Qty', 'Credited'],
    rows: figures.lines.map((line, index) => {
      const [position = '', description = '', hsn = '', quantity = ''] = printLine(line, index, []);
      return [position, description, hsn, quantity, printAmount(line.paid)];
    }),
    rates: null,
    totals: [
      ['Goods', formatRupees(figures.taxable)],
      ['Delivery', figures.delivery === 0 ? noDelivery : formatRupees(figures.delivery)],
      ['Total', formatRupees(figures.total)],
    ],
  };
}

function roundOffRow({ roundOff }: InvoiceFigures): PrintedDocument['totals'] {
  return roundOff === 0 ? [] : [['Round-off', formatRupees(roundOff)]];
}

function printAtOneRate(figures: InvoiceFigures, delivery: string): Table {
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
    ...roundOffRow(figures),
    ['Delivery', figures.delivery === 0 ? delivery : formatRupees(figures.delivery)],
    ['Total', formatRupees(figures.total)],
  ];
  const rows = figures.lines.map((line, index) => printLine(line, index, line.taxes.map(printAmount)));
  return { columns, rows, rates: null, totals };
}

function printByRate(figures: InvoiceFigures, noDelivery: string): Table {
  const names = [...new Set(figures.taxes.map(({ name }) => name))];
  const taxesOf = (amounts: readonly Paise[]) => names.map((name) => sumOf(figures, amounts, name));
  const { delivery, deliveryTaxes, taxable } = figures;
  const taxed = sumPaise(taxable, delivery);
  const inAll = taxesOf(
    figures.taxTotals.map((goods, tax) => sumPaise(goods, deliveryTaxes[tax] ?? NO_PAISE)),
  );
  const withRate = (line: InvoiceLine) =>
    taxesOf(line.taxes).map(
      (amount) => `${printAmount(amount)}\n${percent(line.gstBasisPoints / names.length)}`,
    );
  const goods = figures.lines.map((line, index) => printLine(line, index, withRate(line)));
  const charges = figures.deliveryShares.map((share, index) => {
    const line = chargeLine(figures, share);
    return withoutPieces(printLine(line, goods.length + index, withRate(line)));
  });
  const price = figures.isInclusive ? 'MRP' : 'Unit price';
  return {
    columns: ['#', 'Description', 'HSN', 'Qty', price, 'Discount', 'Taxable value', ...names, 'Total'],
    rows: [...goods, ...charges],
    rates: { columns: ['GST', 'Taxable value', ...names], rows: rateRows(figures) },
    totals: [
      ['Goods', formatRupees(taxable)],
      ['Delivery', delivery === 0 ? noDelivery : formatRupees(delivery)],
      ['Taxable value', formatRupees(taxed)],
      ...names.map((name, index) => [name, formatRupees(inAll[index] ?? NO_PAISE)] as const),
      ...roundOffRow(figures),
      ['Total', formatRupees(figures.total)],
    ],
  };
}

function chargeLine(figures: InvoiceFigures, { basisPoints, taxable, gst }: RateAmount): InvoiceLine {
  const { rates, taxes, deliveryTaxes, isInclusive } = figures;
  const rate = rates.findIndex((one) => one.basisPoints === basisPoints);
  const each = taxes.length / rates.length;
  const own = deliveryTaxes.map((amount, tax) => (Math.floor(tax / each) === rate ? amount : NO_PAISE));
  return {
    description: 'Delivery charge',
    // Composite supply: the code of its goods (CGST Act section 8).
    hsnCode: dearestOf(figures, basisPoints)?.hsnCode ?? '',
    quantity: 1,
    uqc: SOLD_BY,
    unitPrice: isInclusive ? sumPaise(taxable, gst) : taxable,
    discount: NO_PAISE,
    taxable,
    gstBasisPoints: basisPoints,
    taxes: own,
    total: sumPaise(taxable, ...own),
    paid: sumPaise(taxable, gst),
  };
}

function dearestOf({ lines }: InvoiceFigures, basisPoints: number): InvoiceLine | undefined {
  return lines
    .filter((line) => line.gstBasisPoints === basisPoints)
    .toSorted((one, other) => other.taxable - one.taxable)[0];
}

function rateRows(figures: InvoiceFigures): string[][] {
  const { rates, taxes, taxTotals, deliveryShares, deliveryTaxes } = figures;
  const taxesEach = taxes.length / rates.length;
  return rates.flatMap(({ basisPoints, taxable }, rate) => {
    const share = deliveryShares.find((one) => one.basisPoints === basisPoints);
    const taxed = sumPaise(taxable, share?.taxable ?? NO_PAISE);
    const first = rate * taxesEach;
    const amounts = taxTotals
      .map((goods, tax) => sumPaise(goods, deliveryTaxes[tax] ?? NO_PAISE))
      .slice(first, first + taxesEach);
    // A credit note may lack rates of its invoice.
    return taxed === 0 ? [] : [[percent(basisPoints), ...[taxed, ...amounts].map(printAmount)]];
  });
}

function sumOf({ taxes }: InvoiceFigures, amounts: readonly Paise[], wanted: string): Paise {
  return sumPaise(...amounts.filter((_, tax) => taxes[tax]?.name === wanted));
}

function percent(basisPoints: number): string {
  return basisPoints === 0 ? 'Nil' : `${basisPoints / 100}%`;
}

function printLine(line: InvoiceLine, index: number, taxes: readonly string[]): string[] {
  return [
    String(index + 1),
    line.description,
    line.hsnCode,
    line.quantity === 1 ? '1 pc' : `${line.quantity} pcs`,
    printAmount(line.unitPrice),
    printAmount(line.discount),
    printAmount(line.taxable),
    ...taxes,
    printAmount(line.total),
  ];
}

// A charge has no pieces and no MRP.
function withoutPieces([position = '', description = '', hsn = '', , , , ...amounts]: string[]): string[] {
  return [position, description, hsn, '', '', '', ...amounts];
}

/** Narrow columns: currency only in the totals. */
function printAmount(value: Paise): string {
  return formatRupees(value).replace('₹', '');
}
