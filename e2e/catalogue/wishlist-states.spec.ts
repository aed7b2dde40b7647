import type { Page } from '@playwright/test';
import { WATER } from '../support/checkout.ts';
import {
  expectAlert,
  expectInSight,
  expectLink,
  expectNamed,
  expectPartOfText,
  expectText,
} from '../support/expect-texts.ts';
import { loadPage, moveTo } from '../support/navigation.ts';
import { breakCalls, countCalls } from '../support/server.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

type Entry = { readonly product: object };
type Wishlist = { readonly wishlist: readonly Entry[] };

function heart(page: Page) {
  const card = page.getByRole('article').filter({ hasText: 'Market Tote' });
  return card.getByRole('button', { name: /wishlist$/ });
}

async function takeOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Remove .* from wishlist$/ })
    .first()
    .click();
}

test.beforeEach(({ page, shopper }) => logIn(page, shopper));

// WISHLIST-6 and WISHLIST-7
test('a wishlist that loads, fails, is empty', async ({ page, server }) => {
  await test.step('loading', async () => {
    await server.hang('get-wishlist');
    await loadPage(page, '/wishlist');
    await expectText(page, 'Loading your wishlist...');
    await expect
      .soft(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'))
      .toHaveText(['Homepage', 'Wishlist']);
  });
  await test.step('refused, without words of the server and with some', async () => {
    await server.recover();
    await server.refuse('get-wishlist', 500);
    await loadPage(page, '/wishlist');
    await expectText(page, 'Error loading wishlist', 'Failed to fetch wishlist');
    await expectNamed(page, 'button', 'Try Again');
    await server.recover();
    await server.refuse('get-wishlist', 500, 'The error text of the server');
    await loadPage(page, '/wishlist');
    await expectText(page, 'The error text of the server');
  });
  await test.step('empty', async () => {
    await server.recover();
    await loadPage(page, '/wishlist');
    await expectText(page, 'Your wishlist is empty', "You haven't added any products to your wishlist yet.");
    await expectLink(page, 'Continue Shopping', '/');
  });
});

// WISHLIST-5, WISHLIST-7 and WISHLIST-8
test('a wishlist with entries', async ({ page, calls, server }) => {
  await calls.addToWishlist(WATER);
  await test.step('one with a stock of its own, one without', async () => {
    await server.change('get-wishlist', ({ wishlist: [first] }: Wishlist) => {
      const bare = { ...first?.product, availability: '', variantCombinations: [], volumes: ['1 L'] };
      return { wishlist: [first, { ...first, id: 'second', variantId: null, product: bare }], totalItems: 2 };
    });
    await loadPage(page, '/wishlist');
    await expectText(page, 'Choose products (2 items)');
    await expectPartOfText(page, 'Available in 1 L', 'stock in ');
    await expectNamed(page, 'button', /^Add Tender.* to cart$/);
  });
  await test.step('that can not be taken out', async () => {
    await server.recover();
    await loadPage(page, '/wishlist');
    await server.refuse('remove-from-wishlist', 500);
    await takeOut(page);
    await expectAlert(page, 'Failed to remove from wishlist. Please try again.');
    await server.recover();
    await server.refuse('remove-from-wishlist', 404);
    await takeOut(page);
    await expectAlert(page, 'Product not found in wishlist');
    await server.recover();
    await server.refuse('remove-from-wishlist', 401);
    await takeOut(page);
    await expectAlert(page, 'Please login to manage wishlist');
  });
});

// WISHLIST-10
test('what was added to the wishlist lately', async ({ page, calls, server }) => {
  await calls.addToWishlist(WATER);
  // One of them just within the seven days, one just without.
  const ages = [0, WEEK_MS - HOUR_MS, WEEK_MS + HOUR_MS];
  await server.change('get-wishlist', ({ wishlist: [first] }: Wishlist) => ({
    wishlist: ages.map((age, place) => ({
      ...first,
      id: `entry-${place}`,
      addedAt: new Date(Date.now() - age).toISOString(),
    })),
  }));
  await loadPage(page, '/wishlist');
  await page.getByRole('button', { name: /^Recently added/ }).click();
  await expectNamed(page, 'button', 'Recently added 2');
  await expect.soft(page.getByRole('article'), 'the last 7 days').toHaveCount(2);
});

// WISHLIST-10
test('a wishlist is asked for again after 5 minutes', async ({ page, server }) => {
  await server.answer('get-wishlist', { wishlist: [], totalItems: 0 });
  await page.clock.install();
  const asked = countCalls(page, 'get-wishlist');
  await loadPage(page, '/wishlist');
  await page.getByText('Your wishlist is empty').waitFor();
  expect.soft(asked(), 'at first').toBe(1);
  for (const [ms, calls] of [
    [240_000, 1],
    [65_000, 2],
  ] as const) {
    await moveTo(page, '/Empty');
    await page.getByText('OOPS! Your Cart is Empty').waitFor();
    await page.clock.fastForward(ms);
    await moveTo(page, '/wishlist');
    await page.getByText('Your wishlist is empty').waitFor();
    // The page was quiet long before: its state says nothing of a call that begins now.
    await expect.poll(asked, { message: `another ${ms} ms later` }).toBe(calls);
  }
});

// WISHLIST-2 to WISHLIST-4
test('the heart of a card', async ({ page, server }) => {
  const filled = heart(page).and(page.locator('[aria-pressed=true]'));
  /** Presses the heart when the server refuses so. */
  const pressRefused = async (status: number, message = '') => {
    await server.recover();
    await loadPage(page, '/ExploreProducts');
    await server.refuse('add-to-wishlist', status, message);
    await heart(page).click();
  };

  await test.step('without a connection', async () => {
    await loadPage(page, '/ExploreProducts');
    await server.cut('add-to-wishlist');
    await heart(page).click();
    await expectAlert(page, 'Network connection error. Please check your internet and try again.');
  });
  await test.step('refused', async () => {
    await pressRefused(404);
    await expectAlert(page, 'This product is no longer available.');
    await pressRefused(500, 'The database is asleep');
    await expectAlert(page, 'Failed to add to wishlist: The database is asleep');
    await pressRefused(409);
    await expectAlert(page, 'This item is already in your wishlist!');
    await expectInSight(filled, 'A 409 on add marks the product as already in the wishlist');
  });
  await test.step('broken', async () => {
    await server.recover();
    await loadPage(page, '/ExploreProducts');
    await page.getByRole('main').getByRole('article').first().waitFor();
    await breakCalls(page);
    await heart(page).click();
    await expectAlert(page, 'An unexpected error occurred. Please try again.');
  });
  await test.step('added, and taken out again', async () => {
    await loadPage(page, '/ExploreProducts');
    await heart(page).click();
    await expectAlert(page, 'Market Tote added to wishlist successfully!');
    await expectInSight(filled, 'filled');
    await heart(page).click();
    await expect.soft(heart(page), 'the heart toggles').toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('after the session', async () => {
    await pressRefused(401);
    await expectAlert(page, 'Your session has expired. Please log in again.');
  });
});
