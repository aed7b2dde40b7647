import { logInByDialog } from '../support/account-dialogs.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible } from '../support/sound-page.ts';

const CREW = 'Classic Crew T-shirt';
const ASK = `Add ${CREW} in your size to cart`;

test('the plus of a T-shirt asks for the size and adds that one', async ({ page, shopper, calls }) => {
  await logIn(page, shopper);
  await page.goto('/#/ExploreProducts?category=t-shirts');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: CREW }) });
  await expect(card.getByText('White', { exact: true })).toBeVisible();
  await expect(card.getByText('Made in White, Black, Green')).toBeAttached();
  const plus = card.getByRole('button', { name: ASK });
  await plus.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Choose a size' });
  await expect(sheet).toHaveAccessibleDescription(CREW);
  await expect(sheet.getByRole('button', { name: 'White', pressed: true })).toBeVisible();
  await expect(
    sheet.getByRole('group', { name: /^Size/ }).getByRole('button', { pressed: true }),
  ).toHaveCount(0);
  await expectAccessible(page);

  await sheet.getByRole('button', { name: 'Add to cart' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Please choose a size');
  await expect(sheet.getByRole('button', { name: 'S', exact: true })).toBeFocused();
  // White is not to be had in XL.
  await sheet.getByRole('button', { name: /^XL/ }).click();
  await expect(sheet.getByRole('alert')).toBeHidden();
  await expect(sheet.getByRole('button', { name: 'Sold out', exact: true })).toBeDisabled();
  await sheet.getByRole('button', { name: 'M', exact: true }).click();
  await sheet.getByRole('button', { name: 'Add to cart' }).click();
  await expect(sheet).toBeHidden();

  const tick = card.getByRole('button', { name: `Remove ${CREW}, White, M from cart` });
  await expect(tick).toBeFocused();
  expect((await calls.cartLines()).map(({ variantId }) => variantId)).toEqual(['classic-crew-t-shirt_V02']);
  await tick.click();
  await expect(plus).toBeVisible();
  expect(await calls.cartLines()).toEqual([]);

  await plus.click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(plus).toBeFocused();
});

test('several sizes in the cart are told of, and each can be taken out in the sheet', async ({
  page,
  shopper,
  calls,
}) => {
  for (const variant of ['V01', 'V02']) {
    const variantId = `classic-crew-t-shirt_${variant}`;
    await calls.addToCart({ productId: 'classic-crew-t-shirt', variantId }, 1);
  }
  await logIn(page, shopper);
  await page.goto('/#/ExploreProducts?category=t-shirts');
  await page.getByRole('button', { name: `${CREW} is in your cart in 2 choices: change them` }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose a size' });
  await sheet.getByRole('button', { name: 'S', exact: true }).click();
  await sheet.getByRole('button', { name: 'Remove from cart' }).click();
  await expect(page.getByRole('button', { name: `Remove ${CREW}, White, M from cart` })).toBeVisible();
});

test('who is not logged in chooses the size first and then logs in', async ({ page, shopper, calls }) => {
  await page.goto('/#/ExploreProducts?category=t-shirts');
  await page.getByRole('button', { name: ASK }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose a size' });
  await sheet.getByRole('button', { name: 'L', exact: true }).click();
  await sheet.getByRole('button', { name: 'Add to cart' }).click();
  await logInByDialog(page, shopper);
  await expect(page.getByRole('button', { name: `Remove ${CREW}, White, L from cart` })).toBeVisible();
  expect((await calls.cartLines()).map(({ variantId }) => variantId)).toEqual(['classic-crew-t-shirt_V03']);
});

test('a T-shirt that was saved without a size is asked about in the wishlist too', async ({
  page,
  shopper,
  calls,
}) => {
  await calls.addToWishlist({ productId: 'classic-crew-t-shirt' });
  await logIn(page, shopper);
  await page.goto('/#/wishlist');
  await page.getByRole('button', { name: ASK }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose a size' });
  await sheet.getByRole('button', { name: 'M', exact: true }).click();
  await sheet.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  expect((await calls.cartLines()).map(({ variantId }) => variantId)).toEqual(['classic-crew-t-shirt_V02']);
});

test('the plus of what has one size adds it at once', async ({ page, shopper, calls }) => {
  await logIn(page, shopper);
  await page.goto('/#/products?category=pet-bottles');
  await page.getByRole('button', { name: 'Add Virgin Coconut Oil, Pet Bottle, 200 ml to cart' }).click();
  await expect(page.getByRole('button', { name: /^Remove Virgin Coconut Oil.* from cart$/ })).toBeVisible();
  expect(await calls.cartLines()).toHaveLength(1);
});
