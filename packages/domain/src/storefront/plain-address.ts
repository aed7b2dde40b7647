export const PLAIN_PATHS = [
  '/',
  '/products',
  '/ExploreProducts',
  '/about-us',
  '/store',
  '/contact-us',
  '/Faq',
  '/blogs',
  '/process',
  '/privacy-policy',
  '/privacy',
  '/refund-policy',
  '/shipping-policy',
  '/Terms-of-service',
] as const;

export type PlainPath = (typeof PLAIN_PATHS)[number];

const PLAIN = new Set<string>(PLAIN_PATHS);
const PRODUCT = '/Product-page/';
const ARTICLE = '/blog-details';
/** Pages that staff add. */
export const LANDING = '/p/';

function isPlain(page: string): boolean {
  return PLAIN.has(page) || page.startsWith(PRODUCT) || page.startsWith(LANDING);
}

export function productPath(productId: string, variantId: string | null = null): string {
  const path = `${PRODUCT}${encodeURIComponent(productId)}`;
  return variantId === null ? path : `${path}?variant=${encodeURIComponent(variantId)}`;
}

export function articleAddress(slug: string): string {
  return `${ARTICLE}/${encodeURIComponent(slug)}`;
}

/** `/blog-details?slug=x` as `/blog-details/x`, app-only pages as `/#/cart`, others as is. */
export function addressOf(path: string): string {
  const [, page = '', search = '', section = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  if (isPlain(page)) return path;
  if (page !== ARTICLE) return `/#${path}`;
  const others = new URLSearchParams(search);
  const slug = others.get('slug');
  if (slug === null) return `/#${path}`;
  others.delete('slug');
  return `${articleAddress(slug)}${queryOf(others)}${section}`;
}

/** Inverse of addressOf; null for external links. */
export function pathOfAddress(address: string): string | null {
  if (address.startsWith('/#/')) return address.slice(2);
  const [, page = '', search = '', section = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  if (isPlain(page)) return address;
  if (!page.startsWith(`${ARTICLE}/`)) return null;
  const query = new URLSearchParams(search);
  try {
    query.set('slug', decodeURIComponent(page.slice(ARTICLE.length + 1)));
  } catch {
    return null;
  }
  return `${ARTICLE}?${query}${section}`;
}

function queryOf(search: URLSearchParams): string {
  return search.size === 0 ? '' : `?${search}`;
}
