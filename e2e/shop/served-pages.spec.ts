import type { Page } from '@playwright/test';
import { LONG_TEST_MS } from '../support/long-test.ts';
import { holdScripts, PRODUCT, SERVED_PAGES } from '../support/served-pages.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectSoundPage } from '../support/sound-page.ts';

// STOREFRONT-3: pages that are there before the scripts.

/** Marks the drawn page, to tell it from one that was drawn anew. */
async function markRoot(page: Page): Promise<void> {
  await page
    .locator('#root > *')
    .first()
    .evaluate((element) => element.setAttribute('data-mark', ''));
}

async function expectListening(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('window.earlyActs === undefined')).toBe(true);
}

async function expectTakenOver(page: Page): Promise<void> {
  await expectListening(page);
  await expect(page.locator('#root > [data-mark]')).toHaveCount(1);
}

test('each page shows before the scripts what it shows with them, and is taken over as it stands', async ({
  page,
}) => {
  test.setTimeout(LONG_TEST_MS);
  // At a desk the filters beside a list come later.
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [address, shows] of SERVED_PAGES) {
    await test.step(address, async () => {
      const release = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect.soft(page.locator('main')).toContainText(shows);
      await markRoot(page);
      const before = await textOf(page);
      release();
      await expectTakenOver(page);
      await expect.poll(() => textOf(page)).toBe(before);
      await expectSoundPage(page);
      await page.unroute('**/assets/*.js');
    });
  }
});

/** What the page shows in its main part, but for the hour. */
async function textOf(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is there but not shown does not count
  const text = await page.locator('main').innerText();
  return text.replace(/(?:Open now|Closed now)\s*(?:until.*?M|Opens.*?M)/gs, '').replace(/\s+/g, ' ');
}

test('a phone gets the product page laid out as it stays', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdScripts(page);
  await page.goto(PRODUCT, { waitUntil: 'commit' });
  const bar = page.getByRole('region', { name: 'Buy' });
  await expect(bar.getByRole('button', { name: 'Add to cart' })).toBeInViewport({ ratio: 1 });
  const before = await bar.boundingBox();
  await markRoot(page);
  release();
  await expectTakenOver(page);
  expect(await bar.boundingBox()).toEqual(before);
});

test('another day, time zone and a session are taken over too', async ({
  browser,
  shopper,
  allowProblems,
}) => {
  allowProblems();
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles', locale: 'de-DE' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.clock.setFixedTime(new Date('2027-03-01T20:00:00Z'));
  await logIn(page, shopper);
  for (const [address] of SERVED_PAGES) {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await markRoot(page);
    release();
    await expectTakenOver(page);
    await page.unroute('**/assets/*.js');
  }
  await expect(page.getByRole('link', { name: 'My Orders' }).first()).toBeAttached();
  expect(problems).toEqual([]);
  await context.close();
});

test('a tap before the scripts is answered when they are there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('taps before the scripts put a product into the cart once', async ({ page, shopper, calls }) => {
  await logIn(page, shopper);
  const release = await holdScripts(page);
  await page.goto(PRODUCT, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^One more/ }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  release();
  await expect(page.getByRole('link', { name: 'Go to cart' })).toBeVisible();
  const lines = await calls.cartLines();
  expect(lines.map(({ quantity }) => quantity)).toEqual([2]);
});

test('what is chosen before the scripts is what is bought', async ({ page, shopper, calls }) => {
  await logIn(page, shopper);
  const chosen = 'small-paper-bags_V03';
  const release = await holdScripts(page);
  await page.goto('/Product-page/small-paper-bags', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Purple', exact: true }).click();
  await page.getByRole('button', { name: /^One more/ }).click();
  await page.getByRole('button', { name: /^One more/ }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  release();
  await expect(page.getByRole('link', { name: 'Go to cart' })).toBeVisible();
  expect(await calls.cartLines()).toMatchObject([{ variantId: chosen, quantity: 3 }]);
});

test('a link that is followed before the scripts knows what was chosen before it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/Product-page/small-paper-bags', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Purple', exact: true }).click();
  await page.getByRole('link', { name: 'Buy Now' }).click();
  release();
  await expect(page).toHaveURL(/variantId=small-paper-bags_V03/);
});

test('a message that is begun before the scripts stays, beside what the browser knows', async ({
  page,
  shopper,
}) => {
  await logIn(page, shopper);
  const release = await holdScripts(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.pressSequentially('Six hundred');
  release();
  await expectListening(page);
  await expect(message).toHaveValue('Six hundred');
  await expect(message).toBeFocused();
  await page.keyboard.type(' coconuts');
  await expect(message).toHaveValue('Six hundred coconuts');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(shopper.user.name);
});

test('what is typed before the scripts stays, and counts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/Faq', { waitUntil: 'commit' });
  const box = page.getByRole('searchbox').first();
  await box.pressSequentially('coconut');
  release();
  await expect(page.getByRole('heading', { name: 'What we found' })).toBeVisible();
  await expect(box).toHaveValue('coconut');
  await expect(box).toBeFocused();
});

