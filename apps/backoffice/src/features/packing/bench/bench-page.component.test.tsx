import type { getParcelClaim } from '@ilaneer/contract/staff/books/claims';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type {
  claimParcel,
  endInterruption,
  getParcel,
  reopenParcel,
  scanIntoParcel,
  shipParcel,
} from '@ilaneer/contract/staff/parcels/parcels';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../../testing/expectations.ts';
import { press, scan } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { PACKED, PARCEL } from '../../../../testing/replies/parcels.ts';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const READY = 'Scan an order, a parcel or a tracking number';
const dialog = page.getByRole('dialog');

function parcelIs(server: StaffServer, parcel: ParcelView): void {
  server.answer<typeof getParcel>('GET', '/staff/parcels/:parcelId', { success: true, parcel });
}

function tell(server: StaffServer): void {
  server.announce({ kind: 'parcel', id: PARCEL.id, by: { id: 'joseph', name: 'Joseph Kurian' } });
}

it('opens the parcel that is scanned, and stops when its order is cancelled', async () => {
  const server = openStaffServer();
  server.answer<typeof claimParcel>('POST', '/staff/packing/claims', { success: true, parcel: PARCEL });
  parcelIs(server, PARCEL);
  await renderStaff('/packing/bench', { rights: ['orders.fulfil'], theme: 'dark' });
  await expectText(READY);
  await expectAccessible();
  scan('OD10001');
  await expectTitle('OD10001-1');
  await expectText('units left');
  await expectAccessible();
  const cancelled: ParcelView = { ...PARCEL, state: 'cancelled', interruption: 'cancelled', version: 3 };
  parcelIs(server, cancelled);
  server.answer<typeof endInterruption>('POST', '/staff/parcels/:parcelId/interruption-end', {
    success: true,
    parcel: { ...cancelled, interruption: null, claimedBy: null, version: 4 },
  });
  tell(server);
  const stop = page.getByRole('alertdialog');
  await expectText(/Stop: the order was cancelled/);
  expect(stop.getByRole('button').elements()).toHaveLength(1);
  await expectAccessible();
  // A scan presses no button under it, and packs nothing.
  scan('SOMETHING-ELSE');
  await expect.element(stop).toBeVisible();
  expect(server.sent<typeof scanIntoParcel>('POST', '/staff/parcels/:parcelId/scans')).toEqual([]);
  await press('{Enter}');
  await expectText(READY);
});

it('hears the scans of units that come out of the box, once its order has changed (PARCEL-12)', async () => {
  const server = openStaffServer();
  const [line = expect.fail('no line')] = PARCEL.lines;
  parcelIs(server, { ...PARCEL, lines: [{ ...line, packed: 2 }] });
  await renderStaff('/packing/bench?parcel=parcel-1', { rights: ['orders.fulfil'] });
  await expectText('units left');
  const { name, variantName, sku, barcode } = line;
  const unit = { variantId: 'pack_V01', name, variantName, sku, barcode, quantity: 1 };
  parcelIs(server, { ...PARCEL, interruption: 'changed', takeOut: [unit], version: 3 });
  tell(server);
  await expectText('0 of 1 out');
  scan(sku);
  await expectText('1 of 1 out');
  await expect.element(page.getByRole('button', { name: 'Continue packing' })).toHaveFocus();
  expect(server.sent<typeof scanIntoParcel>('POST', '/staff/parcels/:parcelId/scans')).toEqual([]);
});

it('ignores an answer older than the parcel on screen', async () => {
  const server = openStaffServer();
  parcelIs(server, PACKED);
  const reopened: ParcelView = { ...PARCEL, lines: PACKED.lines, version: 6 };
  server.answer<typeof reopenParcel>('POST', '/staff/parcels/:parcelId/reopen', {
    success: true,
    parcel: reopened,
  });
  await renderStaff('/packing/bench?parcel=parcel-1');
  await expectText('Hand over to the courier');
  await press('r');
  await dialog.getByLabelText('Reason').fill('The slip is missing');
  await press('{Enter}');
  const weight = page.getByLabelText('Weight in grams');
  await expect.element(weight).toHaveFocus();
  const before = server.asked<typeof getParcel>('GET', '/staff/parcels/:parcelId').length;
  tell(server);
  await expect
    .poll(() => server.asked<typeof getParcel>('GET', '/staff/parcels/:parcelId').length)
    .toBeGreaterThan(before);
  await expect.element(weight).toBeVisible();
  await weight.fill('6,50');
  await press('{Enter}');
  await expectText('Enter whole grams, such as 750');
});

