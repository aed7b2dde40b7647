import { WATER } from '../support/checkout.ts';
import { loadPage, moveTo } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
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

for (const { route, shows } of forVisitors) {
  test(`${route} for a visitor`, async ({ page }) => {
    await page.goto(`/#${route}`);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectSoundPage(page);
  });
}

for (const [kind, id] of [
  ['there is not', 'no-such-product'],
  ['no id can name', 'a'.repeat(5_000)],
  ['no address can name', 'a'.repeat(40_000)],
] as const) {
  test(`a product that ${kind}`, async ({ page, allowProblems }) => {
    allowProblems(/4(00|04|31) .*getProduct/);
    await page.goto(`/#/Product-page/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Product not found.' })).toBeVisible();
    await expectSoundPage(page);
  });
}

for (const id of ['50%', '50%zz', '%E0%A4']) {
  test(`a product's address with '${id}' in it is read without a complaint`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/40[04] .*getProduct/);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto(`/#/Product-page/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Product not found.' })).toBeVisible();
    await page.goto(`/#/nowhere/${id}`);
    await expect(page.getByText("OOPS! The page you were looking for doesn't exist")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Product not found.' })).toBeVisible();
    expect(warnings).toEqual([]);
  });
}

for (const { route, shows } of forNewShoppers) {
  test(`${route} for a shopper who has nothing yet`, async ({ page, shopper }) => {
    await logIn(page, shopper);
    await page.goto(`/#${route}`);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectSoundPage(page);
  });
}

for (const { route, shows } of forOldShoppers) {
  test(`${route} for a shopper who was here before`, async ({ page, shopper, calls }) => {
    await calls.order(WATER);
    await calls.saveAddress();
    await calls.addToCart(WATER);
    await calls.addToWishlist(WATER);
    await logIn(page, shopper);
    await page.goto(`/#${route}`);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectSoundPage(page);
  });
}

const LONG = 'Coconutshellmultipurposebowlwithahandle'.repeat(3);
const WRITTEN =
  /"(name|fullName|productName|variantName|categoryName|addressLine1|addressLine2|city|title|email|courier|trackingNumber|description)":"[^"]+"/g;

for (const width of [320, 360, 1_440]) {
  test(`words of ${LONG.length} letters make no page wider than ${width} px`, async ({
    page,
    shopper,
    calls,
    allowProblems,
  }) => {
    test.slow();
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
    await page.setViewportSize({ width, height: 800 });
    await loadPage(page, '/Empty');
    const wide: string[] = [];
    for (const { route } of [...forVisitors, ...forOldShoppers]) {
      await moveTo(page, route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      const found = await page.evaluate<number>('document.documentElement.scrollWidth');
      if (found > width) wide.push(`${route}: ${found}`);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(wide).toEqual([]);
  });
}

for (const { route, failing, shows } of broken) {
  test(`${route} while ${failing.source} fails`, async ({ page, shopper, calls, allowProblems }) => {
    allowProblems(failing);
    await calls.addToCart(WATER);
    await logIn(page, shopper);
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
  });
}
