import { loadPage } from '../support/navigation.ts';
import { logIn } from '../support/shopper.ts';
import { newStaff, staffCalls } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
} as const;

type Parcel = {
  readonly id: string;
  readonly version: number;
  readonly lines: readonly { readonly sku: string }[];
};

// PARCEL-2
test('an order that comes in two parcels shows each with its own tracking', async ({
  page,
  shopper,
  calls,
}) => {
  const { orderId, orderNumber } = await calls.order(PACK, {}, 2);
  const staff = staffCalls(page, await newStaff('all'));
  const parcels = async (): Promise<Parcel[]> =>
    (await staff('GET', `/orders/${orderId}/parcels`)).body.parcels;
  const [whole] = await parcels();
  await staff('POST', `/parcels/${whole?.id}/split`, {
    body: { lines: [{ position: 1, quantity: 1 }] },
    ...(whole && { version: whole.version }),
  });
  for (const [index, { id, lines }] of (await parcels()).entries()) {
    await staff('POST', '/packing/claims', { body: { code: `${orderNumber}-${index + 1}` } });
    const code = lines[0]?.sku;
    const { body } = await staff('POST', `/parcels/${id}/scans`, {
      body: { gestureId: `gesture-${index}`, code },
    });
    const closed = await staff('POST', `/parcels/${id}/close`, { body: {}, version: body.parcel.version });
    const shipment = { courier: index === 0 ? 'Delhivery' : 'DTDC', trackingNumber: `TWO00${index + 1}` };
    const sent = await staff('POST', `/parcels/${id}/shipment`, {
      body: shipment,
      version: closed.body.parcel.version,
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  }

  await logIn(page, shopper);
  await loadPage(page, '/order-details');
  await page
    .getByRole('button', { name: /View detail/ })
    .first()
    .click();
  const both = page.getByRole('region', { name: '2 parcels' }).or(page.getByText('2 parcels').locator('..'));
  await expect(both.first()).toContainText('Tracking number TWO001');
  await expect(both.first()).toContainText('Tracking number TWO002');
  for (const [at, host] of [
    [1, 'delhivery.com'],
    [2, 'dtdc.in'],
  ] as const) {
    const link = page.getByRole('link', { name: new RegExp(`number ${orderNumber}-${at} at its courier`) });
    await expect(link).toHaveAttribute('href', new RegExp(`${host.replace('.', '\\.')}.*TWO00${at}`));
  }
});
