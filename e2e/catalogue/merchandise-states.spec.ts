import type { Locator, Page } from '@playwright/test';
import { expectInSight, expectNamed, expectPlaceholder, expectText } from '../support/expect-texts.ts';
import { loadPage } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';

async function openMerchandise(page: Page): Promise<void> {
  await loadPage(page, '/ExploreProducts');
  await page.getByRole('main').getByRole('article').first().waitFor();
}

/** A section of the filters, opened by its name. */
function openSection(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

/** The labels of what can be ticked. */
function ticks(page: Page): Locator {
  return page.locator('label').filter({ has: page.getByRole('checkbox'), visible: true });
}

async function expectColumns(page: Page, count: number, when: string): Promise<void> {
  const columns = () =>
    page.evaluate<number>(`getComputedStyle(
      document.querySelector('#main article').closest('ul, [role=list], .grid')).gridTemplateColumns.split(' ').length`);
  await expect.soft.poll(columns, `Grid columns: ${count} ${when}`).toBe(count);
}

// CATALOGUE-3, CATALOGUE-11, CATALOGUE-12, CATALOGUE-17, CATALOGUE-20, CATALOGUE-23 and CATALOGUE-24
test('the merchandise with its filters', async ({ page }) => {
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const cards = page.getByRole('article');
  const sort = page.getByRole('combobox', { name: 'Sort products' });

  await test.step('as it opens', async () => {
    await openMerchandise(page);
    await expectNamed(page, 'heading', 'Explore Merchandise Products');
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expectInSight(breadcrumb.locator('a[href="/"]'), 'breadcrumb back to /');
    await expectNamed(page, 'button', 'Show Filters');
    await expect
      .soft(sort.getByRole('option'), 'sort dropdown')
      .toHaveText(['Sort By (name)', 'Price Low to High', 'Price High to Low', 'Newest First']);
    const values = await sort
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect.soft(values).toEqual(['name', 'price-low-to-high', 'price-high-to-low', 'newest']);
    await expect.soft(sort, 'name is the default').toHaveValue('name');
    const count = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^\d+ items?$/ });
    await expectInSight(count, 'a count of shown items in the header');
    await expectInSight(cards.locator('a[href^="/Product-page/"]'), 'cards linking to /Product-page/{id}');
    await expectInSight(cards.getByRole('button', { name: /to wishlist$/ }), 'each card has a heart');
    await expectInSight(cards.getByRole('button', { name: /to cart$/ }), 'each card has a plus');
    await expectText(cards, 'In stock');
    await expectColumns(page, 4, 'by default');
  });

  await test.step('with the filters open', async () => {
    await page.getByRole('button', { name: 'Show Filters' }).click();
    await expectNamed(page, 'button', 'Hide Filters', 'Clear');
    await expectNamed(page, 'heading', 'Filters');
    await expectColumns(page, 3, 'when the filter panel is open');
    await expectPlaceholder(page, 'Search categories...');
    const availability = filters.getByRole('group', { name: 'Availability' }).getByRole('button');
    await expect.soft(availability, 'all, in-stock, out-of-stock, low-stock').toHaveCount(4);
    await expectText(filters, 'Out of stock', 'Low stock');
    const all = filters.getByRole('checkbox', { name: 'All', exact: true });
    const other = filters.getByRole('checkbox').nth(1);
    await expectNamed(filters, 'checkbox', 'All');
    await expect.soft(all, 'all categories at first').toBeChecked();
    await other.check();
    await expect.soft(all, 'another category instead of all').not.toBeChecked();
    await other.uncheck();
    await expect.soft(all, 'all again when no category is left').toBeChecked();
  });

  await test.step('sections open one at a time, and each says when its search finds nothing', async () => {
    await page.getByPlaceholder('Search categories...').fill('nothing like it');
    await expectText(page, 'No categories found');
    await openSection(page, 'Price');
    await expectPlaceholder(page, 'Search price ranges...');
    await expect
      .soft(page.getByPlaceholder('Search categories...'), 'only one section is open at a time')
      .toBeHidden();
    await page.getByPlaceholder('Search price ranges...').fill('77777');
    await expectText(page, 'No price ranges found');
    await openSection(page, 'Colors');
    await page.getByPlaceholder('Search colors...').fill('ultraviolet');
    await expectPlaceholder(page, 'Search colors...');
    await expectText(page, 'No colors found');
  });

  await test.step('with a search that finds nothing', async () => {
    await loadPage(page, '/ExploreProducts?q=nothing-like-it');
    await expectText(page, 'No products found matching your criteria.');
    await expectNamed(page, 'button', 'Clear Filters');
  });

  await test.step('on screens up to 768 px', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openMerchandise(page);
    await expectColumns(page, 2, 'on screens up to 768 px');
    await page.getByRole('button', { name: 'Show Filters' }).click();
    await expectInSight(
      page.getByRole('dialog', { name: 'Filters' }),
      'on those screens filters move into a bottom sheet',
    );
    await page.setViewportSize({ width: 769, height: 900 });
    await openMerchandise(page);
    await expectColumns(page, 4, 'from 769 px on');
  });
});

