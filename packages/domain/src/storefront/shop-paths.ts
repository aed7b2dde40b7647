/** Every page of the storefront, as its router names it behind the hash; `:name` stands for any one part. */
export const SHOP_PATHS = [
  '/',
  '/login',
  '/signed-in',
  '/reset-password',
  '/verify-email',
  '/account',
  '/products',
  '/ExploreProducts',
  '/Sidebar',
  '/Product-page/:id',
  '/wishlist',
  '/cart',
  '/Empty',
  '/address',
  '/back-in-stock',
  '/payment',
  '/pay',
  '/payment-pending',
  '/payment-success',
  '/payment-failed',
  '/order-complete',
  '/OrderComplete',
  '/order-details',
  '/invoice',
  '/contact-us',
  '/track-ticket',
  '/store',
  '/support',
  '/Faq',
  '/blogs',
  '/blog-details',
  '/about-us',
  '/process',
  '/data-notice',
  '/fair-design',
  '/privacy-policy',
  '/privacy',
  '/refund-policy',
  '/shipping-policy',
  '/Terms-of-service',
  '/policy-versions/:slug',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
] as const;

/**
 * The page that a plain address such as /Cart means, as its path behind the hash; null without one (STOREFRONT-3).
 * Fixed parts are spelt as the router does, the others stay as they were typed.
 */
export function shopPathOf(address: string): string | null {
  const typed = address.replace(/\/+$/, '').split('/');
  for (const path of SHOP_PATHS) {
    const parts = path === '/' ? [''] : path.split('/');
    if (parts.length !== typed.length) continue;
    const found = parts.map((part, at) => fit(part, typed[at] ?? ''));
    if (!found.includes(null)) return found.join('/') || '/';
  }
  return null;
}

function fit(part: string, typed: string): string | null {
  if (part.startsWith(':')) return typed === '' ? null : typed;
  return part.toLowerCase() === typed.toLowerCase() ? part : null;
}
