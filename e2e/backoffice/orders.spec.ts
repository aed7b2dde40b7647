import { expectPageWithoutAxe } from '../support/axe.ts';
import { scan } from '../support/scanner.ts';
import { newStaff, sitDown, staffCalls } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
} as const;

test('staff find an order by each thing they know, and take it to the shopper, who follows', async ({
  page,
  calls,
  signInAs,
  allowProblems,
}) => {
  allowProblems(/status of 400/);
  const staff = await signInAs('all');
  const { orderNumber, orderId } = await calls.order(PACK);
  await page.goto('/backoffice/orders');
  const search = page.getByRole('searchbox');
  for (const known of [orderNumber, orderId.slice(-8)]) {
    await search.fill(known);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('link', { name: orderNumber })).toBeVisible();
  }
  await expectPageWithoutAxe(page);
  await page.getByRole('link', { name: orderNumber }).click();
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
  await expectPageWithoutAxe(page);

  const statusOf = async () => (await calls.orders()).find((one) => one.orderNumber === orderNumber)?.status;
  await page.getByRole('button', { name: 'Start packing' }).click();
  await expect.poll(statusOf).toBe('processing');
  // Undone at once, and done again.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(statusOf).toBe('placed');
  await expect(page.getByRole('button', { name: 'Start packing' })).toBeVisible();
  await page.keyboard.press('p');
  await expect.poll(statusOf).toBe('processing');

  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  const shipping = page.getByRole('dialog', { name: `Ship order ${orderNumber}` });
  await shipping.getByLabel('Courier').fill('DTDC');
  await shipping.getByRole('button', { name: 'Ship' }).click();
  await expect(shipping.getByText('Tracking number is required')).toBeVisible();
  await shipping.getByLabel('Tracking number').fill('KL77123456');
  await shipping.getByRole('button', { name: 'Ship' }).click();
  await expect.poll(statusOf).toBe('shipped');
  await page.getByRole('button', { name: 'In transit' }).click();
  await expect.poll(statusOf).toBe('in transit');
  await page.getByRole('button', { name: 'Delivered' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delivered' }).click();
  await expect.poll(statusOf).toBe('delivered');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('Taken back a step')).toBeVisible();
  await expect(timeline.getByText(staff.name).first()).toBeVisible();

  await page.goto('/backoffice/orders?search=KL77123456');
  await expect(page.getByRole('link', { name: orderNumber })).toBeVisible();
});

test('an order that is placed leaves by the label that is scanned, with the courier of the last one', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs('all');
  const [first, second] = [await calls.order(PACK), await calls.order(PACK)];
  const statusOf = async (number: string) =>
    (await calls.orders()).find(({ orderNumber }) => orderNumber === number)?.status;
  await page.goto(`/backoffice/orders/${first.orderId}`);
  await expect(page.getByRole('button', { name: 'Start packing' })).toBeVisible();
  await page.keyboard.press('s');
  const shipping = page.getByRole('dialog', { name: /^Ship order/ });
  await shipping.getByLabel('Courier').fill('DTDC');
  await shipping.getByLabel('Courier').press('Enter');
  await expect(shipping.getByText('Tracking number is required')).toBeVisible();
  await shipping.getByLabel('Tracking number').fill('KL88000001');
  await shipping.getByLabel('Tracking number').press('Enter');
  await expect.poll(() => statusOf(first.orderNumber)).toBe('shipped');
  // The courier is remembered with the reply, which the page must have before it is left.
  await expect(shipping).toBeHidden();

  await page.goto(`/backoffice/orders/${second.orderId}`);
  await expect(page.getByRole('button', { name: 'Start packing' })).toBeVisible();
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', ' KL88000009 ');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }`);
  await expect(shipping.getByLabel('Tracking number')).toHaveValue('KL88000009');
  await page.keyboard.press('Escape');
  await expect(shipping).toBeHidden();
  await scan(page, second.orderNumber);
  await scan(page, 'KL88000002');
  await expect(shipping.getByLabel('Courier')).toHaveValue('DTDC');
  await expect(shipping.getByLabel('Tracking number')).toHaveValue('KL88000002');
  await expectPageWithoutAxe(page);
  // It is another label: nothing ships before somebody says so.
  await shipping.getByLabel('Courier').focus();
  await scan(page, 'KL88000003');
  await expect(shipping.getByLabel('Courier')).toHaveValue('DTDC');
  await expect(shipping.getByLabel('Tracking number')).toHaveValue('KL88000003');
  expect(await statusOf(second.orderNumber)).toBe('placed');
  await page.keyboard.press('Enter');
  await expect.poll(() => statusOf(second.orderNumber)).toBe('shipped');
});

