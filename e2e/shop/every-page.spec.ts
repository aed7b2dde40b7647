import type { Page } from '@playwright/test';
import { WATER } from '../support/checkout.ts';
import { LONG_TEST_MS } from '../support/long-test.ts';
import { loadPage, moveTo } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';
import { type callsOf, logIn } from '../support/shopper.ts';
import { expectSoundPage } from '../support/sound-page.ts';

type Screen = {
  readonly route: string;
  /** What tells that the screen is there. */
  readonly shows: string | RegExp;
};

/** A screen without an answer to some of its calls. */
type BrokenScreen = Screen & { readonly failing: RegExp };

const forVisitors: readonly Screen[] = [
  { route: '/', shows: /Buy Today/ },
  { route: '/login', shows: 'Log in or sign up' },
  { route: '/products', shows: 'Monsoon Heavy T-shirt' },
  { route: '/ExploreProducts', shows: 'Monsoon Heavy T-shirt' },
  { route: '/exploreproducts?q=nothing-like-it', shows: 'No products found matching your criteria.' },
  { route: '/Product-page/tender-coconut-water-pack', shows: 'Other products' },
  { route: '/Product-page/virgin-coconut-oil-bottle', shows: 'Other products' },
  { route: '/Empty', shows: 'OOPS! Your Cart is Empty' },
  { route: '/cart', shows: 'Please log in to see what is in your cart and to check out.' },
  { route: '/wishlist', shows: /^Please log in to see the products/ },
  { route: '/address', shows: /^Please log in to choose/ },
  { route: '/payment', shows: 'Please log in to place your order.' },
  { route: '/order-details', shows: 'Please log in to follow your orders.' },
  { route: '/payment-success', shows: 'This is a sample. No payment was made here.' },
  { route: '/payment-failed', shows: "we'll try your payment again over the next few days" },
  { route: '/order-complete', shows: 'Order placed Successful!' },
  { route: '/OrderComplete', shows: 'Order placed Successful!' },
  { route: '/payment-pending?order=OD1', shows: 'Please log in to pay for your order.' },
  { route: '/payment-success?order=OD1', shows: 'Please log in to see how your order went.' },
  { route: '/contact-us', shows: 'Write to us' },
  { route: '/store', shows: 'Perinthalmanna' },
  { route: '/support', shows: 'Please log in to see your requests and our answers.' },
  { route: '/account', shows: /^Please log in to see your details/ },
  { route: '/nowhere', shows: "OOPS! The page you were looking for doesn't exist" },
];

const forNewShoppers: readonly Screen[] = [
  { route: '/cart', shows: 'OOPS! Your Cart is Empty' },
  { route: '/wishlist', shows: 'Your wishlist is empty' },
  { route: '/address', shows: 'Your cart is empty. Please add items to proceed.' },
  { route: '/order-details', shows: "You haven't placed any orders yet." },
  { route: '/support', shows: 'No requests yet' },
];

const forOldShoppers: readonly Screen[] = [
  { route: '/cart', shows: /^One less|Remove$/ },
  { route: '/wishlist', shows: 'Choose products (1 item)' },
  { route: '/address', shows: 'India - 682001' },
  { route: '/payment', shows: 'Select Delivery Address' },
  { route: '/order-details', shows: 'View detail' },
];

const broken: readonly BrokenScreen[] = [
  { route: '/', failing: /home-banners$/, shows: 'Error loading banners: Failed to fetch banners' },
  { route: '/', failing: /product-cards$/, shows: 'Error loading products' },
  { route: '/products', failing: /product-cards$/, shows: 'Error loading products' },
  { route: '/ExploreProducts', failing: /product-cards$/, shows: 'Error loading products' },
  {
    route: '/Product-page/market-tote',
    failing: /getProduct\//,
    shows: 'Error loading product.',
  },
  { route: '/cart', failing: /get-cart$/, shows: 'Error loading cart' },
  { route: '/wishlist', failing: /get-wishlist$/, shows: 'Error loading wishlist' },
  { route: '/address', failing: /get-address$/, shows: /^Error loading data: / },
  { route: '/address', failing: /get-cart$/, shows: 'Unable to load payment summary' },
  { route: '/order-details', failing: /orders$/, shows: 'Clear Error' },
  { route: '/store', failing: /stores$/, shows: 'Error loading stores' },
  { route: '/support', failing: /support-tickets$/, shows: 'Error loading your requests' },
];

