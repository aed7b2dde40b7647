import { type Paise, paise } from '../money.ts';

/** What delivery costs (PRICING-4), and what the amount after discounts must come to for it to be free (PRICING-5). */
export type DeliveryRules = {
  /** For an order, before GST. */
  readonly charge: Paise;
  /** Null: it never is. */
  readonly freeFrom: Paise | null;
};

/** What a shop begins with. */
export const FIRST_DELIVERY_RULES: DeliveryRules = { charge: paise(4_000), freeFrom: paise(50_000) };
