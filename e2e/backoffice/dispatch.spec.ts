import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { expectNoAxe } from '../support/axe.ts';
import { openBench, scan } from '../support/scanner.ts';
import { newStaff, staffCalls } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'chekku-coconut-oil-bottle',
  variantId: 'chekku-coconut-oil-bottle_V01',
} as const;

test('who ships an order that was not scanned is told so, and asked', async ({ page, calls, signInAs }) => {
  await signInAs('all');
  const { orderId, orderNumber } = await calls.order(PACK, {}, 2);
  await page.goto(`/backoffice/orders/${orderId}`);
  await page.getByRole('button', { name: 'Start packing' }).click();
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  const shipping = page.getByRole('dialog', { name: `Ship order ${orderNumber}` });
  await expect(shipping.getByText('0 of 2 units were scanned. Ship it all the same?')).toBeVisible();
  await expectNoAxe(page);
  await shipping.getByLabel('Courier').fill('DTDC');
  await shipping.getByLabel('Tracking number').fill(`KLW${orderId.slice(-8)}`);
  await shipping.getByRole('button', { name: 'Ship it all the same' }).click();
  await expect(page.getByText(`${orderNumber} is shipped`).first()).toBeVisible();
});

test('a shop that refuses them leads to the bench instead', async ({ page, calls, signInAs, server }) => {
  await signInAs('all');
  const { orderId, orderNumber } = await calls.order(PACK, {}, 2);
  await server.change<{ order: StaffOrderView }>(`staff/orders/${orderId}`, ({ order }) => ({
    order: { ...order, dispatchGate: 'block' },
  }));
  await page.goto(`/backoffice/orders/${orderId}`);
  await expect(page.getByRole('button', { name: 'Start packing' })).toBeVisible();
  await page.keyboard.press('s');
  const shipping = page.getByRole('dialog', { name: `Ship order ${orderNumber}` });
  await expect(
    shipping.getByText(
      '0 of 2 units were scanned. This shop ships nothing unscanned: pack it at the bench first.',
    ),
  ).toBeVisible();
  await expect(shipping.getByRole('button', { name: /^Ship/ })).toHaveCount(0);
  await expectNoAxe(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await shipping.getByRole('link', { name: 'Pack it' }).click();
  await expect(page).toHaveURL(new RegExp(`/packing/orders/${orderId}$`));
});

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
  await expectNoAxe(page);
  // Nothing goes on before it is out.
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

  // Held now: all of it comes out, and the claim ends with that.
  const { version } = ((await desk('GET', `/orders/${orderId}`)).body.order as StaffOrderView).state;
  await desk('PUT', `/orders/${orderId}/hold`, { body: { reason: 'Wrong address' }, version });
  const held = page.getByRole('alertdialog', { name: 'Stop: the order is on hold' });
  await held.getByRole('checkbox').check();
  await held.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByText('Scan an order, a parcel or a tracking number')).toBeVisible();
});

test('a closed box is opened again from its order, with a reason and once', async ({
  page,
  calls,
  signInAs,
}) => {
  const { orderId, orderNumber } = await calls.order(PACK, {}, 1);
  const packer = await signInAs('all', 'Devika Pillai');
  await openBench(page);
  await scan(page, orderNumber);
  await expect(page.getByRole('heading', { level: 1, name: `${orderNumber}-1` })).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: '0 / 1' });
  await scan(page, (await item.locator('span.text-sm').textContent()) ?? '');
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'complete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hand it over' })).toBeVisible();

  const parcelId = new URL(page.url()).searchParams.get('parcel');
  await page.goto(`/backoffice/orders/${orderId}`);
  const parcels = page.getByRole('region', { name: 'Parcel' });
  await expect(parcels.getByText(/^Packed by Devika Pillai/)).toBeVisible();
  const openAgain = parcels.getByRole('button', { name: 'Reopen' });
  await openAgain.click();
  const question = page.getByRole('dialog', { name: `Reopen parcel ${orderNumber}-1` });
  await expect(question.getByLabel('Reason')).toBeFocused();
  await expectNoAxe(page);
  await page.keyboard.press('Escape');
  await expect(openAgain).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Reopen' }).click();
  await expect(question.getByText('Say why')).toBeVisible();
  await question.getByLabel('Reason').fill('The cap leaks');
  await question.getByRole('button', { name: 'Reopen' }).dblclick();
  await expect(question).toHaveCount(0);
  await expect(openAgain).toHaveCount(0);
  await expect(parcels.getByText('Devika Pillai packs it')).toBeVisible();

  const { body } = await staffCalls(page, packer)('GET', `/history/parcel/${parcelId}`);
  expect(JSON.stringify(body).match(/The cap leaks/g)).toHaveLength(1);
});
