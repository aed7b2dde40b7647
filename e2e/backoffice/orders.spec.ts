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
  await page.getByRole('link', { name: orderNumber }).click();
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();

  const statusOf = async () => (await calls.orders()).find((one) => one.orderNumber === orderNumber)?.status;
  await page.getByRole('button', { name: 'Start packing' }).click();
  await expect.poll(statusOf).toBe('processing');
  // Then done again.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(statusOf).toBe('placed');
  await expect(page.getByRole('button', { name: 'Start packing' })).toBeVisible();
  await page.keyboard.press('p');
  await expect.poll(statusOf).toBe('processing');

  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  const shipping = page.getByRole('dialog', { name: `Ship order ${orderNumber}` });
  await shipping.getByLabel('Courier', { exact: true }).fill('DTDC');
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
  await expect(timeline.getByText('Moved back one step')).toBeVisible();
  await expect(timeline.getByText(staff.name).first()).toBeVisible();

  await page.goto('/backoffice/orders?search=KL77123456');
  await expect(page.getByRole('link', { name: orderNumber })).toBeVisible();
});

test('staff refund a part to the paisa, and see the rest', async ({ page, calls, signInAs }) => {
  await signInAs('all');
  const order = await calls.order(PACK);
  await page.goto(`/backoffice/orders/${order.orderId}`);
  await page.getByRole('button', { name: 'Start packing' }).click();
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  const shipping = page.getByRole('dialog');
  await shipping.getByLabel('Courier', { exact: true }).fill('DTDC');
  await shipping.getByLabel('Tracking number').fill('KL77999');
  await shipping.getByRole('button', { name: 'Ship' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delivered' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delivered' }).click();
  await expect(page.getByRole('button', { name: 'In transit' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: `Refund order ${order.orderNumber}` });
  await expect(dialog.getByText(/This can't be undone/)).toBeVisible();
  await dialog.getByLabel('Amount').fill('12.34');
  await dialog.getByLabel('Reason').fill('A cap was scratched');
  await dialog.getByLabel('Payment reference').fill('UPI 601299');
  await dialog.getByRole('button', { name: 'Refund ₹12.34' }).click();
  const money = page.getByRole('region', { name: 'Money' });
  await expect(money.getByText('paid out manually')).toBeVisible();
  await expect(money.getByText('₹12.34')).toBeVisible();
});

test('several orders move at once, each with its result', async ({ page, calls, signInAs }) => {
  await signInAs('all');
  const orders = [await calls.order(PACK), await calls.order(PACK)];
  await page.goto('/backoffice/orders');
  for (const { orderNumber } of orders) {
    await page.getByRole('checkbox', { name: `Select order ${orderNumber}` }).check();
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
    await page.getByRole('checkbox', { name: `Select order ${orderNumber}` }).check();
  }
  await page.getByRole('toolbar').getByRole('button', { name: 'Start packing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start packing' }).click();
  await expect(page.getByText('Finished: 2 done')).toBeVisible();
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
