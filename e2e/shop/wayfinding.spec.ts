import { isNarrow, openHome } from '../support/navigation.ts';
import { scrollTo, scrollTop } from '../support/scroll.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible } from '../support/sound-page.ts';

const BAR = ['Home', 'About Us', 'Stores', 'Contact', 'FAQ', 'Our Products', 'Explore merchandise'];

test('the head of the page leads everywhere', async ({ page }) => {
  await page.goto('/#/Empty');
  const head = page.getByRole('banner');
  await expect(head).toContainText('Your account for everything Ilaneer');
  await expect(head.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/#/wishlist');
  await expect(head.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/#/cart');
  if (isNarrow(page)) return;
  await expect(head.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(BAR);
  await expect(head.getByRole('button', { name: 'Login / Register' })).toBeVisible();
});

test('the menu of a phone begins with the account and repeats nothing', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/#/Empty');
  const head = page.getByRole('banner');
  await head.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  // Wishlist and cart stand in the bar already.
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Our Products',
    'Explore merchandise',
    'About Us',
    'Our Process',
    'Stores',
    'Blogs',
    'FAQ',
    'Contact',
  ]);
  await expect(menu.getByRole('link', { name: 'Our Process' })).toHaveAttribute('href', '/process');
  await expect(menu.getByRole('button', { name: 'Login / Register' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(head.getByRole('button', { name: 'Menu' })).toBeFocused();
  await logIn(page, shopper);
  await page.reload();
  await head.getByRole('button', { name: 'Menu' }).click();
  const account = menu.getByRole('region', { name: 'Account' });
  await expect(account.getByRole('link')).toHaveText(['Your account', 'My Orders', 'Support']);
  await expect(account.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('the foot of the page says who we are and where', async ({ page }) => {
  await page.goto('/#/Empty');
  const foot = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['+91 00000 00000', 'tel:+910000000000'],
    ['hello@ilaneer.example', 'mailto:hello@ilaneer.example'],
    ['care@ilaneer.example', 'mailto:care@ilaneer.example'],
    ['Privacy policy', '/privacy-policy'],
    ['Refund policy', '/refund-policy'],
    ['Shipping policy', '/shipping-policy'],
    ['Terms of service', '/Terms-of-service'],
    ['Data notice', '/#/data-notice'],
    ['Fair design', '/#/fair-design'],
    ['LinkedIn (opens in a new tab)', 'https://linkedin.example/ilaneer'],
    ['Facebook (opens in a new tab)', 'https://facebook.example/ilaneer'],
    ['Instagram (opens in a new tab)', 'https://instagram.example/ilaneer'],
    ['YouTube (opens in a new tab)', 'https://youtube.example/ilaneer'],
  ] as const) {
    await expect(foot.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', href);
  }
  await expect(foot).toContainText('Malappuram 676505');
});

test('every link of the head and the foot leads to a page', async ({ page }) => {
  await page.goto('/#/Empty');
  const links = page.locator('header a[href^="/"], footer a[href^="/"]');
  await expect(links.last()).toBeVisible();
  const routes = await links.evaluateAll((all) => [
    ...new Set(all.map((link) => link.getAttribute('href') ?? '')),
  ]);
  expect(routes.length).toBeGreaterThan(10);
  for (const route of routes) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^OOPS! The page/, {
      timeout: 10_000,
    });
    await expect(page).toHaveTitle(/.+ – Ilaneer$/);
  }
});

test('a link behaves as links do: keyboard, no step to where one is, another tab on demand', async ({
  page,
  context,
}) => {
  await openHome(page);
  await expect(page.getByText('Feel Freshness')).toBeVisible();
  const foot = page.getByRole('contentinfo');
  const steps = () => page.evaluate<number>('history.length');
  const before = await steps();

  const home = foot.getByRole('link', { name: 'Home', exact: true });
  await home.click();
  const stores = foot.getByRole('link', { name: 'Stores' });
  await stores.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Our stores' })).toBeFocused();
  await stores.click();
  await expect(page).toHaveURL(/#\/store$/);
  expect(await steps()).toBe(before + 1);

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    foot.getByRole('link', { name: 'Blogs' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/#\/blogs$/);
  await expect(page).toHaveURL(/#\/store$/);

  await page.goBack();
  await expect(page).toHaveTitle(/Ilaneer/);
  await expect(page.getByRole('heading', { level: 1, name: 'Our stores' })).toHaveCount(0);
});

test('addresses are read whatever their case', async ({ page }) => {
  await page.goto('/#/exploreproducts');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Merchandise Products' })).toBeVisible();
  await page.goto('/#/PRODUCT-PAGE/market-tote');
  await expect(page.getByRole('heading', { level: 1, name: 'Market Tote' })).toBeVisible();
});

test('a page that was left is found where it was left', async ({ page }) => {
  await page.goto('/#/products');
  // The last of the list, which is drawn after what is in sight.
  const card = page.getByRole('article').getByRole('link', { name: 'Whole Tender Coconut' });
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  const left = await scrollTop(page);
  await card.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(heading).toHaveText('Our Products');
  await expect(heading).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(left);
});

test('late data gets its heading focused and its place on the page back', async ({ page }) => {
  const hold = async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(/getProduct\/|product-cards/, async (call) => {
      await answered;
      await call.continue();
    });
    return answer;
  };
  await page.goto('/#/Empty');
  const answer = await hold();
  await page.evaluate(`window.location.hash = '#/Product-page/market-tote'`);
  await expect(page.getByRole('heading', { level: 1, name: 'Loading...' })).toBeFocused();
  answer();
  const heading = page.getByRole('heading', { level: 1, name: 'Market Tote' });
  await expect(heading).toBeFocused();

  await page.unrouteAll();
  await expect(page.getByRole('heading', { name: 'Other products' })).toBeVisible();
  await scrollTo(page, 1_500);
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(1_000);
  await page.evaluate(`localStorage.removeItem('products')`);
  const answerAgain = await hold();
  await page.reload();
  await expect(page.getByText('Loading...').first()).toBeAttached();
  answerAgain();
  await expect(heading).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(left);
});

for (const { route, file, call } of [
  { route: '/Faq', file: /assets\/faq-/, call: /faq-categories-with-faqs$/ },
  { route: '/ExploreProducts', file: /assets\/explore-products-/, call: /product-cards$/ },
  {
    route: '/Product-page/tender-coconut-water-pack',
    file: /assets\/product-/,
    call: /getProduct\/tender-coconut-water-pack$/,
  },
]) {
  test(`${route} begins to load with the shop's own code, and loads nothing twice`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // The shop's own code comes last: what was asked for until then, the page itself asked for.
    const held = Promise.withResolvers<void>();
    await page.route(/assets\/index-.*\.js$/, async (request) => {
      await held.promise;
      await request.continue();
    });
    const opened = page.goto(`/#${route}`);
    await expect
      .poll(() => [file, call].every((pattern) => asked.some((url) => pattern.test(url))))
      .toBe(true);
    held.resolve();
    await opened;
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => call.test(url))).toHaveLength(1);
  });
}

test('an address without its hash leads to the page, or says that there is none', async ({
  page,
  allowProblems,
}) => {
  await page.goto('/PRODUCTS?category=oil');
  await expect(page).toHaveURL(/\/#\/products\?category=oil$/);
  await page.goto('/product-page/coir-scrub-brush');
  await expect(page).toHaveURL(/\/#\/Product-page\/coir-scrub-brush$/);

  allowProblems(/404.*\/nowhere\/at-all/);
  const reply = await page.goto('/nowhere/at-all?x=1');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^OOPS! The page/);
  await expect(page).toHaveURL(/\/#\/nowhere\/at-all\?x=1$/);
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await expect(page).toHaveURL(/\/#\/cart$/);
});
