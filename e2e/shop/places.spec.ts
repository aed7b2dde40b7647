import { scrollTo, scrollTop } from '../support/scroll.ts';
import { expect, test } from '../support/shop-test.ts';

test('a page that was left is found where it was left, also when its data comes late', async ({ page }) => {
  await page.goto('/#/products');
  // The last card of the list, rendered after those in view.
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

test('a long list is laid out where it is looked at, and late data finds its place after a reload', async ({
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
