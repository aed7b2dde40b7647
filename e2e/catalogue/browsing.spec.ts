import { logInByDialog } from '../support/account-dialogs.ts';
import { isNarrow } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectAccessible } from '../support/sound-page.ts';

test('an unknown address shows the not-found screen and the way home', async ({ page }) => {
  await page.goto('/#/no-such-page');
  await expect(
    page.getByRole('heading', { name: "OOPS! The page you were looking for doesn't exist" }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/#\/$/);
});

test('a heart that asked for a login is filled after it', async ({ page, shopper, calls }) => {
  await page.goto('/#/Product-page/market-tote');
  const heart = page.getByRole('button', { name: /^(Add|Remove) Market Tote.* (to|from) wishlist$/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(page.getByText('Please login')).toBeVisible();
  await logInByDialog(page, shopper);
  await expect(
    page.getByRole('alert').filter({ hasText: /Market Tote.* added to wishlist successfully!/ }),
  ).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 item' }).click();
  await expect(page.getByRole('heading', { name: 'Choose products (1 item)' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Add Market Tote.* to cart$/ }).click();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  expect((await calls.cartLines()).map(({ productId }) => productId)).toEqual(['market-tote']);
});

test('search, filters and sort order live in the address', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/#/ExploreProducts');
  const cards = page.getByRole('main').getByRole('article');
  const sort = page.getByRole('combobox', { name: 'Sort products' });
  const words = page.getByRole('searchbox', { name: 'Search products' });
  await sort.selectOption('Price High to Low');
  await words.fill('notebook');
  await expect(page).toHaveURL(/sort=price-high-to-low&q=notebook/);
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await page.getByRole('checkbox', { name: '₹100-₹300' }).check();
  await expect(page).toHaveURL(/price=100-300/);
  if (isNarrow(page)) await page.getByRole('button', { name: /^Show \d+ items?$/ }).click();
  const chip = page.getByRole('button', { name: 'Remove filter ₹100-₹300' });
  await expect(chip).toBeVisible();
  await expect(cards.filter({ hasNotText: /notebook/i })).toHaveCount(0);
  const names = await cards.getByRole('heading').allInnerTexts();
  expect(names.length).toBeGreaterThan(0);

  await page.reload();
  await expect(cards.getByRole('heading')).toHaveText(names);
  await cards.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: names[0] ?? '' })).toBeVisible();
  await page.goBack();
  await expect(cards.getByRole('heading')).toHaveText(names);
  await expect(words).toHaveValue('notebook');
  await expect(sort).toHaveValue('price-high-to-low');
  // One step further back is the list before the filter.
  await page.goBack();
  await expect(chip).toBeHidden();
  await expect(words).toHaveValue('notebook');

  await words.fill('no such thing');
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(words).toHaveValue('');
  await expect(cards).not.toHaveCount(0);
});

test('what is typed while another change is on its way to the address is kept', async ({ page }) => {
  await page.goto('/#/ExploreProducts');
  const words = page.getByRole('searchbox', { name: 'Search products' });
  const sort = page.getByRole('combobox', { name: 'Sort products' });
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).not.toHaveCount(0);
  // In one task, so that no address can come between.
  await page.evaluate(`{
    const enter = (control, value, event) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(control, value);
      control.dispatchEvent(new Event(event, { bubbles: true }));
    };
    enter(document.querySelector('main select'), 'newest', 'change');
    enter(document.querySelector('main input[type=search]'), 'notebook', 'input');
  }`);
  await expect(page).toHaveURL(/sort=newest&q=notebook/);
  await expect(words).toHaveValue('notebook');
  await expect(sort).toHaveValue('newest');
  await expect(cards.filter({ hasNotText: /notebook/i })).toHaveCount(0);
});
