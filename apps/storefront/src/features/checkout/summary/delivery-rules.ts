import { paise } from '@ilaneer/domain/money';
import type { DeliveryRules } from '@ilaneer/domain/pricing/delivery-rules';
import { brand } from '../../../lib/content.ts';

/** As of page load; server figures take precedence. */
export function deliveryRules(): DeliveryRules {
  const { charge, freeFrom } = brand().delivery;
  return { charge: paise(charge), freeFrom: freeFrom === null ? null : paise(freeFrom) };
}