test("a courier's number is typed where one stands, at any pace, and Enter ships", async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs('all');
  const shipping = page.getByRole('dialog', { name: /^Ship order/ });
  const number = shipping.getByLabel('Tracking number');
  // A slow hand, a quick one, and one whose first keys come almost at once.
  for (const [index, delay] of [160, 100, 20].entries()) {
    const { orderId } = await calls.order(PACK);
    await page.goto(`/backoffice/orders/${orderId}`);
    await expect(page.getByRole('button', { name: 'Start packing' })).toBeVisible();
    const typed = `77${index}4412`;
    await page.keyboard.type(typed.slice(0, 3), { delay });
    await expect(shipping).toBeVisible();
    await page.keyboard.type(typed.slice(3), { delay: 100 });
    await expect(number).toHaveValue(typed);
    await expect(number).toBeFocused();
    await page.keyboard.press('Enter');
    if (index === 0) {
      // A browser that never shipped asks by whom, once.
      await expect(shipping.getByText('Courier is required')).toBeVisible();
      await page.keyboard.type('Delhivery', { delay: 90 });
      await page.keyboard.press('Enter');
    }
    await expect(shipping).toBeHidden();
    await expect(page.getByRole('region', { name: 'Delivery' }).getByText(typed)).toBeVisible();
  }
});

