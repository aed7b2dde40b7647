import { minPaise, type Paise, paiseFromRupees, sumPaise } from '../money.ts';
import { err, ok, type Result } from '../result.ts';
import { type ConfirmationRule, type DeliveryRecord, isPoor, NO_RECORD } from './delivery-record.ts';

export type CashOrders = { readonly cash: Paise; readonly units: number };

/** Before and after verifying a mobile number (CHECKOUT-26). */
export type CashLimits = {
  readonly unprovenCash: Paise;
  readonly unprovenUnits: number;
  readonly provenCash: Paise;
  readonly provenUnits: number;
};

export type CashRules = CashLimits &
  ConfirmationRule & {
    /** Most cash with a poor record; null: no other than with any (CHECKOUT-30). */
    readonly poorRecordCash: Paise | null;
  };

export const FIRST_CASH_RULES: CashRules = {
  unprovenCash: paiseFromRupees(10_000),
  unprovenUnits: 100,
  provenCash: paiseFromRupees(50_000),
  provenUnits: 500,
  poorRecordCash: null,
  confirmCashFrom: null,
};

/** Whether a record of deliveries changes anything. */
export function usesRecord({ poorRecordCash, confirmCashFrom }: CashRules): boolean {
  return poorRecordCash !== null || confirmCashFrom !== null;
}

/** Statutory limit below ₹2,00,000 per person (Income-tax Act 269ST). */
export const MOST_CASH = paiseFromRupees(1_99_999);

/** `units` null: unlimited. */
export type MostCash = { readonly cash: Paise; readonly units: number | null };

/** Current limit, and the one with a verified number if higher. */
export type CashAllowance = {
  readonly most: MostCash;
  readonly ifProven: MostCash | null;
  /** The poor one that lowers both; else null. */
  readonly record: DeliveryRecord | null;
};

/** `ifProven` is set if verification would suffice. */
export type CashLimitError = CashAllowance & { readonly code: 'CASH_LIMIT'; readonly held: CashOrders };

/** A shopper within the shop's limits, or staff within the law's (CHECKOUT-27). */
export type CashBuyer =
  | { readonly kind: 'shopper'; readonly hasProvenMobile: boolean; readonly rules: CashRules }
  | { readonly kind: 'staff' };

export function cashAllowance(buyer: CashBuyer, record: DeliveryRecord = NO_RECORD): CashAllowance {
  if (buyer.kind === 'staff') return { most: { cash: MOST_CASH, units: null }, ifProven: null, record: null };
  const { unprovenCash, unprovenUnits, provenCash, provenUnits, poorRecordCash } = buyer.rules;
  const lowered = isPoor(record) ? poorRecordCash : null;
  const atMost = (cash: Paise) => (lowered === null ? cash : minPaise(cash, lowered));
  const proven = { cash: atMost(provenCash), units: provenUnits };
  const because = { record: lowered === null ? null : record };
  return buyer.hasProvenMobile
    ? { most: proven, ifProven: null, ...because }
    : { most: { cash: atMost(unprovenCash), units: unprovenUnits }, ifProven: proven, ...because };
}

/** CHECKOUT-26, CHECKOUT-27. */
export function checkCash(
  held: CashOrders,
  order: CashOrders,
  { most, ifProven, record }: CashAllowance,
): Result<null, CashLimitError> {
  const both = { cash: sumPaise(held.cash, order.cash), units: held.units + order.units };
  if (isWithin(both, most)) return ok(null);
  const isEnough = ifProven !== null && isWithin(both, ifProven);
  return err({ code: 'CASH_LIMIT', held, most, ifProven: isEnough ? ifProven : null, record });
}

function isWithin({ cash, units }: CashOrders, most: MostCash): boolean {
  return cash <= Math.min(most.cash, MOST_CASH) && (most.units === null || units <= most.units);
}
