import type { Page } from '@playwright/test';
import { expectNoAxe } from '../support/axe.ts';
import { openBench, scan } from '../support/scanner.ts';
import { newStaff, staffCalls } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
} as const;

test('a packer packs two orders by scanner alone, and the shopper sees them leave', async ({
  page,
  calls,
  signInAs,
}) => {
  const first = await calls.order(PACK, {}, 2);
  const second = await calls.order(PACK, {}, 2);
  await signInAs(['orders.fulfil'], 'Devika Pillai');
  await page.goto('/backoffice/packing');
  await expect(page.getByRole('heading', { level: 1, name: 'Packing' })).toBeVisible();
  // Who packs sees no other page of the shop.
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([/^Packing/]);
  await expect(page.getByText(`${first.orderNumber}-1`)).toBeVisible();
  await expectNoAxe(page);

  await page.keyboard.press('b');
  await expect(page.getByText('Scan an order, a parcel or a tracking number')).toBeVisible();
  await expectNoAxe(page);
  await scan(page, first.orderNumber);
  await expect(page.getByRole('heading', { level: 1, name: `${first.orderNumber}-1` })).toBeVisible();
  await expectNoAxe(page);

  const sku =
    (await page.getByRole('listitem').filter({ hasText: '0 / 2' }).locator('span.text-sm').textContent()) ??
    '';
  const verdict = page.locator('[data-verdict]');
  await scan(page, 'SOMETHING-ELSE');
  await expect(verdict).toContainText('Wrong item');
  await scan(page, `*${sku}#`, 'Tab');
  await expect(verdict).toHaveAttribute('data-verdict', 'packed');
  await expect(page.getByText('unit left', { exact: true })).toBeVisible();
  await page.reload();
  await expect(verdict).toContainText('1 of 2 is in. Scan the next item');

  // Its code can't be read: who packs has looked.
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog', { name: "The code can't be read" })).toBeVisible();
  await expectNoAxe(page);
  await page.keyboard.press('Enter');
  await expect(verdict).toHaveAttribute('data-verdict', 'complete');
  await scan(page, sku, null);
  await expect(verdict).toContainText('One too many');
  await expectNoAxe(page);

  // What is no weight is refused, not made another one.
  await page.getByLabel('Weight in grams').fill('6,50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Type whole grams, such as 750')).toBeVisible();
  await page.getByLabel('Weight in grams').fill('');
  await page.keyboard.press('1');
  await page.keyboard.press('9');
  await expect(page.getByLabel('Weight in grams')).toHaveValue('19');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hand it over' })).toBeVisible();
  await expectNoAxe(page);

  // Printing a PDF ends a browser without a screen: it gets a page in the file's place.
  const printed: (string | undefined)[] = [];
  await page.route('**/api/staff/packing/documents', async (route) => {
    const response = await route.fetch();
    printed.push(response.headers()['content-type']);
    await route.fulfill({ contentType: 'text/html', body: '<title>Label and slip</title>' });
  });
  await page.keyboard.press('p');
  await expect.poll(() => printed).toEqual(['application/pdf']);

  // Something was forgotten.
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByLabel('Why').pressSequentially('the slip is missing', { delay: 90 });
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Weight in grams')).toBeFocused();
  // The next order is scanned: this one is closed, and that one opened.
  await scan(page, second.orderNumber);
  await expect(page.getByRole('heading', { level: 1, name: `${second.orderNumber}-1` })).toBeVisible();
  for (const _ of [1, 2]) await scan(page, sku);
  await expect(verdict).toHaveAttribute('data-verdict', 'complete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hand it over' })).toBeVisible();
  await ship(page, 'AWB77120001');
  await expect(page.getByText('AWB77120001')).toBeVisible();
  // The label of one that is packed opens it, to be handed over or reopened; of one that has left, as it is.
  await scan(page, `${first.orderNumber}-1`);
  await expect(page.getByRole('heading', { name: 'Hand it over' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await scan(page, second.orderNumber);
  await expect(page.getByRole('heading', { name: 'It has left' })).toBeVisible();
  await expectNoAxe(page);

  const order = (await calls.orders()).find(({ orderNumber }) => orderNumber === second.orderNumber);
  expect(order).toMatchObject({ status: 'shipped' });
  expect((await calls.orders()).find(({ orderNumber }) => orderNumber === first.orderNumber)).toMatchObject({
    status: 'processing',
  });
});

test('packing stops when the order is cancelled, and says what to do', async ({
  page,
  browser,
  calls,
  signInAs,
  allowProblems,
}) => {
  allowProblems(/409/);
  const { orderNumber, orderId } = await calls.order(PACK, {}, 2);
  await signInAs(['orders.fulfil'], 'Devika Pillai');
  await openBench(page);
  await scan(page, orderNumber);
  await expect(page.getByRole('heading', { level: 1, name: `${orderNumber}-1` })).toBeVisible();
  // A window of their own: the packer's session stands in this one.
  const desk = await browser.newPage({ baseURL: new URL(page.url()).origin });
  const manager = staffCalls(desk, await newStaff('all', 'Joseph Kurian'));
  const { body } = await manager('GET', `/orders/${orderId}`);
  const cancelled = await manager('POST', `/orders/${orderId}/cancellation`, {
    body: { reason: 'The shopper rang' },
    version: body.order.state.version,
  });
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200);
  await desk.close();
  const stop = page.getByRole('alertdialog');
  await expect(stop).toContainText('Stop: the order was cancelled');
  await expect(stop.getByRole('button')).toHaveCount(1);
  await expectNoAxe(page);
  // A scan presses no button under it.
  await scan(page, 'SOMETHING-ELSE');
  await expect(stop).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Scan an order, a parcel or a tracking number')).toBeVisible();
});

