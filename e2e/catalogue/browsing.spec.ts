import { expect, test } from '../support/shop-test.ts';

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
  await page.getByRole('button', { name: /^Show \d+ items?$/ }).click();
  const chip = page.getByRole('button', { name: 'Remove filter ₹100-₹300' });
  await expect(chip).toBeVisible();
  await expect(cards.filter({ hasNotText: /notebook/i })).toHaveCount(0);
  const names = ['Studio Dotted Notebook A4', 'Grove Ruled Notebook A5'];
  await expect(cards.getByRole('heading')).toHaveText(names);

  await page.reload();
  await expect(cards.getByRole('heading')).toHaveText(names);
  await cards.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Studio Dotted Notebook A4' })).toBeVisible();
  await page.goBack();
  await expect(cards.getByRole('heading')).toHaveText(names);
  await expect(words).toHaveValue('notebook');
  await expect(sort).toHaveValue('price-high-to-low');
  // Two steps back: the list before the filter.
  await page.goBack();
  await expect(chip).toBeHidden();
  await expect(words).toHaveValue('notebook');

  await words.fill('no such thing');
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(words).toHaveValue('');
  await expect(cards).not.toHaveCount(0);
});
