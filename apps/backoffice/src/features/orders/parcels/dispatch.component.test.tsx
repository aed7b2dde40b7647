import type { moveStaffOrder } from '@ilaneer/contract/staff/orders/order-writes';
import type { reopenParcel } from '@ilaneer/contract/staff/parcels/parcels';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerMoves, answerOrder, PROCESSING } from '../../../../testing/replies/orders.ts';
import { PACKED, PARCEL } from '../../../../testing/replies/parcels.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

const shipping = page.getByRole('dialog', { name: 'Ship order OD10001' });

it('asks before an order ships that was not scanned', async () => {
  const server = openStaffServer();
  answerOrder(server, PROCESSING, [PARCEL]);
  answerMoves(server, PROCESSING);
  await renderStaff('/orders/order-1');
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await expectText('0 of 2 units were scanned. Ship anyway?');
  await expectAccessible();
  await shipping.getByLabelText('Courier').fill('DTDC');
  await shipping.getByLabelText('Tracking number').fill('KLW00000001');
  await shipping.getByRole('button', { name: 'Ship anyway' }).dblClick();
  await expectText('OD10001 is shipped');
  expect(server.sent<typeof moveStaffOrder>('POST', '/staff/orders/:orderId/moves')).toHaveLength(1);
});

it('leads to the bench where the shop ships nothing unscanned', async () => {
  const server = openStaffServer();
  answerOrder(server, { ...PROCESSING, dispatchGate: 'block' }, [PARCEL]);
  await renderStaff('/orders/order-1');
  await expect.element(page.getByRole('button', { name: 'Ship', exact: true })).toBeVisible();
  await press('s');
  await expectText(
    '0 of 2 units were scanned. Unscanned orders cannot be shipped. Pack the order at the bench first.',
  );
  await expectGone(shipping.getByRole('button', { name: /^Ship/ }));
  await expect
    .element(shipping.getByRole('link', { name: 'Pack at the bench' }))
    .toHaveAttribute('href', '/backoffice/packing/orders/order-1');
  await expectAccessible();
});

it('reopens a closed box with a reason, once', async () => {
  const server = openStaffServer();
  answerOrder(server, PROCESSING, [PACKED]);
  server.act<typeof reopenParcel>('POST', '/staff/parcels/:parcelId/reopen', () => {
    answerOrder(server, PROCESSING, [PARCEL]);
    return { success: true, parcel: PARCEL };
  });
  await renderStaff('/orders/order-1');
  const reopen = page.getByRole('region', { name: 'Parcel' }).getByRole('button', { name: 'Reopen' });
  await expectText(/^Packed by Devika Pillai/);
  await reopen.click();
  const question = page.getByRole('dialog', { name: 'Reopen parcel OD10001-1' });
  await expect.element(question.getByLabelText('Reason')).toHaveFocus();
  await expectAccessible();
  await press('{Escape}');
  await expect.element(reopen).toHaveFocus();
  await press('{Enter}');
  await question.getByRole('button', { name: 'Reopen' }).click();
  await expectText('Enter a reason');
  await question.getByLabelText('Reason').fill('The cap leaks');
  await question.getByRole('button', { name: 'Reopen' }).dblClick();
  await expectGone(question, reopen);
  expect(server.sent<typeof reopenParcel>('POST', '/staff/parcels/:parcelId/reopen')).toEqual([
    { reason: 'The cap leaks' },
  ]);
});
