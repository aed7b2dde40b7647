import type { getCategories } from '@ilaneer/contract/catalogue/catalogue';
import type { getProductCards } from '@ilaneer/contract/catalogue/product-card';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible, expectText, expectTextOfEach } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { answerCatalogue, CAP, cardsOf, TOTE } from '../../../../testing/replies/catalogue.ts';

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerCatalogue(server, TOTE, CAP);
});
// Filters are remembered on return.
afterEach(async () => {
  if (hideFilters.query() !== null) await hideFilters.click();
});

const cards = page.getByRole('article');
const filters = page.getByRole('complementary', { name: 'Filters' });
const sort = page.getByRole('combobox', { name: 'Sort products' });
const showFilters = page.getByRole('button', { name: 'Show Filters' });
const hideFilters = page.getByRole('button', { name: 'Hide Filters' });

async function openMerchandise(): Promise<void> {
  await renderShop('/ExploreProducts');
  await expect.element(cards.first()).toBeVisible();
}

function openSection(name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

function ticks(): string[] {
  return page
    .getByRole('checkbox')
    .elements()
    .map((tick) => tick.closest('label')?.textContent ?? '');
}

function columnsOf(card: Locator): number {
  const grid = card.element().closest('ul');
  return grid === null ? 0 : getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}

async function narrowTo(width: number): Promise<void> {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1_280, 900));
}

