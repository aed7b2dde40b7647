import { basisPointsOf, NO_PAISE, type Paise, paise, subtractPaise } from '../money.ts';

/** Taxable value and taxes by head, paise. */
export type GstAmounts = {
  readonly taxable: Paise;
  readonly igst: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
};

export type RatedAmounts = GstAmounts & { readonly basisPoints: number };

export function sumAmounts(rows: Iterable<GstAmounts>): GstAmounts {
  let [taxable, igst, cgst, sgst] = [0, 0, 0, 0];
  for (const row of rows) {
    taxable += row.taxable;
    igst += row.igst;
    cgst += row.cgst;
    sgst += row.sgst;
  }
  return { taxable: paise(taxable), igst: paise(igst), cgst: paise(cgst), sgst: paise(sgst) };
}

export function negated({ taxable, igst, cgst, sgst }: GstAmounts): GstAmounts {
  return {
    taxable: subtractPaise(NO_PAISE, taxable),
    igst: subtractPaise(NO_PAISE, igst),
    cgst: subtractPaise(NO_PAISE, cgst),
    sgst: subtractPaise(NO_PAISE, sgst),
  };
}

export function taxOf({ igst, cgst, sgst }: GstAmounts): Paise {
  return paise(igst + cgst + sgst);
}

export function isNothing(amounts: GstAmounts): boolean {
  return amounts.taxable === 0 && amounts.igst === 0 && amounts.cgst === 0 && amounts.sgst === 0;
}

/** Ascending. */
export function byRate(rows: readonly RatedAmounts[]): RatedAmounts[] {
  return [...Map.groupBy(rows, ({ basisPoints }) => basisPoints)]
    .map(([basisPoints, own]) => ({ basisPoints, ...sumAmounts(own) }))
    .toSorted((one, other) => one.basisPoints - other.basisPoints);
}

/**
 * Tax of the documents less the tax that a program computes from the row's taxable value, half up by head.
 * Documents round line by line (PRICING-29).
 */
export function roundingDifference(row: RatedAmounts, isInterState: boolean): Paise {
  const { taxable, basisPoints } = row;
  const size = paise(Math.abs(taxable));
  const computed = isInterState
    ? basisPointsOf(size, basisPoints)
    : paise(2 * basisPointsOf(size, basisPoints / 2));
  return subtractPaise(taxOf(row), taxable < 0 ? subtractPaise(NO_PAISE, computed) : computed);
}
