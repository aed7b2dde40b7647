import { type FieldProblem, wrong } from '../field-problem.ts';
import { paiseFromRupees } from '../money.ts';
import { type HsnRate, hsnRate } from './hsn-rates.ts';

/** Rate of goods from a day in India, in percent. */
export type RateEntry = {
  readonly hsn: string;
  readonly from: string;
  readonly percent: number;
  readonly upToRupees: number | null;
  readonly percentAbove: number | null;
  readonly goods: string;
};

/** Confirmed or entered by staff; `confirmedAt` in ISO. */
export type ConfirmedRate = RateEntry & {
  readonly confirmedBy: string;
  readonly confirmedAt: string;
  /** Reason for withdrawal (PRICING-36), which cancels all entries of this code and day. */
  readonly withdrawn?: string;
};

export type TableRate = RateEntry & {
  readonly confirmation: { readonly by: string; readonly at: string } | null;
};

export const RATE_LIMITS = { goods: 200, confirmedBy: 100, withdrawn: 200, upToRupees: 1_000_000 } as const;

/** The shop's latest entry per code and day wins. `knownAt`: the table at that moment (PRICING-33). */
export function rateTable(
  ofRelease: readonly RateEntry[],
  ofShop: readonly ConfirmedRate[],
  knownAt: Date | null = null,
): TableRate[] {
  const known = knownAt === null ? ofShop : ofShop.filter((one) => new Date(one.confirmedAt) <= knownAt);
  const said = known
    .filter((one, index) => !known.slice(index + 1).some((later) => isSameRate(one, later)))
    .filter(({ withdrawn }) => withdrawn === undefined)
    .map(({ confirmedBy, confirmedAt, withdrawn: _, ...rate }) => ({
      ...rate,
      confirmation: { by: confirmedBy, at: confirmedAt },
    }));
  const others = ofRelease
    .filter((one) => !said.some((other) => isSameRate(one, other)))
    .map((rate) => ({ ...rate, confirmation: null }));
  return [...said, ...others].toSorted((one, other) =>
    one.hsn === other.hsn ? (one.from < other.from ? -1 : 1) : one.hsn < other.hsn ? -1 : 1,
  );
}

export function isSameRate(
  one: Pick<RateEntry, 'hsn' | 'from'>,
  other: Pick<RateEntry, 'hsn' | 'from'>,
): boolean {
  return one.hsn === other.hsn && one.from === other.from;
}

/** The entry that withdraws a rate (PRICING-36). */
export function withdrawal(rate: TableRate, reason: string, at: Date): ConfirmedRate {
  const { confirmation, ...entry } = rate;
  return {
    ...entry,
    confirmedBy: confirmation?.by ?? '',
    confirmedAt: at.toISOString(),
    withdrawn: reason,
  };
}

/** Goods billed on a day in India, between two moments. */
export type BilledCode = {
  readonly hsn: string;
  readonly day: string;
  readonly first: Date;
  readonly last: Date;
};

/** By the table at any time between the first and the last bill (PRICING-36). */
export function decidedFor(
  rate: Pick<RateEntry, 'hsn' | 'from'>,
  { hsn, day, first, last }: BilledCode,
  ofRelease: readonly RateEntry[],
  ofShop: readonly ConfirmedRate[],
): boolean {
  const said = ofShop.map(({ confirmedAt }) => new Date(confirmedAt));
  const moments = [first, ...said.filter((at) => at > first && at <= last)];
  return moments.some((at) => {
    const row = rowFor(rateTable(ofRelease, ofShop, at), hsn, day);
    return row !== null && row.confirmation !== null && isSameRate(row, rate);
  });
}

/** The applicable row (PRICING-18), or null. */
export function rowFor(table: readonly TableRate[], hsnCode: string, day: string): TableRate | null {
  const rate = hsnRate(table.map(toHsnRate), hsnCode, day);
  return rate === null ? null : (table.find((row) => isSameRate(row, rate)) ?? null);
}

export function toHsnRate({ hsn, from, percent, upToRupees, percentAbove }: RateEntry): HsnRate {
  const above =
    upToRupees === null || percentAbove === null
      ? null
      : { unitPrice: paiseFromRupees(upToRupees), basisPoints: basisPoints(percentAbove) };
  return { hsn, from, basisPoints: basisPoints(percent), above };
}

/** PRICING-33. */
export function rateProblems(rate: ConfirmedRate): FieldProblem[] {
  const { hsn, from, percent, upToRupees, percentAbove, goods, confirmedBy } = rate;
  return [
    ...wrong('hsn', /^\d{2,8}$/.test(hsn), 'An HSN code, or its beginning, has 2 to 8 digits'),
    ...wrong('from', isDay(from), 'Please choose the day from which it counts'),
    ...wrong('percent', isPercent(percent), 'A rate is 0 to 100 percent, with at most 2 decimals'),
    ...wrong(
      'upToRupees',
      upToRupees === null ||
        (upToRupees > 0 && upToRupees <= RATE_LIMITS.upToRupees && isOfHundredths(upToRupees)),
      'Please enter an amount up to ₹10,00,000',
    ),
    ...wrong(
      'percentAbove',
      (upToRupees === null) === (percentAbove === null) && (percentAbove === null || isPercent(percentAbove)),
      'A limit and the rate above it go together',
    ),
    ...wrong(
      'goods',
      goods !== '' && goods.length <= RATE_LIMITS.goods,
      'Please say which goods, in at most 200 characters',
    ),
    ...wrong(
      'confirmedBy',
      confirmedBy !== '' && confirmedBy.length <= RATE_LIMITS.confirmedBy,
      'Please say who confirms it, in at most 100 characters',
    ),
  ];
}

function isPercent(value: number): boolean {
  return value >= 0 && value <= 100 && isOfHundredths(value);
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  );
}

function isOfHundredths(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

function basisPoints(percent: number): number {
  return Math.round(percent * 100);
}
