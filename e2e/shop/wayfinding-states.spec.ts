import {
  expectInSight,
  expectLink,
  expectNamed,
  expectPartOfText,
  expectText,
} from '../support/expect-texts.ts';
import { goTo, loadPage, moveTo } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';

/** Every route with the heading that tells its page. */
const ROUTES = [
  ['/products', 'Our Products'],
  ['/ExploreProducts', 'Explore Merchandise Products'],
  ['/Sidebar', 'Filters'],
  ['/Product-page/market-tote', 'Market Tote'],
  ['/about-us', 'About Us'],
  ['/store', 'Our stores'],
  ['/Faq', 'Hello, How Can We Help?'],
  ['/blogs', 'Blogs'],
  ['/wishlist', 'Your wishlist'],
  ['/cart', 'Your cart'],
  ['/address', 'Address'],
  ['/payment-success', 'Payment Successful!'],
  ['/payment-failed', 'Oh, your Payment Failed!'],
  ['/order-details', 'My orders'],
  ['/order-complete', 'Order placed Successful!'],
  ['/OrderComplete', 'Order placed Successful!'],
  ['/Empty', 'OOPS! Your Cart is Empty'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/privacy', 'Privacy Policy'],
  ['/refund-policy', 'Refund Policy'],
  ['/shipping-policy', 'Shipping Policy'],
  ['/Terms-of-service', 'Terms of Service'],
  ['/terms-of-service', 'Terms of Service'],
  ['/process', 'Our Process'],
  ['/no-such-route', "OOPS! The page you were looking for doesn't exist"],
] as const;

// STOREFRONT-5 and STOREFRONT-6
test('the head and the foot of the page for a visitor', async ({ page }) => {
  await loadPage(page, '/Empty');

  await test.step('the head', async () => {
    const head = page.getByRole('banner');
    await expectText(head, 'Your account for everything Ilaneer');
    await expectNamed(head, 'button', 'Login / Register');
    for (const [label, href] of [
      ['Home', '/'],
      ['About Us', '/about-us'],
      ['Stores', '/store'],
      ['Contact', '/contact-us'],
      ['FAQ', '/Faq'],
      ['Our Products', '/products'],
      ['Wishlist', '/#/wishlist'],
      ['Cart', '/#/cart'],
    ] as const) {
      await expectLink(head, label, href);
    }
    const labels = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts();
    expect.soft(labels).not.toEqual([]);
    expect.soft([...new Set(labels)], 'each destination of the bar once').toEqual(labels);
  });

  await test.step('the foot', async () => {
    const foot = page.getByRole('contentinfo');
    await expectNamed(foot, 'button', 'Subscribe');
    await expectInSight(foot.locator('input[type=email]'), 'an e-mail input');
    await expect
      .soft(foot.locator('section a[href^="tel:"]'), 'one phone number among the ways to reach us')
      .toHaveCount(1);
    await expect
      .soft(foot.locator('section a[href^="mailto:"]'), 'two contact e-mail addresses')
      .toHaveCount(2);
    await expectNamed(foot, 'link', /privacy/i, /refund/i, /shipping/i, /terms/i);
    await expectNamed(foot, 'link', /^LinkedIn/, /^Facebook/, /^Instagram/, /^YouTube/);
    await expectPartOfText(page, 'Malappuram 676505');
  });
});

// STOREFRONT-5
test('the menu of a phone leads to our process', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await loadPage(page, '/Empty');
  await goTo(page, 'Our Process');
  await expectNamed(page, 'heading', 'Our Process');
});

// STOREFRONT-1 and STOREFRONT-2
test('every route leads to its page', async ({ page }) => {
  await loadPage(page, '/');
  await expectNamed(page, 'heading', 'Feel Freshness');
  for (const [route, heading] of ROUTES) {
    await test.step(route, async () => {
      await moveTo(page, route);
      await expectNamed(page, 'heading', heading);
    });
  }
  expect(new URL(page.url()).pathname, 'Routes use hash-based history').toBe('/');
});

// STOREFRONT-4
test('the not-found page', async ({ page }) => {
  await loadPage(page, '/nowhere');
  await expectText(page, "OOPS! The page you were looking for doesn't exist");
  await expectLink(page, 'Go to Home', '/');
});
