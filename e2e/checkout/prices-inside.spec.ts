import { readPdf } from '@ilaneer/server/testing/read-pdf';
import { placeOrderButton, WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { moveOrderOf } from '../support/move-order.ts';
import { loadPage } from '../support/navigation.ts';
import { figuresIn } from '../support/order-figures.ts';
import { type OwnShop, startOwnShop } from '../support/own-shop.ts';
import { cashierOf, printedPrices } from '../support/printed-prices.ts';
import { searchOf } from '../support/search.ts';
import { expect, test } from '../support/shop-test.ts';
import { callsOf, logIn, newShopper } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

// A pack of ₹285.00, MRP ₹355.00, with 5 % inside; delivery of ₹40.00 with its own.
const FIGURES = {
  'Total MRP': '₹355.00',
  Discount: '−₹70.00',
  Subtotal: '₹285.00',
  Delivery: '₹40.00',
  'Includes GST': '₹15.48',
  Total: '₹325.00',
};

// One shop for both journeys.
test.describe.configure({ mode: 'default' });

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop({ TAX_MODE: 'hsn', PRICES: 'inclusive' });
});
test.afterAll(() => shop.stop());

test('one figure incl. of all taxes, from the product to the invoice (PRICING-22, PRICING-24)', async ({
  page,
  playwright,
}) => {
  test.slow();
  const request = await playwright.request.newContext({ baseURL: shop.origin });
  const shopper = await newShopper(request);
  const calls = callsOf(request, shopper);
  await calls.addToCart(WATER);
  await calls.saveAddress();

  await test.step('the product says what is paid, and strikes the MRP through', async () => {
    await page.goto(`${shop.origin}/#/Product-page/${WATER.productId}`);
    const main = page.getByRole('main');
    await expect(main.getByText('incl. of all taxes', { exact: true }).first()).toBeVisible();
    await expect(main.locator('s')).toHaveText([/₹355\.00$/]);
    await expect(main.getByText(/with GST/)).toHaveCount(0);
    await expectSoundPage(page);
  });

  await test.step('cart and checkout add nothing to it but delivery', async () => {
    await logIn(page, shopper);
    for (const where of ['cart', 'address']) {
      await loadPage(page, `/${where}`, shop.origin);
      const summary = page.getByRole('region', { name: 'Order summary' });
      await expect.poll(async () => figuresIn(summary)).toMatchObject(FIGURES);
      await expectAccessible(page);
    }
  });

  await test.step('the order says it too', async () => {
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await placeOrderButton(page).click();
    await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
    const [order] = await calls.orders();
    if (order === undefined) throw new Error('no order');
    expect(order.totalAmount).toBe(325);
    await moveOrderOf(shop.dataDir, order, 'process', 'ship --courier DTDC --tracking KL123456');
    await loadPage(page, `/order-details?order=${order.orderId}`, shop.origin);
    await expect(page.getByText('Includes tax').first()).toBeVisible();
    await expect(page.getByText('₹325.00').first()).toBeVisible();
    const headers = { authorization: `Bearer ${shopper.token}` };
    const invoice = await request.get(`/api/orders/${order.orderId}/invoice`, { headers });
    const words = readPdf(await invoice.body()).join('\n');
    // Half of 5 % inside ₹285.00 is ₹6.79, inside ₹40.00 it is ₹0.95; what they leave of ₹325.00 is taxable (PRICING-29).
    for (const row of [/Taxable value\n₹309\.52/, /CGST\n₹7\.74/, /SGST\n₹7\.74/, /Total\n₹325\.00/]) {
      expect(words).toMatch(row);
    }
    expect(words).toMatch(/^Tax Invoice$/m);
    expect(words).toMatch(/^MRP$/m);
    expect(words).not.toContain('Round-off');
  });
  await request.dispose();
});

const CREW = '/Product-page/classic-crew-t-shirt?variant=classic-crew-t-shirt_V02';
const PACK = `/Product-page/${WATER.productId}?variant=${WATER.variantId}`;
const BUY_NOW = `/address?productId=${WATER.productId}&variantId=${WATER.variantId}&quantity=1`;

for (const mode of ['on top of prices', 'inside prices'] as const) {
  test(`every price that is printed is what the cart charges, with GST ${mode} (PRICING-37)`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    test.slow();
    const origin = mode === 'inside prices' ? shop.origin : (baseURL ?? '');
    const request = await playwright.request.newContext({ baseURL: origin });
    const shopper = await newShopper(request);
    const calls = callsOf(request, shopper);
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

    for (const width of [1_440, 360]) {
      await page.setViewportSize({ width, height: 800 });
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
        await loadPage(page, path, origin);
        await expectPricesAsCharged(`${path}, ${width} px`, fewest, path === BUY_NOW ? PACK : path);
      }
      await loadPage(page, '/ExploreProducts?category=t-shirts', origin);
      await page
        .getByRole('button', { name: /in your size to cart$/ })
        .first()
        .click();
      const sheet = page.getByRole('dialog', { name: 'Choose a size' });
      await sheet.getByRole('button', { name: 'M', exact: true }).click();
      await expectPricesAsCharged(`sizes, ${width} px`, 2);
      await loadPage(page, '/cart', origin);
      const search = searchOf(page);
      await search.open();
      await search.box.fill('coconut');
      await expect(search.options.first()).toBeVisible();
      await expectPricesAsCharged(`search, ${width} px`, 5);
    }
    await request.dispose();
  });
}
