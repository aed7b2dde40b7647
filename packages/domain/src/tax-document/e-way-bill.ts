import { type Paise, paise, sumPaise } from '../money.ts';

/** Above this a consignment travels with an e-way bill: ₹50,000 (CGST Rule 138). */
export const E_WAY_LIMIT: Paise = paise(5_000_000);

/** What the goods of a consignment are worth, in paise before GST, and their GST. */
export type Consignment = {
  readonly lines: readonly {
    readonly taxable: Paise;
    readonly gst: Paise;
    readonly gstBasisPoints: number;
  }[];
  /** The delivery charge with its GST. */
  readonly delivery: Paise;
};

/**
 * Whether goods may travel only with an e-way bill (TAX-DOCUMENT-17). Goods that bear no tax are not counted; what is
 * charged for the delivery of the others is.
 */
export function needsEWayBill({ lines, delivery }: Consignment): boolean {
  const taxed = lines.filter(({ gstBasisPoints }) => gstBasisPoints > 0);
  if (taxed.length === 0) return false;
  return sumPaise(...taxed.flatMap(({ taxable, gst }) => [taxable, gst]), delivery) > E_WAY_LIMIT;
}

/** What staff are told before such goods leave. */
export const E_WAY_TEXT =
  'These goods are worth more than ₹50,000: they may travel only with an e-way bill (CGST Rule 138). Make one on the e-way bill portal and give its number to the courier.';
