import type { Page } from '@playwright/test';
import { does, located, offers, prompts, reads, type Stage, type State, shows, state } from '../row.ts';
import { cut, hang, letAnswer, refuse } from '../states/replies.ts';
import { visit } from '../states/visits.ts';

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

function section(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

async function openMerchandise(stage: Stage): Promise<void> {
  await visit(stage, '/ExploreProducts');
  await stage.page.getByRole('main').getByRole('article').first().waitFor();
}

/** The labels of what can be ticked. */
async function ticks(page: Page): Promise<readonly string[]> {
  const labels = page.locator('label').filter({ has: page.getByRole('checkbox'), visible: true });
  return (await labels.allTextContents()).map((label) => label.trim());
}

async function columns({ page }: Stage): Promise<number> {
  return page.evaluate<number>(`getComputedStyle(
    document.querySelector('#main article').closest('ul, [role=list], .grid')).gridTemplateColumns.split(' ').length`);
}

/** The catalogue with its filters, its sort orders and its states. */
export const catalogue: readonly State[] = [
  {
    name: 'the merchandise with its filters',
    scenes: [
      {
        open: openMerchandise,
        rows: [
          offers('2.6', 'Explore Merchandise Products', 'heading'),
          located('2.6', 'breadcrumb back to /', (page) =>
            page.getByRole('navigation', { name: 'Breadcrumb' }).locator('a[href="#/"]'),
          ),
          offers('2.6', 'Show/Hide Filters', 'button', 'Show Filters'),
          reads(
            '2.6',
            'sort dropdown',
            ['Sort By (name)', 'Price Low to High', 'Price High to Low', 'Newest First'],
            ({ page }) =>
              page.getByRole('combobox', { name: 'Sort products' }).getByRole('option').allTextContents(),
          ),
          reads(
            '9',
            'Sort options: name, price-low-to-high, price-high-to-low, newest',
            ['name', 'price-low-to-high', 'price-high-to-low', 'newest'],
            ({ page }) =>
              page
                .getByRole('combobox', { name: 'Sort products' })
                .getByRole('option')
                .evaluateAll((options) => options.map((option) => option.getAttribute('value'))),
          ),
          reads('9', 'Sort options: name is the default', 'name', ({ page }) =>
            page.getByRole('combobox', { name: 'Sort products' }).inputValue(),
          ),
          located('2.6', 'a count of shown items in the header', (page) =>
            page
              .getByRole('main')
              .getByRole('status')
              .filter({ hasText: /^\d+ items?$/ }),
          ),
          located('2.6', 'cards linking to /Product-page/{id}', (page) =>
            page.getByRole('article').locator('a[href^="#/Product-page/"]'),
          ),
          located('2.6', 'each card has a heart', (page) =>
            page.getByRole('article').getByRole('button', { name: /to wishlist$/ }),
          ),
          located('2.6', 'each card has a plus', (page) =>
            page.getByRole('article').getByRole('button', { name: /to cart$/ }),
          ),
          located('3', 'In stock', (page) =>
            page.getByRole('article').getByText('In stock', { exact: true }),
          ),
          reads('2.6', 'Grid columns: 4 by default', 4, columns),
        ],
      },
      {
        open: ({ page }) => page.getByRole('button', { name: 'Show Filters' }).click(),
        rows: [
          offers('2.6', 'Show/Hide Filters', 'button', 'Hide Filters'),
          offers('2.6', 'Filters', 'heading'),
          offers('2.6', 'Clear', 'button'),
          reads('2.6', 'Grid columns: 3 when the filter panel is open', 3, columns),
          prompts('2.6', 'Search categories...'),
          located('4', 'All', (page) =>
            filters(page).getByRole('checkbox', { name: 'All', exact: true, checked: true }),
          ),
          reads('9', 'Availability filter values: all, in-stock, out-of-stock, low-stock', 4, ({ page }) =>
            filters(page).getByRole('group', { name: 'Availability' }).getByRole('button').count(),
          ),
          located('3', 'Out of stock', (page) => filters(page).getByText('Out of stock', { exact: true })),
          located('3', 'Low stock', (page) => filters(page).getByText('Low stock', { exact: true })),
          does('4', 'all', [false, true], async ({ page }) => {
            const all = filters(page).getByRole('checkbox', { name: 'All', exact: true });
            const other = filters(page).getByRole('checkbox').nth(1);
            await other.check();
            const during = await all.isChecked();
            await other.uncheck();
            return [during, await all.isChecked()];
          }),
        ],
      },
      {
        open: ({ page }) => page.getByPlaceholder('Search categories...').fill('nothing like it'),
        rows: [shows('2.6', 'No categories found')],
      },
      {
        open: ({ page }) => section(page, 'Price').click(),
        rows: [
          prompts('2.6', 'Search price ranges...'),
          reads('2.6', 'only one section is open at a time', 0, ({ page }) =>
            page.getByPlaceholder('Search categories...').filter({ visible: true }).count(),
          ),
        ],
      },
      {
        open: ({ page }) => page.getByPlaceholder('Search price ranges...').fill('77777'),
        rows: [shows('2.6', 'No price ranges found')],
      },
      {
        open: async ({ page }) => {
          await section(page, 'Colors').click();
          await page.getByPlaceholder('Search colors...').fill('ultraviolet');
        },
        rows: [prompts('2.6', 'Search colors...'), shows('2.6', 'No colors found')],
      },
      {
        open: (stage) => visit(stage, '/ExploreProducts?q=nothing-like-it'),
        rows: [
          shows('2.6', 'No products found matching your criteria.'),
          offers('2.6', 'Clear Filters', 'button'),
        ],
      },
      {
        open: async (stage) => {
          await stage.page.setViewportSize({ width: 768, height: 900 });
          await openMerchandise(stage);
        },
        rows: [
          reads('2.6', 'Grid columns: 2 on screens up to 768 px', 2, columns),
          does('2.6', 'on those screens filters move into a bottom sheet', true, async ({ page }) => {
            await page.getByRole('button', { name: 'Show Filters' }).click();
            await page.getByRole('dialog', { name: 'Filters' }).waitFor();
            return true;
          }),
        ],
      },
      {
        open: async (stage) => {
          await stage.page.setViewportSize({ width: 769, height: 900 });
          await openMerchandise(stage);
        },
        rows: [reads('9', 'Breakpoint 768 px: from 769 on there are 4 columns', 4, columns)],
      },
    ],
  },
  {
    name: 'the filters before there is anything to filter',
    scenes: [
      {
        open: async (stage) => {
          await hang(stage, 'getAllProducts');
          await hang(stage, 'get-categories');
          await visit(stage, '/ExploreProducts');
          await stage.page.getByRole('button', { name: 'Show Filters' }).click();
        },
        rows: [
          shows('2.6', 'Loading products...'),
          located('2.6', 'Loading categories...', (page) =>
            page.getByLabel('Loading categories...').or(page.getByText('Loading categories...')),
          ),
        ],
      },
      {
        open: ({ page }) => section(page, 'Price').click(),
        rows: [
          reads(
            '9',
            'Price ranges: 0-100, 100-300, 300-500, 500-1000, 1000+, all five when there is no data',
            ['₹0-₹100', '₹100-₹300', '₹300-₹500', '₹500-₹1000', '₹1000+'],
            async ({ page }) => (await ticks(page)).filter((label) => label.startsWith('₹')),
          ),
        ],
      },
      {
        open: ({ page }) => section(page, 'Colors').click(),
        rows: [
          reads(
            '9',
            'Default colour list',
            ['Black', 'White', 'Red', 'Blue', 'Green', 'Yellow', 'Purple', 'Pink', 'Orange'],
            async ({ page }) => (await ticks(page)).filter((label) => label !== 'All'),
          ),
        ],
      },
    ],
  },
  {
    name: 'the catalogue that can not be fetched',
    scenes: [
      {
        open: async (stage) => {
          await refuse(stage, 'getAllProducts', 500, 'broken');
          await refuse(stage, 'get-categories', 503, 'broken');
          await visit(stage, '/ExploreProducts');
          await stage.page.getByRole('button', { name: 'Show Filters' }).click();
        },
        rows: [
          shows('2.6', 'Error loading products'),
          shows('8', 'Failed to fetch products'),
          offers('2.6', 'Try Again', 'button'),
          shows('2.6', 'Error loading categories'),
          shows('8', 'HTTP error! status: {code}', 'HTTP error! status: 503'),
        ],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await cut(stage, 'get-categories');
          await visit(stage, '/ExploreProducts');
          await stage.page.getByRole('button', { name: 'Show Filters' }).click();
        },
        rows: [shows('8', 'Failed to fetch categories')],
      },
    ],
  },
  state('the filter sidebar screen', (stage) => visit(stage, '/Sidebar'), [
    offers('2.6', 'Filters', 'heading'),
    reads(
      '9',
      'Static sidebar categories',
      ['All', 'T-shirts', 'Notebooks', 'Packaging', 'Caps', 'Other bags', 'Eco friendly'],
      ({ page }) => ticks(page),
    ),
    does(
      '9',
      'Static price ranges: 10-500, 500-1000, 1000-1500, 1500-2500',
      ['₹10-₹500', '₹500-₹1000', '₹1000-₹1500', '₹1500-₹2500'],
      async ({ page }) => {
        await section(page, 'Price').click();
        await page.getByRole('checkbox', { name: '₹10-₹500' }).waitFor();
        return ticks(page);
      },
    ),
    does(
      '9',
      'Static colours',
      ['Black', 'Turquoise', 'Yellow', 'Maroon', 'Grey', 'Purple', 'Red', 'White', 'Pink'],
      async ({ page }) => {
        await section(page, 'Colors').click();
        await page.getByRole('checkbox', { name: 'Turquoise' }).waitFor();
        return ticks(page);
      },
    ),
  ]),
  state('the exclusive collection', (stage) => visit(stage, '/products'), [
    reads('2.6', 'breadcrumbs Homepage > Products', ['Homepage', 'Products'], ({ page }) =>
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allTextContents(),
    ),
    reads(
      '2.6',
      'three featured cards: 1L; 500ml and 1L; packs of 6, 12, 24, 48',
      [['1L'], ['500ml', '1L'], ['6', '12', '24', '48']],
      async ({ page }) => {
        const cards = await page
          .getByRole('region', { name: 'The exclusive collection' })
          .getByRole('article')
          .all();
        return Promise.all(
          cards.map(async (card) =>
            (await card.getByRole('listitem').allTextContents()).map((pack) =>
              pack.replace(/^.*,\s*/s, '').trim(),
            ),
          ),
        );
      },
    ),
    located('2.6', 'a banner linking to /ExploreProducts', (page) =>
      page.getByRole('region', { name: 'The exclusive collection' }).locator('a[href="#/ExploreProducts"]'),
    ),
  ]),
];
