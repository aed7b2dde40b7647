import { WATER } from '../support/checkout.ts';
import { LONG_TEST_MS } from '../support/long-test.ts';
import { loadPage, moveTo } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

/** With its proof of loading, for a shopper with an order; null where the test names it. */
const PAGES: readonly (readonly [route: string, shows: string | RegExp | null])[] = [
  ['/', /Buy Today/],
  ['/login', /Buy Today/],
  ['/products', null],
  ['/ExploreProducts', null],
  ['/exploreproducts?q=nothing-like-it', 'No products found matching your criteria.'],
  ['/Product-page/tender-coconut-water-pack', 'Other products'],
  ['/Empty', 'OOPS! Your Cart is Empty'],
  ['/cart', /^One less|Remove$/],
  ['/wishlist', 'Choose products (1 item)'],
  ['/address', 'India - 682001'],
  ['/payment', 'Select Delivery Address'],
  ['/order-details', 'View detail'],
  ['/payment-success', 'This is a sample. No payment was made here.'],
  ['/payment-failed', "we'll try your payment again over the next few days"],
  ['/order-complete', 'Order placed Successful!'],
  ['/OrderComplete', 'Order placed Successful!'],
  ['/payment-pending?order=OD1', null],
  ['/payment-success?order=OD1', null],
  ['/contact-us', 'Write to us'],
  ['/store', null],
  ['/support', 'No requests yet'],
  ['/account', 'This device'],
  ['/nowhere', "OOPS! The page you were looking for doesn't exist"],
];

const LONG = 'Coconutshellmultipurposebowlwithahandle'.repeat(3);
const WRITTEN =
  /"(name|fullName|productName|variantName|categoryName|addressLine1|addressLine2|city|title|email|courier|trackingNumber|description)":"[^"]+"/g;

test(`every page of a shopper is there, and words of ${LONG.length} letters make none wider than its screen`, async ({
  page,
  shopper,
  calls,
  allowProblems,
}) => {
  test.setTimeout(LONG_TEST_MS);
  allowProblems(/orders\/OD1/);
  await calls.order(WATER);
  await calls.saveAddress();
  await calls.addToCart(WATER);
  await calls.addToWishlist(WATER);
  await logIn(page, shopper);
  await page.route(/\/api\/(?!countries|home-banners)/, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace(WRITTEN, `"$1":"${LONG}"`);
    await route.fulfill({ response: reply, body });
  });
  const wide: string[] = [];
  await loadPage(page, '/Empty');
  for (const [route, shows] of PAGES) {
    await moveTo(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/.+ – Ilaneer$/);
    if (shows !== null) await expect.soft(page.getByText(shows).first(), route).toBeVisible();
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
