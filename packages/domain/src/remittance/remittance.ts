import { formatRupees, NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '../money.ts';
import { err, ok, type Result } from '../result.ts';
import { typedCode } from '../text/typed-text.ts';

/** REMITTANCE-1. */
export const REMITTANCE_SOURCES = ['gateway', 'courier'] as const;

export type RemittanceSource = (typeof REMITTANCE_SOURCES)[number];

/** More are two remittances. */
export const MOST_REMITTED_LINES = 2_000;

export type RemittedLine = {
  /** The payer's payment or refund id, a tracking number or an order number. */
  readonly reference: string;
  readonly amount: Paise;
  readonly charge: Paise;
  readonly gst: Paise;
};

/** References with the same key are one: files and people vary case and blanks (REMITTANCE-4, REMITTANCE-5). */
export function referenceKey(reference: string): string {
  return typedCode(reference).toUpperCase();
}

/** Paise. */
export type RemittanceFigures = {
  readonly gross: Paise;
  readonly charges: Paise;
  readonly gst: Paise;
  readonly net: Paise;
};

/** Part of a line covered by the open amount (REMITTANCE-3), zero for opposite signs. */
export function matchedOf(amount: Paise, open: Paise): Paise {
  if (amount > 0 && open > 0) return paise(Math.min(amount, open));
  if (amount < 0 && open < 0) return paise(Math.max(amount, open));
  return NO_PAISE;
}

/** Charges that replace the lines', and the bank amount. */
export type StatedRemittance = {
  readonly lines: readonly RemittedLine[];
  readonly charges: Paise | null;
  readonly gst: Paise | null;
  readonly net: Paise;
};

/** Figures adding up to the bank amount (REMITTANCE-2). Errors: the wrong figure, and why. */
export function figureRemittance(
  stated: StatedRemittance,
): Result<RemittanceFigures, { readonly field: 'lines' | 'charges' | 'net'; readonly message: string }> {
  const { lines, net } = stated;
  const gross = sumPaise(NO_PAISE, ...lines.map(({ amount }) => amount));
  const charges = stated.charges ?? sumPaise(NO_PAISE, ...lines.map(({ charge }) => charge));
  const gst = stated.gst ?? sumPaise(NO_PAISE, ...lines.map((line) => line.gst));
  if (lines.length === 0) return err({ field: 'lines', message: 'There is no line' });
  if (charges < 0 || gst < 0) return err({ field: 'charges', message: 'Charges are not below zero' });
  const missing = subtractPaise(subtractPaise(gross, sumPaise(charges, gst)), net);
  if (missing !== 0) {
    const which = missing > 0 ? 'less' : 'more';
    const size = formatRupees(paise(Math.abs(missing)));
    const due = formatRupees(sumPaise(net, missing));
    return err({
      field: 'net',
      message: `The lines less charges come to ${due}: the bank received ${size} ${which}`,
    });
  }
  return ok({ gross, charges, gst, net });
}
