import type {
  addOrderNote,
  moveStaffOrder,
  putOrderAddress,
} from '@ilaneer/contract/staff/orders/order-writes';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../../testing/expectations.ts';
import { paste, press, scan } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerMoves, answerOrder, nowIs, ORDER } from '../../../../testing/replies/orders.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

const shipping = page.getByRole('dialog', { name: 'Ship order OD10001' });
const courier = shipping.getByLabelText('Courier');
const number = shipping.getByLabelText('Tracking number');
const startPacking = page.getByRole('button', { name: 'Start packing' });

it('ships by the label that is scanned or pasted, with the courier of the last one', async () => {
  const server = openStaffServer();
  answerOrder(server);
  answerMoves(server);
  await renderStaff('/orders/order-1', { stored: { 'staff.bench.courier': 'DTDC' } });
  await expect.element(startPacking).toBeVisible();
  paste(' KL88000009 ');
  await expect.element(number).toHaveValue('KL88000009');
  await press('{Escape}');
  await expectGone(shipping);
  // Our own number is not the courier's.
  scan('OD10001');
  scan('KL88000002');
  await expect.element(courier).toHaveValue('DTDC');
  await expect.element(number).toHaveValue('KL88000002');
  await expectAccessible();
  // Another label: nothing ships before Enter is pressed.
  await courier.click();
  scan('KL88000003');
  await expect.element(number).toHaveValue('KL88000003');
  await expect.element(courier).toHaveValue('DTDC');
  expect(server.sent<typeof moveStaffOrder>('POST', '/staff/orders/:orderId/moves')).toEqual([]);
  await press('{Enter}');
  await expectGone(shipping);
  expect(server.sent<typeof moveStaffOrder>('POST', '/staff/orders/:orderId/moves')).toEqual([
    { move: 'process' },
    { move: 'ship', courier: 'DTDC', trackingNumber: 'KL88000003' },
  ]);
});

it('takes a number typed outside fields, and asks once for the courier', async () => {
  const server = openStaffServer();
  answerOrder(server);
  answerMoves(server);
  await renderStaff('/orders/order-1');
  await expect.element(startPacking).toBeVisible();
  // The second key follows before the dialog has come in.
  await press('7', '7');
  await expect.element(number).toHaveValue('77');
  await expect.element(number).toHaveFocus();
  await number.fill('7704412');
  await press('{Enter}');
  await expectText('Courier is required');
  await courier.fill('Delhivery');
  await press('{Enter}');
  await expectGone(shipping);
  expect(localStorage.getItem('staff.bench.courier')).toBe('Delhivery');
});

it('corrects the address at the line that is clicked, and writes a note, by keyboard', async () => {
  const server = openStaffServer();
  answerOrder(server);
  server.act<typeof putOrderAddress>('PUT', '/staff/orders/:orderId/address', ({ addressLine1 = '' }) =>
    nowIs(server, { ...ORDER, address: { ...ORDER.address, addressLine1 } }),
  );
  server.answer<typeof addOrderNote>('POST', '/staff/orders/:orderId/notes', { success: true });
  await renderStaff('/orders/order-1');
  const form = page.getByRole('dialog', { name: /^Address of order/ });
  const first = form.getByLabelText('Address line 1');
  await page.getByText('12 Palm Grove Road').click();
  await expect.element(first).toHaveFocus();
  await first.fill('14 Coir Lane');
  await press('{Enter}');
  await expectText('14 Coir Lane');
  await expectGone(form);
  // A double click on selected text must not open the form; the key does.
  await page.getByText('14 Coir Lane').dblClick();
  await press('{Escape}');
  await expectGone(form);
  await press('w');
  await expect.element(first).toHaveFocus();
  await press('{Escape}');
  await expectGone(form);

  await press('n');
  const note = page.getByLabelText('Add a note');
  await expect.element(note).toHaveFocus();
  await press('Rang: wants it after six', '{Control>}{Enter}{/Control}');
  await expect.element(note).toHaveValue('');
  expect(server.sent<typeof addOrderNote>('POST', '/staff/orders/:orderId/notes')).toEqual([
    { text: 'Rang: wants it after six' },
  ]);
});

it('shows the order as it is now where a colleague was faster', async () => {
  const server = openStaffServer();
  answerOrder(server);
  await renderStaff('/orders/order-1');
  await expect.element(startPacking).toBeVisible();
  const hold = { reason: 'Address unclear', since: '2026-11-29T06:00:00.000Z' };
  server.refuse<typeof moveStaffOrder>('POST', '/staff/orders/:orderId/moves', {
    status: 409,
    code: 'VERSION_STALE',
    message: 'Someone else has changed this in the meantime.',
  });
  nowIs(server, { ...ORDER, moves: [], state: { ...ORDER.state, hold, version: 2 } });
  await startPacking.click();
  await expectText('Someone else has changed OD10001. The current version is shown.');
  await expectText(/Address unclear/);
  await expect.element(page.getByRole('button', { name: 'Release' })).toBeVisible();
  await expectTitle('OD10001');
});

const NAMED = { promisedOn: '2036-12-02', expectedOn: null, isLate: false } as const;
const SLIPPED = { ...NAMED, expectedOn: '2036-12-04' } as const;

it.each([
  ['placed', NAMED, /Arrives by Tue, 2 Dec$/],
  ['shipped', SLIPPED, /Arrives by Thu, 4 Dec, was Tue, 2 Dec$/],
  ['in transit', { ...SLIPPED, isLate: true }, /Arrives by Thu, 4 Dec, was Tue, 2 Dec$/],
  ['delivered', NAMED, /Due Tue, 2 Dec$/],
  ['cancelled', null, /^Placed [^·]+$/],
] as const)(
  'names the day of arrival of an order that is %s (DELIVERY-10)',
  async (status, arrival, text) => {
    const server = openStaffServer();
    answerOrder(server, { ...ORDER, state: { ...ORDER.state, status }, arrival });
    await renderStaff('/orders/order-1');
    await expectText(text);
    const late = page.getByText('Late', { exact: true });
    if (arrival?.isLate === true) {
      await expect.element(late).toBeVisible();
      await expectAccessible();
    } else await expectGone(late);
  },
);