test('an address is corrected at the line that is clicked, and a note written, without another button', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs('all');
  const { orderId } = await calls.order(PACK);
  await page.goto(`/backoffice/orders/${orderId}`);
  const delivery = page.getByRole('region', { name: 'Delivery' });
  const line = delivery.locator('[data-field="addressLine1"]');
  await line.click();
  const form = page.getByRole('dialog', { name: /^Address of order/ });
  await expect(form.getByLabel('Address line 1')).toBeFocused();
  await form.getByLabel('Address line 1').fill('14 Coir Lane');
  await page.keyboard.press('Enter');
  await expect(line).toHaveText('14 Coir Lane');
  // What is marked is copied, not edited; the key opens the form all the same.
  await line.dblclick();
  await page.keyboard.press('Escape');
  await page.keyboard.press('w');
  await expect(form.getByLabel('Address line 1')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await page.keyboard.press('n');
  await expect(page.getByLabel('Add a note')).toBeFocused();
  await page.keyboard.type('Rang: wants it after six');
  await page.keyboard.press('Control+Enter');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('Rang: wants it after six', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Add a note')).toHaveValue('');
});

test('staff give a part back to the paisa, and see what is left', async ({ page, calls, signInAs }) => {
  await signInAs('all');
  const order = await calls.order(PACK);
  await page.goto(`/backoffice/orders/${order.orderId}`);
  await page.getByRole('button', { name: 'Start packing' }).click();
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  const shipping = page.getByRole('dialog');
  await shipping.getByLabel('Courier').fill('DTDC');
  await shipping.getByLabel('Tracking number').fill('KL77999');
  await shipping.getByRole('button', { name: 'Ship' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delivered' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delivered' }).click();
  await expect(page.getByRole('button', { name: 'In transit' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: `Refund order ${order.orderNumber}` });
  await expect(dialog.getByText(/It can't be undone/)).toBeVisible();
  await dialog.getByLabel('Amount').fill('12.34');
  await dialog.getByLabel('Reason').fill('A cap was scratched');
  await dialog.getByLabel('Reference of the payment').fill('UPI 601299');
  await dialog.getByRole('button', { name: 'Refund ₹12.34' }).click();
  const money = page.getByRole('region', { name: 'Money' });
  await expect(money.getByText('paid out by hand')).toBeVisible();
  await expect(money.getByText('₹12.34')).toBeVisible();
});

test('of two who look at the same order, the slower one is shown what is there now', async ({
  page,
  browser,
  baseURL,
  calls,
  signInAs,
  allowProblems,
}) => {
  allowProblems(/409/);
  await signInAs('all');
  const { orderId } = await calls.order(PACK);
  await page.goto(`/backoffice/orders/${orderId}`);
  await expect(page.getByRole('button', { name: 'Start packing' })).toBeVisible();
  const colleague = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await sitDown(colleague, await newStaff('all', 'Biju Kurian'), baseURL ?? '');
  const other = await colleague.newPage();
  await other.goto(`/backoffice/orders/${orderId}`);
  await other.getByRole('button', { name: 'More' }).click();
  await other.getByRole('menuitem', { name: 'Hold' }).click();
  await other.getByRole('dialog').getByLabel('Reason').fill('Address unclear');
  await other.getByRole('dialog').getByRole('button', { name: 'Hold' }).click();
  await expect(other.getByText('Address unclear').first()).toBeVisible();
  await colleague.close();
  const start = page.getByRole('button', { name: 'Start packing' });
  if (await start.isVisible()) await start.click();
  await expect(page.getByText('Address unclear').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Release' })).toBeVisible();
});

test('several orders move at once, each with its result', async ({ page, calls, signInAs }) => {
  await signInAs('all');
  const orders = [await calls.order(PACK), await calls.order(PACK)];
  await page.goto('/backoffice/orders');
  for (const { orderNumber } of orders) {
    await page.getByRole('checkbox', { name: `Choose order ${orderNumber}` }).check();
  }
  // Printing a PDF ends a browser without a screen: it gets a page in the file's place.
  const printed: unknown[] = [];
  await page.route('**/api/staff/packing/documents', async (route) => {
    const response = await route.fetch();
    printed.push([response.headers()['content-type'], route.request().postDataJSON()]);
    await route.fulfill({ contentType: 'text/html', body: '<title>Slips</title>' });
  });
  await page.getByRole('toolbar').getByRole('button', { name: 'Print slips' }).click();
  const orderNumbers = orders.map(({ orderNumber }) => orderNumber).toReversed();
  await expect.poll(() => printed).toEqual([['application/pdf', { orderNumbers, kinds: ['slip'] }]]);
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  for (const { orderNumber } of orders) {
    await page.getByRole('checkbox', { name: `Choose order ${orderNumber}` }).check();
  }
  await page.getByRole('toolbar').getByRole('button', { name: 'Start packing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start packing' }).click();
  await expect(page.getByText('Finished: 2 done')).toBeVisible();
  await expectPageWithoutAxe(page);
});

test('an address that two people correct is compared field by field', async ({
  page,
  calls,
  signInAs,
  allowProblems,
}) => {
  allowProblems(/409/);
  const call = staffCalls(page, await signInAs('all'));
  const { orderId } = await calls.order(PACK);
  await page.goto(`/backoffice/orders/${orderId}`);
  await page.getByRole('button', { name: 'Edit address' }).click();
  const editing = page.getByRole('dialog', { name: /^Address of order/ });
  await editing.getByLabel('Full name').fill('Anu M. Nair');
  await editing.getByLabel('Address line 2').fill('Near the ferry');
  const { order } = (await call('GET', `/orders/${orderId}`)).body;
  const corrected = { ...order.address, email: undefined, country: 'India', fullName: 'Anupama Nair' };
  const put = { body: corrected, version: order.state.version };
  expect((await call('PUT', `/orders/${orderId}/address`, put)).status).toBe(200);
  await editing.getByRole('button', { name: 'Save address' }).click();
  const conflict = page.getByRole('dialog', { name: /^Somebody else changed this address/ });
  await expect(conflict.getByText('Anu M. Nair')).toBeVisible();
  await conflict.getByText('Anupama Nair').click();
  await conflict.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('Anupama Nair').first()).toBeVisible();
  await expect(page.getByText('Near the ferry').first()).toBeVisible();
});

test('a new order and its cancellation by the shopper show by themselves', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs('all');
  const { orderNumber: earlier } = await calls.order(PACK);
  await page.goto('/backoffice/orders');
  await expect(page.getByRole('link', { name: earlier })).toBeVisible();
  const { orderNumber, orderId } = await calls.order(PACK);
  const row = page.getByRole('row').filter({ hasText: orderNumber });
  await expect(row).toBeVisible();
  await calls.cancelOrder(orderId);
  await expect(row.getByText('Cancelled')).toBeVisible();
});
