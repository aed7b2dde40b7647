import { type Paise, paise } from '../money.ts';

/** Charge (PRICING-4) and free delivery threshold (PRICING-5). */
export type DeliveryRules = {
  readonly charge: Paise;
  /** Null: never free. */
  readonly freeFrom: Paise | null;
};

export const FIRST_DELIVERY_RULES: DeliveryRules = { charge: paise(4_000), freeFrom: paise(50_000) };
