import { WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectSoundPage } from '../support/sound-page.ts';

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
