import { type Paise, paiseFromRupees, sumPaise } from '../money.ts';
import { err, ok, type Result } from '../result.ts';

/** Orders on delivery that are not paid yet: the cash that is to be collected for them, and their units. */
export type CashOrders = { readonly cash: Paise; readonly units: number };

/** What a shopper may have on delivery at a time, before and after proving a mobile number (CHECKOUT-26). */
export type CashLimits = {
  readonly unprovenCash: Paise;
  readonly unprovenUnits: number;
  readonly provenCash: Paise;
  readonly provenUnits: number;
};

/** The limits that a shop begins with. */
export const FIRST_CASH_LIMITS: CashLimits = {
  unprovenCash: paiseFromRupees(10_000),
  unprovenUnits: 100,
  provenCash: paiseFromRupees(50_000),
  provenUnits: 500,
};

/** ₹2,00,000 in cash may not be taken from one person (269ST of the Income-tax Act): no setting goes beyond this. */
export const MOST_CASH = paiseFromRupees(1_99_999);

/** The most that may be on delivery at a time; `units` null where the number does not matter. */
export type MostCash = { readonly cash: Paise; readonly units: number | null };

/** What a buyer may have on delivery at a time, and what a proven mobile number would allow; null where it adds nothing. */
export type CashAllowance = { readonly most: MostCash; readonly ifProven: MostCash | null };

export type CashLimitError = {
  readonly code: 'CASH_LIMIT';
  readonly held: CashOrders;
  readonly most: MostCash;
  /** What a proven mobile number allows, where that is enough for this order; else null. */
  readonly ifProven: MostCash | null;
};

/** Who orders on delivery: a shopper within the shop's limits, or staff, whom the law alone limits (CHECKOUT-27). */
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

/** Whether one more order on delivery may come on top of those that are not paid yet (CHECKOUT-26, CHECKOUT-27). */
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
