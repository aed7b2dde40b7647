import { scan } from '../support/scanner.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'chekku-coconut-oil-bottle',
  variantId: 'chekku-coconut-oil-bottle_V01',
} as const;
const CAP = 'ILN-CAP-EVR-GRY';
const BOWL = 'ILN-ECO-BWL-BLK';

test('the same person in another tab is notified, too, and moves on from the current state', async ({
  page,
  context,
  calls,
  signInAs,
}) => {
  await signInAs('all', 'Asha Menon');
  const { orderId } = await calls.order(PACK);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/backoffice/orders/${orderId}`);
    await expect(tab.getByRole('button', { name: 'Start packing' })).toBeVisible();
  }
  await other.getByRole('button', { name: 'Start packing' }).click();
  await expect(page.getByRole('button', { name: 'Ship', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Hold' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Look at it again');
  await page.getByRole('dialog').getByRole('button', { name: 'Hold' }).click();
  await expect(other.getByText('Look at it again').first()).toBeVisible();
});

test('two idle tabs lock their session once', async ({ page, context, signInAs, allowProblems }) => {
  // A tab may ask in the moment in which the other one locks.
  allowProblems(/401 \(Unauthorized\).*\/api\/staff\//);
  await signInAs('all');
  const tabs = [page, await context.newPage()];
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/staff/lock'))
      asked.push(`tab ${tabs.indexOf(request.frame().page())}`);
  });
  // One clock for both tabs, so that they lock together.
  await context.clock.install();
  for (const tab of tabs) {
    await tab.goto('/backoffice/orders');
    await expect(tab.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await tab.waitForLoadState('networkidle');
  }
  await context.clock.fastForward('15:30');
  for (const tab of tabs) await expect(tab.locator('[data-lock-screen]')).toBeVisible();
  await context.clock.runFor('00:30');
  expect(asked).toHaveLength(1);
});

test('goods that are received outlive a reload, each tab its own, until they are booked in or discarded', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs(['catalogue.read', 'stock.adjust']);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/backoffice/stock/receive');
    await expect(tab.getByRole('textbox', { name: /^Scan or type/ })).toBeFocused();
  }
  await scan(page, CAP);
  await page.getByLabel('Quantity').fill('12');
  await page.getByLabel(/^Note/).fill('Paper 7');
  await scan(other, BOWL);
  await expect(other.getByLabel('Quantity')).toHaveValue('1');
  await page.reload();
  await expect(page.getByLabel('Quantity')).toHaveValue('12');
  await expect(page.getByLabel(/^Note/)).toHaveValue('Paper 7');
  await other.reload();
  await expect(other.getByText(BOWL)).toBeVisible();
  await expect(other.getByText(CAP)).toHaveCount(0);

  // Impossible amounts are refused at their field.
  for (const [typed, words] of [
    ['-5', 'Enter a positive number. Use Adjust stock for goods that leave.'],
    ['0', 'Remove the line if nothing was received'],
    ['1.5', 'Whole units only'],
  ] as const) {
    await page.getByLabel('Quantity').fill(typed);
    await expect(page.getByLabel('Quantity')).toHaveAccessibleDescription(words);
    await expect(page.getByRole('button', { name: 'Book in', exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Book in', exact: true }).click();
  await expect(page.getByLabel('Quantity')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Quantity').fill('12');

  // Dismissed, and back.
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Nothing yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Book in 12 units' }).click();
  await expect(page.getByText(/GRN-\d+: 12 units received/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing yet')).toBeVisible();
  await other.reload();
  await expect(other.getByText(BOWL)).toBeVisible();
});
