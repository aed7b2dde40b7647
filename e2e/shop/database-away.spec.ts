import { WATER } from '../support/checkout.ts';
import { type OwnShop, startOwnShop } from '../support/own-shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { callsOf, logIn, newShopper } from '../support/shopper.ts';
import { expectAccessible } from '../support/sound-page.ts';
import { stopDatabase } from '../support/stop-database.ts';

const SAYS_WHY = 'The shop cannot reach its records at the moment. Please try again in a minute.';
const PATIENT = { timeout: 40_000 };

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.stop());

test('a shopper sees that the shop is away, loses nothing, and continues when it is back (HTTP-14, HTTP-15)', async ({
  page,
  playwright,
  allowProblems,
}) => {
  test.slow();
  allowProblems(/status of 503/, /^503 /);
  const request = await playwright.request.newContext({ baseURL: shop.origin });
  const shopper = await newShopper(request);
  const calls = callsOf(request, shopper);
  await calls.addToCart(WATER, 2);
  await logIn(page, shopper);
  const readiness = async () => (await request.get('/health/ready')).status();
  const items = page.getByRole('list', { name: 'Items in your cart' });
  const cart = `${shop.origin}/#/cart`;
  await page.goto(cart);
  await expect(items.getByRole('listitem')).toHaveCount(1);
  expect(await readiness()).toBe(200);

  const letBack = await stopDatabase(shop);
  await expect.poll(readiness, PATIENT).toBe(503);

  await test.step('in the open app the cart says why it can not be shown, and nothing is lost', async () => {
    await page.reload();
    await expect(page.getByText(SAYS_WHY).first()).toBeVisible(PATIENT);
    await expectAccessible(page);
  });

  await test.step('a page that can not be drawn says so, at a desk and on a phone', async () => {
    const answer = await page.goto(`${shop.origin}/products?q=water`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByText(SAYS_WHY)).toBeVisible();
    await expect(page.getByText('This page opens by itself as soon as it can.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/products?q=water');
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(wide).toBeLessThanOrEqual(width);
    }
  });

  await letBack();
  await expect.poll(readiness, PATIENT).toBe(200);
  await test.step('the page opens without a touch, and the cart is unchanged', async () => {
    await expect(page.getByText(SAYS_WHY)).toBeHidden(PATIENT);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(cart);
    await expect(items.getByRole('listitem')).toHaveCount(1);
    expect(await calls.cartLines()).toMatchObject([{ ...WATER, quantity: 2 }]);
  });
});