// CATALOGUE-14, CATALOGUE-15 and CATALOGUE-24
test('the filters before there is anything to filter', async ({ page, server }) => {
  await server.hang('product-cards');
  await server.hang('get-categories');
  await loadPage(page, '/ExploreProducts');
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await expectText(page, 'Loading products...');
  await expectInSight(
    page.getByLabel('Loading categories...').or(page.getByText('Loading categories...')),
    'the categories are loading',
  );
  await openSection(page, 'Price');
  await expect
    .soft(ticks(page).filter({ hasText: /^₹/ }), 'all five price ranges when there is no data')
    .toHaveText(['₹0-₹100', '₹100-₹300', '₹300-₹500', '₹500-₹1000', '₹1000+']);
  await openSection(page, 'Colors');
  await expect
    .soft(ticks(page).filter({ hasNotText: /^All$/ }), 'Default colour list')
    .toHaveText(['Black', 'White', 'Red', 'Blue', 'Green', 'Yellow', 'Purple', 'Pink', 'Orange']);
});

// CATALOGUE-24 to CATALOGUE-26
test('the catalogue that can not be fetched', async ({ page, server }) => {
  await test.step('refused', async () => {
    await server.refuse('product-cards', 500, 'broken');
    await server.refuse('get-categories', 503, 'broken');
    await loadPage(page, '/ExploreProducts');
    await page.getByRole('button', { name: 'Show Filters' }).click();
    await expectText(page, 'Error loading products', 'Failed to fetch products');
    await expectNamed(page, 'button', 'Try Again');
    await expectText(page, 'Error loading categories', 'HTTP error! status: 503');
  });
  await test.step('without a connection', async () => {
    await server.recover();
    await server.cut('get-categories');
    await loadPage(page, '/ExploreProducts');
    await page.getByRole('button', { name: 'Show Filters' }).click();
    await expectText(page, 'Failed to fetch categories');
  });
});

// CATALOGUE-18
test('the filter sidebar screen', async ({ page }) => {
  await loadPage(page, '/Sidebar');
  await expectNamed(page, 'heading', 'Filters');
  await expect
    .soft(ticks(page), 'Static sidebar categories')
    .toHaveText(['All', 'T-shirts', 'Notebooks', 'Packaging', 'Caps', 'Other bags', 'Eco friendly']);
  await openSection(page, 'Price');
  await expect
    .soft(ticks(page), 'Static price ranges')
    .toHaveText(['₹10-₹500', '₹500-₹1000', '₹1000-₹1500', '₹1500-₹2500']);
  await openSection(page, 'Colors');
  await expect
    .soft(ticks(page), 'Static colours')
    .toHaveText(['Black', 'Turquoise', 'Yellow', 'Maroon', 'Grey', 'Purple', 'Red', 'White', 'Pink']);
});

// CATALOGUE-6 and CATALOGUE-22
test('the exclusive collection', async ({ page }) => {
  const asked = page.waitForRequest('**/api/get-categories*');
  await loadPage(page, '/products');
  expect.soft(new URL((await asked).url()).searchParams.get('limit'), 'Category page size').toBe('100');
  await expect
    .soft(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'))
    .toHaveText(['Homepage', 'Products']);
  const collection = page.getByRole('region', { name: 'The exclusive collection' });
  const cards = collection.getByRole('article');
  await expect.soft(cards, 'three featured cards').toHaveCount(3);
  for (const [index, packs] of [['1L'], ['500ml', '1L'], ['6', '12', '24', '48']].entries()) {
    const shown = await cards.nth(index).getByRole('listitem').allTextContents();
    // What stands before the comma is read out only.
    expect.soft(shown.map((pack) => pack.replace(/^.*,\s*/s, '').trim())).toEqual(packs);
  }
  await expectInSight(
    collection.locator('a[href="/ExploreProducts"]'),
    'a banner linking to /ExploreProducts',
  );
});
