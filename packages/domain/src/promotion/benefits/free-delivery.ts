import { type BenefitKind, NO_CUTS } from './benefit-kind.ts';

export type FreeDelivery = { readonly kind: 'free-delivery' };

/** Delivery is no unit: the pricing waives its charge. */
export const freeDelivery: BenefitKind<FreeDelivery> = {
  cut: () => NO_CUTS,
  missing: () => null,
  problems: () => [],
  words: () => 'Free delivery',
};
