import { openHome } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';

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

test('a page begins to load with the code of the shop, and loads nothing twice', async ({ context }) => {
  for (const { route, file, call } of [
    { route: '/Faq', file: /assets\/faq-/, call: /faq-categories-with-faqs$/ },
    { route: '/ExploreProducts', file: /assets\/explore-products-/, call: /product-cards$/ },
    {
      route: '/Product-page/tender-coconut-water-pack',
      file: /assets\/product-/,
      call: /getProduct\/tender-coconut-water-pack$/,
    },
  ]) {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // The shop's code loads last: earlier requests are the page's own.
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
    await page.close();
  }
});
