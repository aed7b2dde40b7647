/** What only its owner, a script or nobody at all has something of; a beginning stands for all that follows it. */
const PRIVATE = [
  '/api/',
  '/backoffice/',
  '/health/',
  '/metrics',
  '/account',
  '/address',
  '/back-in-stock',
  '/cart',
  '/Empty',
  '/login',
  '/newsletter/',
  '/order-complete',
  '/order-details',
  '/OrderComplete',
  '/payment',
  '/reset-password',
  '/Sidebar',
  '/signed-in',
  '/support',
  '/verify-email',
  '/wishlist',
];

/** What crawlers may look at, and where they find what there is. */
export function robotsOf(publicUrl: string): string {
  const lines = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), ''];
  return [...lines, `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
