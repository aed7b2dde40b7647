import { NO_PAISE, type Paise, paise } from '../money.ts';

/** Charge (PRICING-4) and free delivery threshold (PRICING-5). */
export type DeliveryRules = {
  readonly charge: Paise;
  /** Null: never free. */
  readonly freeFrom: Paise | null;
  /** On top, also where delivery is free: the fee of Cash on Delivery (PRICING-38). */
  readonly surcharge?: Paise | undefined;
};

export type CashFee = { readonly cashFee: Paise };

/** Rules of an order on delivery. */
export function cashRules({ charge, freeFrom, cashFee }: DeliveryRules & CashFee): DeliveryRules {
  return { charge, freeFrom, surcharge: cashFee };
}

/** The charge is waived; the fee of Cash on Delivery is not. */
export function freeDeliveryRules<Rules extends DeliveryRules>(rules: Rules): Rules {
  return { ...rules, freeFrom: NO_PAISE };
}

export const FIRST_DELIVERY_RULES: DeliveryRules = { charge: paise(4_000), freeFrom: paise(50_000) };