test('an answer that is older than what the bench shows does not undo a step', async ({
  page,
  server,
  calls,
  signInAs,
}) => {
  const { orderNumber } = await calls.order(PACK, {}, 1);
  await signInAs(['orders.fulfil'], 'Devika Pillai');
  await openBench(page);
  await scan(page, orderNumber);
  const line = page.getByRole('listitem').filter({ hasText: '0 / 1' });
  await scan(page, (await line.locator('span.text-sm').textContent()) ?? '');
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'complete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hand it over' })).toBeVisible();

  // Every look from now on is answered as the parcel was before it is opened again.
  const path = /\/api\/staff\/parcels\/[^/]+$/;
  const packed = await (await page.waitForResponse(path)).text();
  await page.route(path, (route) => route.fulfill({ contentType: 'application/json', body: packed }));
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByLabel('Why').fill('The slip is missing');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Weight in grams')).toBeFocused();
  await page.waitForResponse(path);
  await page.waitForResponse(path);
  await expect(page.getByLabel('Weight in grams')).toBeVisible();
  await page.unroute(path);

  // A shipment is judged at the bench, which says what is wrong with it and asks nobody.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hand it over' })).toBeVisible();
  // Where a colleague was faster, the question closes and says why.
  await server.refuse('staff/parcels/[^/]+/reopen', 409, 'Changed', 'VERSION_STALE');
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByLabel('Why').fill('The slip is missing');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/was changed elsewhere in the meantime, so it was not reopened/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await server.recover();
  await page.getByLabel('Courier').fill('x'.repeat(61));
  await page.getByLabel('Tracking number').fill('a b');
  await page.getByRole('button', { name: 'Ship it' }).click();
  await expect(page.getByText('Courier must be at most 60 characters')).toBeVisible();
  await expect(page.getByText('Tracking number must be 4 to 40 letters, digits')).toBeVisible();
});

async function ship(page: Page, trackingNumber: string): Promise<void> {
  await page.keyboard.press('t');
  await page.keyboard.press('Shift+Tab');
  await page.getByLabel('Courier').fill('Delhivery');
  await scan(page, trackingNumber);
  await expect(page.getByLabel('Tracking number')).toHaveValue(trackingNumber);
  await page.keyboard.press('Enter');
}
