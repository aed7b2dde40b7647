import { type Paise, paiseFromRupees, sumPaise } from '../money.ts';
import { err, ok, type Result } from '../result.ts';

export type CashOrders = { readonly cash: Paise; readonly units: number };

/** Before and after verifying a mobile number (CHECKOUT-26). */
export type CashLimits = {
  readonly unprovenCash: Paise;
  readonly unprovenUnits: number;
  readonly provenCash: Paise;
  readonly provenUnits: number;
};

export const FIRST_CASH_LIMITS: CashLimits = {
  unprovenCash: paiseFromRupees(10_000),
  unprovenUnits: 100,
  provenCash: paiseFromRupees(50_000),
  provenUnits: 500,
};

/** Statutory limit below ₹2,00,000 per person (Income-tax Act 269ST). */
export const MOST_CASH = paiseFromRupees(1_99_999);

/** `units` null: unlimited. */
export type MostCash = { readonly cash: Paise; readonly units: number | null };

/** Current limit, and the one with a verified number if higher. */
export type CashAllowance = { readonly most: MostCash; readonly ifProven: MostCash | null };

export type CashLimitError = {
  readonly code: 'CASH_LIMIT';
  readonly held: CashOrders;
  readonly most: MostCash;
  /** Set if verification would suffice. */
  readonly ifProven: MostCash | null;
};

/** A shopper within the shop's limits, or staff within the law's (CHECKOUT-27). */
export type CashBuyer =
  | { readonly kind: 'shopper'; readonly hasProvenMobile: boolean; readonly limits: CashLimits }
  | { readonly kind: 'staff' };

export function cashAllowance(buyer: CashBuyer): CashAllowance {
  if (buyer.kind === 'staff') return { most: { cash: MOST_CASH, units: null }, ifProven: null };
  const { unprovenCash, unprovenUnits, provenCash, provenUnits } = buyer.limits;
  const proven = { cash: provenCash, units: provenUnits };
  return buyer.hasProvenMobile
    ? { most: proven, ifProven: null }
    : { most: { cash: unprovenCash, units: unprovenUnits }, ifProven: proven };
}

/** CHECKOUT-26, CHECKOUT-27. */
export function checkCash(
  held: CashOrders,
  order: CashOrders,
  { most, ifProven }: CashAllowance,
): Result<null, CashLimitError> {
  const both = { cash: sumPaise(held.cash, order.cash), units: held.units + order.units };
  if (isWithin(both, most)) return ok(null);
  const isEnough = ifProven !== null && isWithin(both, ifProven);
  return err({ code: 'CASH_LIMIT', held, most, ifProven: isEnough ? ifProven : null });
}

function isWithin({ cash, units }: CashOrders, most: MostCash): boolean {
  return cash <= Math.min(most.cash, MOST_CASH) && (most.units === null || units <= most.units);
}
