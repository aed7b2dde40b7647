import { expect, test } from '../support/shop-test.ts';

const SHARE = { name: /^Share / } as const;

test('a product and an article hand out their plain addresses through the device', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.defineProperty(navigator, 'share', { value: async (what: unknown) => void shared.push(what) });
  });
  const lastShared = () => page.evaluate('globalThis.shared.at(-1)');
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;

  await page.goto('/#/Product-page/market-tote');
  const share = page.getByRole('main').getByRole('button', SHARE);
  await expect(share).toHaveAccessibleName('Share Market Tote');
  await share.press('Enter');
  await expect.poll(lastShared).toEqual({ title: 'Market Tote', url: `${origin}/Product-page/market-tote` });

  const colours = page.getByRole('group', { name: /^Colour/ }).getByRole('button', { pressed: false });
  await colours.first().click();
  await expect(page).toHaveURL(/\?variant=/);
  const variant = new URL(page.url().replace('#/', '')).searchParams.get('variant');
  await share.click();
  await expect
    .poll(lastShared)
    .toEqual({ title: 'Market Tote', url: `${origin}/Product-page/market-tote?variant=${variant}` });

  await page.goto('/#/blog-details?slug=from-husk-to-rope');
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Share From husk to rope: the story of coir' })
    .click();
  await expect.poll(lastShared).toMatchObject({ url: `${origin}/blog-details/from-husk-to-rope` });
});

test('without a way to share, the address goes to the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await page.goto('/#/Product-page/market-tote');
  const share = page.getByRole('main').getByRole('button', SHARE);
  await share.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/\/Product-page\/market-tote$/);
  await expect(share).toBeFocused();
});

test('where neither is allowed, the address is shown to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await page.goto('/#/Product-page/market-tote');
  await page.getByRole('main').getByRole('button', SHARE).click();
  await expect(
    page.getByRole('alert').filter({ hasText: /copy: http.*\/Product-page\/market-tote$/ }),
  ).toBeVisible();
});
