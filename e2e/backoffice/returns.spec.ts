import { ALL_THE_WAY, moveOrder } from '../support/move-order.ts';
import { loadPage } from '../support/navigation.ts';
import { logIn } from '../support/shopper.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
} as const;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a return with a photo goes from the request to the refund', async ({
  page,
  request,
  shopper,
  calls,
  signInAs,
}) => {
  await signInAs('all');
  const order = await calls.order(PACK);
  await moveOrder(order, ...ALL_THE_WAY);
  const headers = { authorization: `Bearer ${shopper.token}` };
  const id = await calls.askForReturn(order.orderId, {
    lines: [{ position: 1, quantity: 1, reason: 'leaking' }],
    note: 'Wet box',
  });
  await request.post(`/api/orders/${order.orderId}/returns/${id}/photos`, {
    headers,
    multipart: { photos: { name: 'box.png', mimeType: 'image/png', buffer: PNG } },
  });

  await page.goto(`/backoffice/returns?search=${order.orderNumber}`);
  await page.getByRole('link', { name: `${order.orderNumber}, return 1` }).click();
  await expect(page.getByText('Wet box')).toBeVisible();
  const photo = page.getByRole('img', { name: 'Photo 1 of the goods' });
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((picture) => ('naturalWidth' in picture ? picture.naturalWidth : 0))).toBe(1);

  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Picked up' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Picked up' }).click();
  await page.getByRole('button', { name: 'Receive and inspect' }).click();
  const inspecting = page.getByRole('dialog', { name: 'Inspect the goods' });
  await expect(inspecting.getByText('Written off: perishable')).toBeVisible();
  await expect(inspecting.getByLabel(/^Back to stock/)).toHaveCount(0);
  await inspecting.getByRole('button', { name: 'Received' }).click();
  await page.getByRole('button', { name: /^Refund ₹/ }).click();
  const paying = page.getByRole('dialog', { name: /^Refund ₹/ });
  await paying.getByLabel('Payment reference').fill('UPI 601300');
  await paying.getByRole('button', { name: /^Refund ₹/ }).click();
  await expect(page.getByText('UPI 601300')).toBeVisible();
  await expect(page.getByText('Written off')).toBeVisible();
});

test('a return is exchanged: the replacement waits to be packed, and the shopper sees it', async ({
  page,
  shopper,
  calls,
  signInAs,
}) => {
  await signInAs('all');
  const order = await calls.order(PACK);
  await moveOrder(order, ...ALL_THE_WAY);
  const id = await calls.askForReturn(order.orderId, {
    lines: [{ position: 1, quantity: 1, reason: 'leaking' }],
  });
  await page.goto(`/backoffice/returns/${id}`);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Exchange' }).click();
  const exchanging = page.getByRole('dialog', { name: /^Exchange return 1/ });
  await expect(exchanging.getByRole('radio', { name: /same variant/ })).toBeChecked();
  await exchanging.getByRole('button', { name: 'Exchange' }).click();
  await expect(page.getByText('Exchanged', { exact: true })).toBeVisible();
  const link = page.getByRole('region', { name: 'Facts' }).getByRole('link', { name: /^OD/ }).last();
  const replacement = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByText('Replacement at no charge for return 1')).toBeVisible();

  await page.goto(`/backoffice/packing?search=${replacement}`);
  await expect(page.getByText('Replacement', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('to pack');

  await logIn(page, shopper);
  await loadPage(page, '/order-details');
  await expect(page.getByText(`We send you a replacement as order ${replacement}`)).toBeVisible();
});
