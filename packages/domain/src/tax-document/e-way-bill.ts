import { type Paise, paise, sumPaise } from '../money.ts';

/** ₹50,000 (CGST Rule 138). */
export const E_WAY_LIMIT: Paise = paise(5_000_000);

/** Goods in paise before GST, and GST. */
export type Consignment = {
  readonly lines: readonly {
    readonly taxable: Paise;
    readonly gst: Paise;
    readonly gstBasisPoints: number;
  }[];
  /** With GST. */
  readonly delivery: Paise;
};

/** TAX-DOCUMENT-17. Counts taxable goods and their delivery charge. */
export function needsEWayBill({ lines, delivery }: Consignment): boolean {
  const taxed = lines.filter(({ gstBasisPoints }) => gstBasisPoints > 0);
  if (taxed.length === 0) return false;
  return sumPaise(...taxed.flatMap(({ taxable, gst }) => [taxable, gst]), delivery) > E_WAY_LIMIT;
}

export const E_WAY_TEXT =
  'These goods are worth more than ₹50,000: they may travel only with an e-way bill (CGST Rule 138). Make one on the e-way bill portal and give its number to the courier.';