test('a scrolled page stays where it is when the scripts come', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/privacy-policy', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate('scrollTo(0, 700)');
  await markRoot(page);
  release();
  await expectTakenOver(page);
  expect(await page.evaluate('scrollY')).toBe(700);
});

test('a long list is laid out where it is looked at, and Back finds the place where it was left', async ({
  page,
}) => {
  await page.goto('/ExploreProducts');
  const cards = page.getByRole('main').getByRole('article');
  const last = cards.last();
  const isLaidOut = () =>
    last.locator('img').evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/#\/Product-page\//);
  await page.goBack();
  await expect(last).toBeInViewport();
});

test('the address goes on behind the hash, with its query', async ({ page }) => {
  await page.goto('/products?category=oil&sort=newest');
  await expect(page).toHaveURL(/\/#\/products\?category=oil&sort=newest$/);
  await expect(page.getByRole('combobox', { name: 'Sort products' })).toHaveValue('newest');
  await page.goto('/blog-details/from-husk-to-rope');
  await expect(page).toHaveURL(/\/#\/blog-details\?slug=from-husk-to-rope$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From husk to rope: the story of coir');
  await page.goBack();
  await expect(page).toHaveURL(/\/#\/products\?category=oil&sort=newest$/);
});

test('an address with a hash shows nothing of the home page', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/#/cart', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#root')).not.toContainText('One drop');
});

test('a filtered list shows before the scripts what the filter leaves', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/ExploreProducts?category=caps', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await markRoot(page);
  release();
  await expectTakenOver(page);
  await expect(page).toHaveURL(/\/#\/ExploreProducts\?category=caps$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
});

test('unknown addresses and products are not found', async ({ page, allowProblems }) => {
  allowProblems(/404/);
  for (const [address, says] of [
    ['/nowhere', "OOPS! The page you were looking for doesn't exist"],
    ['/%zz', "OOPS! The page you were looking for doesn't exist"],
    ['/Product-page/nothing', 'Product not found.'],
    ['/blog-details/nothing', 'Article not found'],
  ] as const) {
    const reply = await page.goto(address);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says);
    await expect(page).toHaveTitle(/not found/);
  }
});

test('without scripts everything can be read and every link followed, and the page says what needs them', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const reply = await page.goto('/');
  expect(await reply?.text()).toContain('<noscript>');
  await page.getByRole('link', { name: 'Our Products' }).first().click();
  await page.getByRole('link', { name: 'Monsoon Heavy T-shirt' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monsoon Heavy T-shirt');
  await page.goto('/Faq');
  await expect(page.getByText('What does Ilaneer sell?')).toBeVisible();
  // What only the app shows says so, above the home page that its address leads to.
  const missing = page.getByText(/needs? JavaScript/);
  await page.goto('/');
  await expect(missing.filter({ visible: true })).toHaveCount(0);
  for (const [address, says] of [
    ['/cart', 'The cart needs JavaScript.'],
    ['/wishlist', 'The wishlist needs JavaScript.'],
    ['/login', 'The login needs JavaScript.'],
    ['/Sidebar', 'This list needs JavaScript.'],
  ] as const) {
    await page.goto(address);
    await expect(missing.filter({ visible: true })).toContainText([says]);
  }
  await context.close();
});

test('whoever follows links without scripts reaches every product, article and page', async ({ request }) => {
  const waiting = ['/'];
  const seen = new Set(waiting);
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const reply = await request.get(address, { headers: { accept: 'text/html' } });
    expect(reply.status(), address).toBe(200);
    const html = await reply.text();
    const links = [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g)].map(([, path = '']) => path);
    for (const link of links) {
      if (link === '' || link.startsWith('/api/') || seen.has(link)) continue;
      seen.add(link);
      waiting.push(link);
    }
  }
  const { products } = await (await request.get('/api/getAllProducts')).json();
  const { blogPosts } = await (await request.get('/api/get-blog-posts?view=cards')).json();
  for (const { id } of products) expect(seen).toContain(`/Product-page/${id}`);
  for (const { slug } of blogPosts) expect(seen).toContain(`/blog-details/${slug}`);
  for (const [address] of SERVED_PAGES)
    if (!/privacy$|variant=/.test(address)) expect(seen).toContain(address);
});
