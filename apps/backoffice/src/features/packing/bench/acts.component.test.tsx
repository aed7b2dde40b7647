import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { getParcel, inspectParcel, moveParcel } from '@ilaneer/contract/staff/parcels/parcels';
import { allowedParcelSteps, type ParcelState } from '@ilaneer/domain/parcel/parcel-state';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { PACKED } from '../../../../testing/replies/parcels.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

const LEFT = { courier: 'Delhivery', trackingNumber: 'AWB-1', shippedAt: '2026-11-30T05:38:17.115Z' };
const dialog = page.getByRole('dialog');

function at(state: ParcelState): ParcelView {
  return { ...PACKED, ...LEFT, state, allowed: allowedParcelSteps(state) };
}

it('takes the acts of a parcel that has left, and inspects it once it is back (PARCEL-19, PARCEL-23)', async () => {
  const server = openStaffServer();
  server.answer<typeof getParcel>('GET', '/staff/parcels/:parcelId', {
    success: true,
    parcel: at('shipped'),
  });
  server.answer<typeof moveParcel>('POST', '/staff/parcels/:parcelId/moves', {
    success: true,
    parcel: at('attempt failed'),
  });
  await renderStaff('/packing/bench?parcel=parcel-1');
  const more = page.getByRole('button', { name: /^More of/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'Delivery failed' }).click();
  await dialog.getByLabelText('Reason').selectOptions('refused');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Delivery failed' }).click();
  await expectText('Delivery failed');
  server.answer<typeof moveParcel>('POST', '/staff/parcels/:parcelId/moves', {
    success: true,
    parcel: at('back'),
  });
  await more.click();
  await page.getByRole('menuitem', { name: 'It is back' }).click();
  const charge = dialog.getByLabelText(/charge for the way back/);
  await charge.fill('much');
  await expect.element(dialog.getByRole('button', { name: 'It is back' })).toBeDisabled();
  await charge.fill('60');
  await dialog.getByRole('button', { name: 'It is back' }).click();
  await page.getByRole('button', { name: /^Inspect/ }).click();
  server.answer<typeof inspectParcel>('POST', '/staff/parcels/:parcelId/inspection', {
    success: true,
    parcel: at('inspected'),
  });
  await dialog
    .getByLabelText(/^Back to stock/)
    .first()
    .fill('1');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Inspected' }).click();
  await expectText('Back and inspected');
  const sent = server.sent<typeof moveParcel>('POST', '/staff/parcels/:parcelId/moves');
  expect(sent).toMatchObject([
    { move: 'attempt-failed', reason: 'refused' },
    { move: 'back', charges: 60 },
  ]);
  const [inspected] = server.sent<typeof inspectParcel>('POST', '/staff/parcels/:parcelId/inspection');
  expect(inspected).toMatchObject({ restock: [{ position: 1, quantity: 1 }] });
});

it.each([
  ['Mark as in transit', 'In transit', 'in-transit'],
  ['Mark as delivered', 'Delivered', 'deliver'],
  ['Out for delivery', 'Out for delivery', 'out-for-delivery'],
  ['Delivery failed', 'Delivery failed', 'attempt-failed'],
  ['Comes back to us', 'Comes back to us', 'return'],
  ['Call it back', 'Call it back', 'recall'],
  ['It is back', 'It is back', 'back'],
  ['Lost', 'It is lost', 'lost'],
  ['Damaged on the way', 'It is damaged', 'damaged'],
] as const)(
  'names the moment of the event %s, between dispatch and now (PARCEL-19)',
  async (label, submit, move) => {
    const server = openStaffServer();
    const left = { ...at('shipped'), shippedAt: '2025-03-10T05:38:17.115Z' };
    server.answer<typeof getParcel>('GET', '/staff/parcels/:parcelId', {
      success: true,
      parcel: left,
    });
    server.answer<typeof moveParcel>('POST', '/staff/parcels/:parcelId/moves', {
      success: true,
      parcel: left,
    });
    await renderStaff('/packing/bench?parcel=parcel-1');
    if (label.startsWith('Mark as')) await page.getByRole('button', { name: label }).click();
    else {
      await page.getByRole('button', { name: /^More of/ }).click();
      await page.getByRole('menuitem', { name: label, exact: true }).click();
    }
    const moment = dialog.getByLabelText('Day and time');
    const send = dialog.getByRole('button', { name: submit, exact: true });
    await moment.fill('2025-03-09T10:00');
    await send.click();
    await expectText('The parcel had not left at this moment');
    await moment.fill('2999-11-29T10:00');
    await send.click();
    await expectText('The moment is in the future');
    await expectAccessible();
    // The minute of dispatch in India.
    await moment.fill('2025-03-10T11:08');
    await send.click();
    await expect.element(dialog).not.toBeInTheDocument();
    const sent = server.sent<typeof moveParcel>('POST', '/staff/parcels/:parcelId/moves');
    expect(sent).toMatchObject([{ move, at: left.shippedAt }]);
  },
);
