import type {
  bookParcel,
  cancelBooking,
  listCouriers,
} from '@ilaneer/contract/staff/parcels/courier-booking';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { getParcel, shipParcel } from '@ilaneer/contract/staff/parcels/parcels';
import { allowedParcelSteps } from '@ilaneer/domain/parcel/parcel-state';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../../testing/expectations.ts';
import { scan } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { PACKED } from '../../../../testing/replies/parcels.ts';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const REFERENCE = PACKED.number;
const ASKED = {
  courier: 'delhivery',
  state: 'asked',
  reference: REFERENCE,
  awb: null,
  reason: null,
} as const;
const asked: ParcelView = { ...PACKED, booking: ASKED, version: 6 };
const booked: ParcelView = {
  ...PACKED,
  ...{ courier: 'Delhivery', trackingNumber: '5917960403', version: 7 },
  booking: { ...ASKED, state: 'booked', awb: '5917960403' },
};
const chosen = page.getByLabelText('Send with');

function parcelIs(server: StaffServer, parcel: ParcelView): void {
  server.answer<typeof getParcel>('GET', '/staff/parcels/:parcelId', { success: true, parcel });
}

function withCouriers(): StaffServer {
  const server = openStaffServer();
  server.answer<typeof listCouriers>('GET', '/staff/packing/couriers', {
    success: true,
    couriers: [
      { name: 'delhivery', title: 'Delhivery', isBooked: true },
      { name: 'india-post', title: 'India Post', isBooked: false },
    ],
  });
  return server;
}

it('books a packed parcel, shows its number, and ships it with nothing typed (PARCEL-31, PARCEL-33)', async () => {
  const server = withCouriers();
  parcelIs(server, { ...PACKED, weightGrams: null });
  server.answer<typeof bookParcel>('POST', '/staff/parcels/:parcelId/booking', {
    success: true,
    parcel: asked,
  });
  await renderStaff('/packing/bench?parcel=parcel-1');
  // By hand stays as it is.
  await expect.element(page.getByLabelText('Tracking number')).toBeVisible();
  await chosen.selectOptions('delhivery');
  await expectAccessible();
  await page.getByRole('button', { name: /^Book with Delhivery/ }).click();
  await expectText('Enter whole grams, such as 750');
  await page.getByLabelText('Weight in grams').fill('750');
  parcelIs(server, asked);
  await page.getByRole('button', { name: /^Book with Delhivery/ }).click();
  await expectText(/^Delhivery is asked to book OD10001-1\./);
  expect(server.sent<typeof bookParcel>('POST', '/staff/parcels/:parcelId/booking')).toMatchObject([
    { courier: 'delhivery', weightGrams: 750 },
  ]);
  const ground = (name: RegExp) =>
    getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor;
  parcelIs(server, booked);
  await expectText('5917960403');
  // One button is green.
  await expect.poll(() => ground(/^Label and slip/)).toBe(ground(/^Slip/));
  expect(ground(/^Courier's label/)).not.toBe(ground(/^Slip/));
  await expectAccessible();
  const shipped: ParcelView = {
    ...booked,
    ...{ state: 'shipped', allowed: allowedParcelSteps('shipped'), shippedAt: PACKED.placedAt, version: 8 },
  };
  server.answer<typeof shipParcel>('POST', '/staff/parcels/:parcelId/shipment', {
    success: true,
    parcel: shipped,
  });
  parcelIs(server, shipped);
  await page.getByRole('button', { name: 'Ship it' }).click();
  await expectText('Mark as delivered');
  expect(server.sent<typeof shipParcel>('POST', '/staff/parcels/:parcelId/shipment')).toMatchObject([
    { courier: 'Delhivery', trackingNumber: '5917960403' },
  ]);
});

it("names the courier's reason, and cancels a booking (PARCEL-32)", async () => {
  const server = withCouriers();
  parcelIs(server, booked);
  const failed: ParcelView = {
    ...PACKED,
    booking: { ...ASKED, state: 'failed', reason: 'pin code is not serviceable' },
    version: 9,
  };
  server.answer<typeof cancelBooking>('POST', '/staff/parcels/:parcelId/booking-cancellation', {
    success: true,
    parcel: failed,
  });
  await renderStaff('/packing/bench?parcel=parcel-1');
  await expectText('5917960403');
  parcelIs(server, failed);
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await expectText('Delhivery did not book it: pin code is not serviceable');
  await expectAccessible();
});

it('takes a scanned label for a shipment by hand, and names India Post (PARCEL-30)', async () => {
  const server = withCouriers();
  parcelIs(server, PACKED);
  await renderStaff('/packing/bench?parcel=parcel-1');
  await chosen.selectOptions('india-post');
  await expect.element(page.getByLabelText('Courier')).toHaveValue('India Post');
  await chosen.selectOptions('delhivery');
  await expect.element(page.getByRole('button', { name: /^Book with/ })).toBeVisible();
  scan('EK123456789IN');
  await expect.element(page.getByLabelText('Tracking number')).toHaveValue('EK123456789IN');
});