async function expectScreens(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { route, shows } of screens) {
    await test.step(route, async () => {
      await page.goto(`/#${route}`);
      await expect.soft(page.getByText(shows).first()).toBeVisible();
      await expectSoundPage(page);
    });
  }
}

test('every page for a visitor', async ({ page }) => {
  test.setTimeout(LONG_TEST_MS);
  await expectScreens(page, forVisitors);
});

test('a product that there is not, and addresses that nothing can be named by', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/4(00|04|31) .*getProduct/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const notFound = page.getByRole('heading', { level: 1, name: 'Product not found.' });
  for (const id of ['no-such-product', 'a'.repeat(5_000), 'a'.repeat(40_000), '50%', '50%zz', '%E0%A4']) {
    await page.goto(`/#/Product-page/${id}`);
    await expect(notFound).toBeVisible();
    await expectSoundPage(page);
    await page.goto(`/#/nowhere/${id}`);
    await expect(page.getByText("OOPS! The page you were looking for doesn't exist")).toBeVisible();
    await page.goBack();
    await expect(notFound).toBeVisible();
  }
  expect(warnings).toEqual([]);
});

test('every page for a shopper who has nothing yet', async ({ page, shopper }) => {
  test.setTimeout(LONG_TEST_MS);
  await logIn(page, shopper);
  await expectScreens(page, forNewShoppers);
});

test('every page for a shopper who was here before', async ({ page, shopper, calls }) => {
  test.setTimeout(LONG_TEST_MS);
  await fillShopper(calls);
  await logIn(page, shopper);
  await expectScreens(page, forOldShoppers);
});

async function fillShopper(calls: ReturnType<typeof callsOf>): Promise<void> {
  await calls.order(WATER);
  await calls.saveAddress();
  await calls.addToCart(WATER);
  await calls.addToWishlist(WATER);
}

const LONG = 'Coconutshellmultipurposebowlwithahandle'.repeat(3);
const WRITTEN =
  /"(name|fullName|productName|variantName|categoryName|addressLine1|addressLine2|city|title|email|courier|trackingNumber|description)":"[^"]+"/g;

test(`words of ${LONG.length} letters make no page wider than its screen`, async ({
  page,
  shopper,
  calls,
  allowProblems,
}) => {
  test.setTimeout(LONG_TEST_MS);
  allowProblems(/orders\/OD1/);
  await fillShopper(calls);
  await logIn(page, shopper);
  await page.route(/\/api\/(?!countries|home-banners)/, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace(WRITTEN, `"$1":"${LONG}"`);
    await route.fulfill({ response: reply, body });
  });
  const wide: string[] = [];
  await loadPage(page, '/Empty');
  for (const { route } of [...forVisitors, ...forOldShoppers]) {
    await moveTo(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    for (const width of [320, 360, 1_440]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate<number>('document.documentElement.scrollWidth');
      if (found > width) wide.push(`${route} at ${width}: ${found}`);
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(wide).toEqual([]);
});

test('every page whose call fails says so, and works once it is tried again', async ({
  page,
  shopper,
  calls,
  allowProblems,
}) => {
  test.setTimeout(LONG_TEST_MS);
  allowProblems(...broken.map(({ failing }) => failing));
  await calls.addToCart(WATER);
  await logIn(page, shopper);
  for (const { route, failing, shows } of broken) {
    await test.step(`${route} while ${failing.source} fails`, async () => {
      await page.route(failing, (call) => call.abort('failed'));
      // From another page: the server sends some of them with all that they show.
      await loadPage(page, '/Empty');
      await moveTo(page, route);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expectSoundPage(page);
      await page.unrouteAll();
      const again = page.getByRole('main').getByRole('button', { name: /^(Try Again|Retry)$/ });
      await again.first().click();
      await expect(page.getByText(shows)).toHaveCount(0);
      // A list that came once is kept, and shown in the place of the error.
      await page.evaluate(`Object.keys(localStorage)
        .filter((key) => !['authToken', 'userData'].includes(key))
        .forEach((key) => localStorage.removeItem(key))`);
    });
  }
});