describe('the merchandise (CATALOGUE-3, CATALOGUE-11, CATALOGUE-12, CATALOGUE-20, CATALOGUE-23)', () => {
  it('opens with cards side by side, their count and their sort order', async () => {
    await openMerchandise();
    await expect.element(page.getByRole('heading', { name: 'Explore Merchandise Products' })).toBeVisible();
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect.element(breadcrumb.getByRole('link')).toHaveAttribute('href', '/');
    await expect.element(page.getByRole('button', { name: 'Show Filters' })).toBeVisible();
    const options = sort.getByRole('option');
    await expectTextOfEach(
      options,
      'Sort By (name)',
      'Price Low to High',
      'Price High to Low',
      'Newest First',
    );
    expect(options.elements().map((option) => option.getAttribute('value'))).toEqual([
      'name',
      'price-low-to-high',
      'price-high-to-low',
      'newest',
    ]);
    await expect.element(sort).toHaveValue('name');
    await expect.element(page.getByRole('status').filter({ hasText: /^2 items$/ })).toBeVisible();
    await expect
      .element(cards.nth(1).getByRole('link', { name: 'Sun Cap' }))
      .toHaveAttribute('href', '/Product-page/cap');
    await expect.element(cards.nth(1).getByRole('button', { name: 'Add Sun Cap to wishlist' })).toBeVisible();
    await expect
      .element(cards.nth(1).getByRole('button', { name: 'Add Sun Cap, Yellow to cart' }))
      .toBeVisible();
    await expect.element(cards.nth(1).getByText('In stock', { exact: true })).toBeVisible();
    expect(columnsOf(cards.first())).toBe(4);
    await expectAccessible();
  });

  it('has its filters beside three columns', async () => {
    await openMerchandise();
    await showFilters.click();
    await expect.element(page.getByRole('button', { name: 'Hide Filters' })).toBeVisible();
    await expect.element(filters.getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
    await expect.element(filters.getByRole('heading', { name: 'Filters' })).toBeVisible();
    await expect.poll(() => columnsOf(cards.first())).toBe(3);
    const availability = filters.getByRole('group', { name: 'Availability' }).getByRole('button');
    await expectTextOfEach(availability, 'All', 'In stock', 'Low stock', 'Out of stock');
    await expectAccessible();
  });

  it('shows all categories until one is ticked, and when none is left', async () => {
    await openMerchandise();
    await showFilters.click();
    const all = filters.getByRole('checkbox', { name: 'All', exact: true });
    const other = filters.getByRole('checkbox', { name: /^Caps/ });
    await expect.element(all).toBeChecked();
    await other.click();
    await expect.element(all).not.toBeChecked();
    await expect.element(cards).toHaveLength(1);
    await other.click();
    await expect.element(all).toBeChecked();
  });

  it('opens one section of the filters at a time, each with a search of its own (CATALOGUE-40)', async () => {
    await openMerchandise();
    await showFilters.click();
    await page.getByPlaceholder('Search categories...').fill('4202');
    await expect.element(filters.getByRole('checkbox', { name: /^Caps/ })).toBeVisible();
    await page.getByPlaceholder('Search categories...').fill('nothing like it');
    await expectText('No categories found');
    await openSection('Price');
    await expect.element(page.getByPlaceholder('Search price ranges...')).toBeVisible();
    await expect.element(page.getByPlaceholder('Search categories...')).not.toBeVisible();
    await page.getByPlaceholder('Search price ranges...').fill('77777');
    await expectText('No price ranges found');
    await openSection('Colors');
    // No country filter: all goods are Indian.
    await expect.element(filters.getByRole('button', { name: /^Country/ })).not.toBeInTheDocument();
    await expect.element(page.getByPlaceholder('Search colors...')).toBeVisible();
    await page.getByPlaceholder('Search colors...').fill('ultraviolet');
    await expectText('No colors found');
    await expectAccessible();
    await page.getByPlaceholder('Search colors...').fill('yelLOW');
    await filters.getByRole('checkbox', { name: 'Yellow' }).click();
    await expect.poll(() => location.hash).toBe('#/ExploreProducts?color=Yellow');
    await filters.getByRole('button', { name: 'Out of stock' }).click();
    await expect.poll(() => location.hash).toContain('availability=out-of-stock');
    await filters.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect.poll(() => location.hash).toBe('#/ExploreProducts');
  });

  it('says when a search finds nothing (CATALOGUE-24)', async () => {
    server.answer<typeof getProductCards>('GET', '/product-cards', cardsOf());
    await renderShop('/ExploreProducts?q=nothing-like-it');
    await expectText('No products found matching your criteria.');
    await expect.element(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
    await expectAccessible();
  });

  it('has two columns up to 768 px, and its filters in a bottom sheet', async () => {
    await narrowTo(768);
    await openMerchandise();
    expect(columnsOf(cards.first())).toBe(2);
    await showFilters.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect.element(sheet).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
  });

  it('has four columns from 769 px on', async () => {
    await narrowTo(769);
    await openMerchandise();
    expect(columnsOf(cards.first())).toBe(4);
  });
});

it('offers all price ranges and the default colours while there is nothing to filter (CATALOGUE-14, CATALOGUE-15)', async () => {
  server.hang<typeof getProductCards>('GET', '/product-cards');
  server.hang<typeof getCategories>('GET', '/get-categories');
  await renderShop('/ExploreProducts');
  await showFilters.click();
  await expectText('Loading products...');
  await expect
    .element(filters.getByText('Loading categories...').or(filters.getByLabelText('Loading categories...')))
    .toBeVisible();
  await expectAccessible();
  await openSection('Price');
  const ranges = ['₹0-₹100', '₹100-₹300', '₹300-₹500', '₹500-₹1000', '₹1000+'];
  await expect.poll(ticks).toEqual(ranges);
  await openSection('Colors');
  const colors = ['Black', 'White', 'Red', 'Blue', 'Green', 'Yellow', 'Purple', 'Pink', 'Orange'];
  await expect.poll(ticks).toEqual(colors);
});

describe('a catalogue that can not be fetched (CATALOGUE-24 to CATALOGUE-26)', () => {
  it('refused', async () => {
    server.refuse<typeof getProductCards>('GET', '/product-cards', { status: 500, message: 'broken' });
    server.refuse<typeof getCategories>('GET', '/get-categories', { status: 503, message: 'broken' });
    await renderShop('/ExploreProducts');
    await showFilters.click();
    await expectText('Error loading products', 'Failed to fetch products');
    await expectText('Error loading categories', 'HTTP error! status: 503');
    await expectAccessible();
    answerCatalogue(server, TOTE);
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).nth(1).click();
    await expect.element(cards).toBeVisible();
  });

  it('without a connection', async () => {
    server.cut<typeof getCategories>('GET', '/get-categories');
    await renderShop('/ExploreProducts');
    await showFilters.click();
    await expectText('Failed to fetch categories');
  });
});
