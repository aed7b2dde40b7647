import type { PlainPath } from '@ilaneer/domain/storefront/plain-address';

export const TEXT_PAGES = {
  '/privacy-policy': 'privacy-policy',
  '/refund-policy': 'refund-policy',
  '/shipping-policy': 'shipping-policy',
  '/Terms-of-service': 'terms-of-service',
} as const satisfies Partial<Record<PlainPath, string>>;
