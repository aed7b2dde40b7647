/** Router paths behind the hash; `:name` is one segment. */
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
  '/confirm/:token',
  '/delivery/:token',
  '/quote/:token',
  '/track/:token',
  '/review/:token',
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
  '/p/:slug',
  '/data-notice',
  '/how-reviews-work',
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

/** STOREFRONT-3. Fixed segments take the router's case, others stay. */
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
