export type VisitedPage = { readonly name: string; readonly path: string; readonly hashPath: string };

export const VISITED_PAGES: readonly VisitedPage[] = [
  page('home', '/'),
  page('explore', '/ExploreProducts'),
  page('product', '/Product-page/tender-coconut-water-pack'),
  page('faq', '/Faq'),
  page(
    'article',
    '/blog-details/a-morning-in-the-coconut-groves',
    '/blog-details?slug=a-morning-in-the-coconut-groves',
  ),
];

// By name only.
export const MORE_PAGES: readonly VisitedPage[] = [
  page('catalogue', '/products'),
  page('blogs', '/blogs'),
  page('contact', '/contact-us'),
  page('stores', '/store'),
  page('cart', '/cart'),
  page('orders', '/order-details'),
];

/** Plain if served, else hash. */
export async function addressOf(shopUrl: string, { path, hashPath }: VisitedPage): Promise<string> {
  const visit = await fetch(shopUrl + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
  return visit.status === 200 ? shopUrl + path : `${shopUrl}/#${hashPath}`;
}

function page(name: string, path: string, hashPath = path): VisitedPage {
  return { name, path, hashPath };
}
