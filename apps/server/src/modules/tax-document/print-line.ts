import { formatRupees, type Paise } from '@ilaneer/domain/money';
import type { InvoiceLine } from '@ilaneer/domain/tax-document/invoice-figures';

/** A line of a tax document's table, with its taxes as they are printed. */
export function printLine(line: InvoiceLine, index: number, taxes: readonly string[]): string[] {
  return [
    String(index + 1),
    line.description,
    line.hsnCode,
    // Everything is sold by the piece: a pack is one.
    line.quantity === 1 ? '1 pc' : `${line.quantity} pcs`,
    printAmount(line.unitPrice),
    printAmount(line.discount),
    printAmount(line.taxable),
    ...taxes,
    printAmount(line.total),
  ];
}

/** An amount in a table. The columns are narrow: the sign stands in the totals. */
export function printAmount(value: Paise): string {
  return formatRupees(value).replace('₹', '');
}