it('closes the question of reopening where a colleague was faster, and judges a shipment by itself', async () => {
  const server = openStaffServer();
  parcelIs(server, PACKED);
  server.refuse<typeof reopenParcel>('POST', '/staff/parcels/:parcelId/reopen', {
    status: 409,
    code: 'VERSION_STALE',
    message: 'Changed',
  });
  await renderStaff('/packing/bench?parcel=parcel-1');
  await expectText('Hand over to the courier');
  await press('r');
  await dialog.getByLabelText('Reason').fill('The slip is missing');
  await press('{Enter}');
  await expectText(/was changed elsewhere in the meantime, so it was not reopened/);
  await expectGone(dialog);
  await page.getByLabelText('Courier').fill('x'.repeat(61));
  await page.getByLabelText('Tracking number').fill('a b');
  await page.getByRole('button', { name: 'Ship it' }).click();
  await expectText(
    'Courier must be at most 60 characters',
    /^Tracking number must be 4 to 40 letters, digits/,
  );
  expect(server.sent<typeof shipParcel>('POST', '/staff/parcels/:parcelId/shipment')).toEqual([]);
  await expectAccessible();
});

it("shows a colleague's parcel without a way to pack it", async () => {
  const server = openStaffServer();
  parcelIs(server, { ...PARCEL, claimedBy: { id: 'devika', name: 'Devika Pillai' } });
  await renderStaff('/packing/bench?parcel=parcel-1');
  await expectText(/^Devika Pillai packs this parcel\./);
  scan('ILN-TCW-P06-NAT');
  await expectGone(page.getByRole('button', { name: /^Return to the queue/ }));
  expect(server.sent<typeof scanIntoParcel>('POST', '/staff/parcels/:parcelId/scans')).toEqual([]);
});

it('confirms all units of an item by hand in one press (PARCEL-4)', async () => {
  const server = openStaffServer();
  server.answer<typeof claimParcel>('POST', '/staff/packing/claims', { success: true, parcel: PARCEL });
  parcelIs(server, PARCEL);
  const [first] = PARCEL.lines;
  const left = (first?.quantity ?? 0) - (first?.packed ?? 0);
  server.act<typeof scanIntoParcel>('POST', '/staff/parcels/:parcelId/scans', ({ quantity = 1 }) => {
    const lines = PARCEL.lines.map((line, at) =>
      at === 0 ? { ...line, packed: line.packed + quantity } : line,
    );
    const parcel = { ...PARCEL, lines };
    parcelIs(server, parcel);
    return { success: true, verdict: 'packed', line: first?.position ?? 1, parcel };
  });
  await renderStaff('/packing/bench', { rights: ['orders.fulfil'] });
  await expectText(READY);
  scan('OD10001');
  await page.getByRole('button', { name: /^Code can't be read/ }).click();
  const units = dialog.getByLabelText('Units in your hand');
  await units.fill(String(left + 1));
  await dialog.getByRole('button', { name: 'Confirm these units' }).click();
  await expect.element(units).toHaveAccessibleDescription(`Enter 1 to ${left}`);
  await expectAccessible();
  await dialog.getByRole('button', { name: `All ${left}` }).click();
  await dialog.getByRole('button', { name: 'Confirm these units' }).click();
  await expectGone(dialog);
  const sent = server.sent<typeof scanIntoParcel>('POST', '/staff/parcels/:parcelId/scans');
  expect(sent).toMatchObject([{ code: first?.sku, byHand: true, quantity: left }]);
});

// REMITTANCE-7
it.each(['lost', 'damaged'] as const)(
  'offers the claim for a %s parcel to those who keep the books',
  async (state) => {
    const server = openStaffServer();
    parcelIs(server, { ...PACKED, state, allowed: [], courier: 'DTDC', trackingNumber: 'KL1' });
    server.answer<typeof getParcelClaim>('GET', '/staff/parcels/:parcelId/claim', {
      success: true,
      claim: null,
      proposed: 672.6,
    });
    await renderStaff('/packing/bench?parcel=parcel-1', { rights: ['orders.fulfil', 'books.write'] });
    await page.getByRole('button', { name: /^Claim from DTDC/ }).click();
    await expect.element(dialog.getByLabelText('Amount in rupees')).toHaveValue('672.60');
    await expectAccessible();
  },
);

it('offers no claim to a packer', async () => {
  const server = openStaffServer();
  parcelIs(server, { ...PACKED, state: 'lost', allowed: [], courier: 'DTDC', trackingNumber: 'KL1' });
  await renderStaff('/packing/bench?parcel=parcel-1', { rights: ['orders.fulfil'] });
  await expectText('KL1');
  await expectGone(page.getByRole('button', { name: /^Claim from/ }));
});
