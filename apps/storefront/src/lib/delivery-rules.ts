import { paise } from '@ilaneer/domain/money';
import type { DeliveryRules } from '@ilaneer/domain/pricing/delivery-rules';
import { brand } from './content.ts';

/** What delivery costs, as the settings said when the page was sent; the server's figures count in any case. */
export function deliveryRules(): DeliveryRules {
  const { charge, freeFrom } = brand().delivery;
  return { charge: paise(charge), freeFrom: freeFrom === null ? null : paise(freeFrom) };
}
