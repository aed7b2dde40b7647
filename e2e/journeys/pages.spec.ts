import { expect, expectAccessible, logIn, test } from '../support/shop-test.ts';

const open = [
  '/',
  '/products',
  '/ExploreProducts',
  '/Product-page/tender-coconut-water-pack',
  '/Empty',
  '/nowhere',
];
const own = ['/cart', '/wishlist', '/address', '/order-details'];

for (const route of [...open, ...own]) {
  test(`${route} is accessible, titled, and no wider than the screen`, async ({ page, shopper }) => {
    if (own.includes(route)) await logIn(page, shopper);
    await page.goto(`/#${route}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(/Ilaneer/);
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}
