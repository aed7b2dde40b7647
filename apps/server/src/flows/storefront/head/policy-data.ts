import { type Paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { RETURN_DAYS } from '@ilaneer/domain/return/return-reason';
import type { DefinedRegion, MerchantReturnPolicy, OfferShippingDetails } from 'schema-dts';
import type { HeadDeps } from '../shop-page.ts';

export const IN_INDIA = {
  '@type': 'DefinedRegion',
  addressCountry: 'IN',
} as const satisfies DefinedRegion;

// Dispatched a day before arrival (CONTENT-19).
const DAYS_ON_THE_ROAD = 1;

export function shippingDetails(
  delivery: Paise,
  { fewestDays, mostDays }: HeadDeps['delivery'],
): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', currency: 'INR', value: rupeesFromPaise(delivery) },
    shippingDestination: IN_INDIA,
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: {
        '@type': 'QuantitativeValue',
        minValue: Math.max(0, fewestDays - DAYS_ON_THE_ROAD),
        maxValue: Math.max(0, mostDays - DAYS_ON_THE_ROAD),
        unitCode: 'DAY',
      },
    },
  };
}

/** 7 days from delivery (RETURN-1); the shopper pays postage for a change of mind. */
export function anyReturnPolicy({ publicUrl }: HeadDeps['config']): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: RETURN_DAYS,
    merchantReturnLink: `${publicUrl}/refund-policy`,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
  };
}

/** Perishables only if faulty (RETURN-2). */
export function returnPolicyOf(
  { returnable }: { readonly returnable: boolean },
  config: HeadDeps['config'],
): MerchantReturnPolicy {
  if (returnable) return anyReturnPolicy(config);
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCountry: 'IN',
    // schema.org can't express "only when faulty"; the link explains.
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    merchantReturnLink: `${config.publicUrl}/refund-policy`,
  };
}
