import { WATER } from '../support/checkout.ts';
import { loadPage } from '../support/navigation.ts';
import { cashierOf, printedPrices } from '../support/printed-prices.ts';
import { searchOf } from '../support/search.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

const CREW = '/Product-page/classic-crew-t-shirt?variant=classic-crew-t-shirt_V02';
const PACK = `/Product-page/${WATER.productId}?variant=${WATER.variantId}`;
const BUY_NOW = `/address?productId=${WATER.productId}&variantId=${WATER.variantId}&quantity=1`;

test('every printed price is that of the cart (PRICING-37)', async ({ page, request, calls, shopper }) => {
  test.slow();
  await calls.addToCart(WATER);
  await calls.addToWishlist({ productId: 'virgin-coconut-oil-pouch' });
  await calls.saveAddress();
  const chargedFor = await cashierOf(request);
  await logIn(page, shopper);

  async function expectPricesAsCharged(where: string, fewest: number, ofPage = '') {
    const countPrices = async () => {
      // Lower sections render once they are near, and the page grows.
      await page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })");
      return (await printedPrices(page)).length;
    };
    await expect.poll(countPrices, where).toBeGreaterThanOrEqual(fewest);
    for (const price of await printedPrices(page)) {
      const charged = await chargedFor(price, ofPage);
      if (charged !== null) expect.soft(price.paid, `${price.link ?? ofPage} at ${where}`).toBe(charged);
    }
  }

  for (const [path, fewest] of [
    ['/', 6],
    ['/products', 12],
    ['/ExploreProducts', 12],
    [PACK, 2],
    [CREW, 2],
    ['/wishlist', 1],
    ['/cart', 1],
    [BUY_NOW, 1],
  ] as const) {
    await loadPage(page, path);
    await expectPricesAsCharged(path, fewest, path === BUY_NOW ? PACK : path);
  }
  await loadPage(page, '/ExploreProducts?category=t-shirts');
  await page
    .getByRole('button', { name: /in your size to cart$/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Choose a size' });
  await sheet.getByRole('button', { name: 'M', exact: true }).click();
  await expectPricesAsCharged('sizes', 2);
  await loadPage(page, '/cart');
  const search = searchOf(page);
  await search.open();
  await search.box.fill('coconut');
  await expect(search.options.first()).toBeVisible();
  await expectPricesAsCharged('search', 5);
});
