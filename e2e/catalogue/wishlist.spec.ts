import { WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectSoundPage } from '../support/sound-page.ts';

const ADD = '**/api/add-to-wishlist';
const HEART = /^Add Tender Coconut Water Pack.* to wishlist$/;

test('a product goes from the list into the cart and out of the list', async ({ page, calls, shopper }) => {
  await calls.addToWishlist(WATER);
  await logIn(page, shopper);
  await page.goto('/#/wishlist');
  await expect(page.getByText('Choose products (1 item)')).toBeVisible();
  const card = page.getByRole('article');
  await expect(card.getByText(/(In|Low) stock in /)).toBeVisible();
  await expectSoundPage(page);
  await card.getByRole('button', { name: /^Add Tender.* to cart$/ }).click();
  await expect(alertSaying(page, /added to cart$/)).toBeVisible();
  await expect(page.getByText("You haven't added any products to your wishlist yet.")).toBeVisible();
  expect(await calls.cartLines()).toHaveLength(1);
  expect(await calls.wishlist()).toEqual([]);
});

test('what was removed elsewhere is said and refetched', async ({ page, calls, shopper, allowProblems }) => {
  allowProblems(/404 .*remove-from-wishlist/);
  await calls.addToWishlist(WATER);
  await logIn(page, shopper);
  await page.goto('/#/wishlist');
  await expect(page.getByRole('article')).toBeVisible();
  await calls.removeFromWishlist(WATER);
  await page.getByRole('button', { name: /^Remove Tender.* from wishlist$/ }).click();
  await expect(alertSaying(page, 'Product not found in wishlist')).toBeVisible();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
});

const answers = [
  [409, 'This item is already in your wishlist!'],
  [404, 'This product is no longer available.'],
  [500, 'Failed to add to wishlist: The database is asleep'],
] as const;

for (const [status, text] of answers) {
  test(`a heart that is answered with ${status}`, async ({ page, shopper, allowProblems }) => {
    allowProblems(/add-to-wishlist/);
    await logIn(page, shopper);
    await page.goto(`/#/Product-page/${WATER.productId}`);
    const message = 'The database is asleep';
    const json = { success: false, message, error: message, code: 'INTERNAL' };
    await page.route(ADD, (route) => route.fulfill({ status, json }));
    await page.getByRole('button', { name: HEART }).first().click();
    await expect(alertSaying(page, text)).toBeVisible();
  });
}

test('a heart without a connection says so', async ({ page, shopper, allowProblems }) => {
  allowProblems(/add-to-wishlist/);
  await logIn(page, shopper);
  await page.goto(`/#/Product-page/${WATER.productId}`);
  await page.route(ADD, (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: HEART }).first().click();
  await expect(
    alertSaying(page, 'Network connection error. Please check your internet and try again.'),
  ).toBeVisible();
});
