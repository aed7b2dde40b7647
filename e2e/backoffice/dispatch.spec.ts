import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { openBench, scan } from '../support/scanner.ts';
import { newStaff, staffCalls } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'chekku-coconut-oil-bottle',
  variantId: 'chekku-coconut-oil-bottle_V01',
} as const;

test('a box whose order changes lists what to take out by item and unit, and is packed on', async ({
  page,
  calls,
  signInAs,
}) => {
  const { orderId, orderNumber } = await calls.order(PACK, {}, 3);
  const packer = await signInAs(['orders.fulfil'], 'Devika Pillai');
  const desk = staffCalls(page, await newStaff('all', 'Meera Nair'));
  const packing = staffCalls(page, packer);
  await openBench(page);
  await scan(page, orderNumber);
  await expect(page.getByRole('heading', { level: 1, name: `${orderNumber}-1` })).toBeVisible();
  const parcelId = new URL(page.url()).searchParams.get('parcel');
  const [line] = ((await packing('GET', `/parcels/${parcelId}`)).body.parcel as ParcelView).lines;
  const sku = line?.sku ?? '';
  const verdict = page.locator('[data-verdict]');
  for (const count of ['1', '2']) {
    await scan(page, sku);
    await expect(verdict).toHaveAttribute('data-verdict-count', count);
  }
  const change = async (wanted: object) => {
    const { version } = ((await desk('GET', `/orders/${orderId}`)).body.order as StaffOrderView).state;
    const shown = await desk('POST', `/orders/${orderId}/lines/preview`, { body: { version, ...wanted } });
    const body = { ...wanted, total: shown.body.preview.total.after };
    expect((await desk('PUT', `/orders/${orderId}/lines`, { body, version })).status).toBe(200);
  };
  await change({
    lines: [{ position: 1, quantity: 1 }],
    added: [{ variantId: 'coconut-shell-bowl_V01', quantity: 1 }],
  });

  const stop = page.getByRole('alertdialog', { name: 'Stop: the order has changed' });
  await expect(stop.getByText('0 of 1 out')).toBeVisible();
  await expect(stop.getByRole('list', { name: 'Then put in' })).toHaveText(/1 × Coconut Shell Bowl/);
  // Blocked until the box is empty.
  await stop.getByRole('button', { name: 'Go on packing' }).click();
  await expect(stop.getByRole('alert')).toContainText('1 unit is still in the box');
  await page.reload();
  await expect(stop.getByText('0 of 1 out')).toBeVisible();
  await scan(page, sku);
  await expect(stop.getByText('1 of 1 out')).toBeVisible();
  await expect(stop.getByRole('button', { name: 'Go on packing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stop).toHaveCount(0);
  await expect(page.getByText('unit left', { exact: true })).toBeVisible();

  // On hold: everything is removed, which ends the claim.
  const { version } = ((await desk('GET', `/orders/${orderId}`)).body.order as StaffOrderView).state;
  await desk('PUT', `/orders/${orderId}/hold`, { body: { reason: 'Wrong address' }, version });
  const held = page.getByRole('alertdialog', { name: 'Stop: the order is on hold' });
  await held.getByRole('checkbox').check();
  await held.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByText('Scan an order, a parcel or a tracking number')).toBeVisible();
});
