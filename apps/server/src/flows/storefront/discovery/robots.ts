/** Prefixes useless to search engines. */
const PRIVATE = [
  '/api/',
  '/backoffice/',
  '/health/',
  '/metrics',
  '/account',
  '/address',
  '/back-in-stock',
  '/cart',
  '/confirm/',
  '/delivery/',
  '/Empty',
  '/login',
  '/newsletter/',
  '/order-complete',
  '/order-details',
  '/OrderComplete',
  '/payment',
  '/quote/',
  '/reset-password',
  '/review/',
  '/Sidebar',
  '/signed-in',
  '/support',
  '/track/',
  '/verify-email',
  '/wishlist',
];

export function robotsOf(publicUrl: string): string {
  const lines = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), ''];
  return [...lines, `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
