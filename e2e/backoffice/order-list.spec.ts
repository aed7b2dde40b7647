import { expectNoAxe } from '../support/axe.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'chekku-coconut-oil-bottle',
  variantId: 'chekku-coconut-oil-bottle_V01',
} as const;

test('seldom used filters stand behind a button that counts those in use, and all in the address', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs('all');
  const { orderNumber } = await calls.order(PACK);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/backoffice/orders');
  await expect(page.getByRole('link', { name: orderNumber })).toBeVisible();
  // The list begins on the first screen of a phone.
  const first = await page.getByRole('link', { name: orderNumber }).boundingBox();
  expect(first?.y).toBeLessThan(600);
  await expect(page.getByLabel('PIN begins with')).toBeHidden();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('f');
  const more = page.getByRole('button', { name: /^Fewer filters/ });
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expectNoAxe(page);
  await page.getByLabel('PIN begins with').fill('99');
  await page.getByLabel('PIN begins with').press('Enter');
  await expect(page).toHaveURL(/pin=99/);
  await expect(page.getByText('No orders fit')).toBeVisible();
  await more.click();
  await page.reload();
  const closed = page.getByRole('button', { name: 'More filters (1 in use)' });
  await expect(closed).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('button', { name: 'More filters', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: orderNumber })).toBeVisible();
});

test('columns are chosen at a tablet, in a menu that closes by its button, Escape and a press beside it', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs('all');
  const { orderNumber } = await calls.order(PACK);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/backoffice/orders?search=${orderNumber}`);
  await expect(page.getByRole('link', { name: orderNumber })).toBeVisible();
  const columns = page.getByRole('button', { name: 'Columns' });
  const menu = page.getByRole('menu');
  await columns.click();
  await expect(menu).toBeVisible();
  await expectNoAxe(page);
  await menu.getByRole('menuitemcheckbox', { name: 'Items' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(columns).toBeFocused();
  await expect(page.getByRole('columnheader', { name: 'Items' })).toHaveCount(0);
  const { x, y, width, height } = (await columns.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const [left, top] of [
    [x + width / 2, y + height / 2],
    [300, 900],
  ] as const) {
    await columns.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(left, top);
    await expect(menu).toBeHidden();
  }
});

test('who presses an order while the search is still going into the address gets to its page', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs('all');
  const { orderNumber } = await calls.order(PACK);
  // What the order's page is made of comes late: till then the list is still there.
  const held: (() => void)[] = [];
  await page.route(/\/assets\/order-page-[\w-]+\.js$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/backoffice/orders');
  const link = page.getByRole('link', { name: orderNumber });
  await expect(link).toBeVisible();
  await page.getByPlaceholder(/^Number, name/).fill(orderNumber.toLowerCase());
  await link.click();
  const pressed = await page.evaluate<number>('performance.now()');
  await expect.poll(() => page.evaluate<number>('performance.now()')).toBeGreaterThan(pressed + 500);
  for (const release of held) release();
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
});

test('j goes to a row, x ticks it and Enter opens it', async ({ page, calls, signInAs }) => {
  await signInAs('all');
  const { orderNumber } = await calls.order(PACK);
  await page.goto(`/backoffice/orders?search=${orderNumber}`);
  const link = page.getByRole('link', { name: orderNumber });
  await expect(link).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await expect(link).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: `Choose order ${orderNumber}` })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
});
