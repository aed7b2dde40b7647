import type {
  askForPickup,
  closeHandover,
  discardHandover,
  getHandover,
  HandoverView,
  listHandovers,
  openHandover,
  openHandoverByScan,
  scanOut,
  takeOutOfHandover,
} from '@ilaneer/contract/staff/parcels/handovers';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../../testing/expectations.ts';
import { scan } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import {
  FILLED_HANDOVER as FILLED,
  EMPTY_HANDOVER as OPEN,
  HANDOVER_PARCEL as PARCEL,
} from '../../../../testing/replies/handovers.ts';
import { listOf } from '../../../../testing/replies/orders.ts';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

function answerList(server: StaffServer): void {
  const { parcels: _, handedTo: __, canAskForPickup: ___, pickupAskedAt: ____, ...row } = FILLED;
  server.answer<typeof listHandovers>('GET', '/staff/handovers', {
    ...listOf(row),
    late: { found: 2, isMore: false },
    ...{ time: '17:00', couriers: ['Delhivery', 'DTDC'] },
  });
}

const SCANS = ['POST', '/staff/handovers/:handoverId/scans'] as const;

// PARCEL-41
it('answers each scan, and asks for the tracking number of a parcel without a courier', async () => {
  const server = openStaffServer();
  server.answer<typeof getHandover>('GET', '/staff/handovers/:handoverId', { success: true, handover: OPEN });
  await renderStaff('/packing/handovers/hand-1', { rights: ['orders.fulfil'] });
  await expectTitle('Hand-over to DTDC');
  await expectText('Scan a parcel or a tracking number');
  await expectGone(page.getByRole('button', { name: 'Ask for a pickup' }));
  await expectAccessible();
  const answer = (
    verdict: 'added' | 'again' | 'number wanted' | 'refused',
    text: string,
    parcelId: string | null,
    handover: HandoverView,
  ) => server.answer<typeof scanOut>(...SCANS, { success: true, verdict, text, parcelId, handover });
  const verdict = page.getByRole('main').getByRole('status');

  answer('number wanted', 'OD10001-1', 'parcel-1', OPEN);
  scan('OD10001-1');
  await expect.element(verdict).toHaveAttribute('data-verdict', 'number wanted');
  answer('refused', 'Tracking number must be 4 to 40 letters', 'parcel-1', OPEN);
  scan('WRONG-#1');
  await expect.element(verdict).toHaveAttribute('data-verdict', 'refused');
  answer('added', 'OD10001-1, KL123456', 'parcel-1', FILLED);
  scan('KL123456');
  await expect.element(verdict).toHaveAttribute('data-verdict', 'added');
  await expectText('1 parcel');
  await expectAccessible();
  answer('again', 'OD10001-1 is already scanned', 'parcel-1', FILLED);
  // The same code at once is a double read.
  scan('OD10001-1');
  await expect.element(verdict).toHaveAttribute('data-verdict', 'again');
  answer('refused', 'OD10002-1 is not packed', null, FILLED);
  await page.getByLabelText('Or type the number').fill('OD10002-1');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expectText('OD10002-1 is not packed');
  expect(server.sent<typeof scanOut>(...SCANS)).toEqual([
    { code: 'OD10001-1' },
    { code: 'WRONG-#1', parcelId: 'parcel-1' },
    { code: 'KL123456', parcelId: 'parcel-1' },
    { code: 'OD10001-1' },
    { code: 'OD10002-1' },
  ]);
});

// PARCEL-45
it('asks for a pickup where the courier takes such requests', async () => {
  const server = openStaffServer();
  const handover: HandoverView = { ...FILLED, canAskForPickup: true };
  server.answer<typeof getHandover>('GET', '/staff/handovers/:handoverId', { success: true, handover });
  await renderStaff('/packing/handovers/hand-1', { rights: ['orders.fulfil'] });
  const message = 'No pickups on Sunday';
  server.refuse<typeof askForPickup>('POST', '/staff/handovers/:handoverId/pickup', { status: 409, message });
  await page.getByRole('button', { name: 'Ask for a pickup' }).click();
  await expectText(message);
  server.answer<typeof askForPickup>('POST', '/staff/handovers/:handoverId/pickup', {
    success: true,
    handover: { ...handover, pickupAskedAt: '2026-11-30T11:10:00.000Z' },
  });
  await page.getByRole('button', { name: 'Ask for a pickup' }).click();
  await expectText(/Pickup asked for/);
  await expectAccessible();
});

// PARCEL-43, PARCEL-44
it('closes with the name of the person, shows refused parcels, and prints the manifest', async () => {
  const server = openStaffServer();
  server.answer<typeof getHandover>('GET', '/staff/handovers/:handoverId', {
    success: true,
    handover: FILLED,
  });
  server.answer<typeof takeOutOfHandover>('POST', '/staff/handovers/:handoverId/removals', {
    success: true,
    handover: FILLED,
  });
  await renderStaff('/packing/handovers/hand-1', { rights: ['orders.fulfil'] });
  await page.getByRole('button', { name: 'Take out OD10001-1' }).click();
  await page.getByRole('button', { name: 'Close and ship' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(/courier's person/).fill('Biju');
  await expectAccessible();
  const closed: HandoverView = {
    ...FILLED,
    ...{ state: 'closed', closedAt: '2026-11-30T11:30:00.000Z', handedTo: 'Biju', handedOver: 1, refused: 1 },
    parcels: [
      { ...PARCEL, parcelId: 'parcel-2', number: 'OD10002-1', result: 'refused', refusal: 'It is on hold' },
      { ...PARCEL, result: 'handed over', toCollect: 672.6 },
    ],
  };
  server.answer<typeof closeHandover>('POST', '/staff/handovers/:handoverId/close', {
    success: true,
    handover: { ...closed, state: 'closing', closedAt: null },
  });
  server.answer<typeof getHandover>('GET', '/staff/handovers/:handoverId', {
    success: true,
    handover: closed,
  });
  await dialog.getByRole('button', { name: 'Close and ship' }).click();
  await expectTitle('Manifest 17');
  await expectText('1 parcel handed over.');
  await expectText('It is on hold');
  await expect
    .element(page.getByRole('link', { name: 'Print the manifest' }))
    .toHaveAttribute('href', '/api/staff/handovers/hand-1/manifest');
  await expectAccessible();
  const sent = server.sent<typeof closeHandover>('POST', '/staff/handovers/:handoverId/close');
  expect(sent).toEqual([{ handedTo: 'Biju' }]);
});

// PARCEL-40, PARCEL-46
it('lists hand-overs, shows late parcels, and begins one', async () => {
  const server = openStaffServer();
  answerList(server);
  await renderStaff('/packing/handovers', { rights: ['orders.fulfil'] });
  await expectTitle('Hand-over');
  await expect
    .element(page.getByRole('link', { name: '2 parcels' }))
    .toHaveAttribute('href', '/backoffice/packing?state=late');
  await expect.element(page.getByRole('row', { name: /Manifest 17.*DTDC.*Open/ })).toBeVisible();
  await expectAccessible();
  server.answer<typeof openHandover>('POST', '/staff/handovers', { success: true, handover: OPEN });
  server.answer<typeof getHandover>('GET', '/staff/handovers/:handoverId', { success: true, handover: OPEN });
  await page.getByRole('button', { name: 'Begin a hand-over' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText('Courier')).toHaveValue('Delhivery');
  await dialog.getByLabelText('Courier').selectOptions('DTDC');
  await dialog.getByRole('button', { name: 'Scan parcels' }).click();
  await expectTitle('Hand-over to DTDC');
  expect(server.sent<typeof openHandover>('POST', '/staff/handovers')).toEqual([{ courier: 'DTDC' }]);
});

// ORDER-6
it('takes another courier by its name, and no number for one', async () => {
  const server = openStaffServer();
  answerList(server);
  await renderStaff('/packing/handovers', { rights: ['orders.fulfil'] });
  await page.getByRole('button', { name: 'Begin a hand-over' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Courier').selectOptions('Another courier');
  await dialog.getByLabelText('Name').fill('OD10002-1');
  await dialog.getByRole('button', { name: 'Scan parcels' }).click();
  await expectText("Enter the courier's name, not a number");
  await expectAccessible();
  server.answer<typeof openHandover>('POST', '/staff/handovers', { success: true, handover: OPEN });
  server.answer<typeof getHandover>('GET', '/staff/handovers/:handoverId', { success: true, handover: OPEN });
  await dialog.getByLabelText('Name').fill('DTDC');
  await dialog.getByRole('button', { name: 'Scan parcels' }).click();
  await expectTitle('Hand-over to DTDC');
  expect(server.sent<typeof openHandover>('POST', '/staff/handovers')).toEqual([{ courier: 'DTDC' }]);
});

// PARCEL-41
it('begins the hand-over of a scanned parcel, and asks for the courier of one that has none', async () => {
  const server = openStaffServer();
  answerList(server);
  const scans = ['POST', '/staff/handover-scans'] as const;
  const refuse = (code: 'PARCEL_WITHOUT_COURIER' | 'HANDOVER_SCAN_REFUSED', message: string) =>
    server.refuse<typeof openHandoverByScan>(...scans, { status: 409, code, message });
  await renderStaff('/packing/handovers', { rights: ['orders.fulfil'] });
  await expectTitle('Hand-over');
  refuse('HANDOVER_SCAN_REFUSED', 'OD10001-1 is not packed');
  scan('OD10001-1');
  await expectText('OD10001-1 is not packed');
  await expectAccessible();
  refuse('PARCEL_WITHOUT_COURIER', 'OD10002-1 has no courier yet. Choose one.');
  scan('OD10002-1');
  await expect.element(page.getByRole('dialog', { name: 'Begin a hand-over' })).toBeVisible();
  await expectText('OD10002-1 has no courier yet. Choose one.');
  await expectAccessible();
  server.answer<typeof openHandoverByScan>(...scans, { success: true, handover: FILLED });
  server.answer<typeof getHandover>('GET', '/staff/handovers/:handoverId', {
    success: true,
    handover: FILLED,
  });
  scan('OD10003-1');
  await expectTitle('Hand-over to DTDC');
  await expectText('1 parcel');
  expect(server.sent<typeof openHandoverByScan>(...scans)).toEqual([
    { code: 'OD10001-1' },
    { code: 'OD10002-1' },
    { code: 'OD10003-1' },
  ]);
});

// PARCEL-40
it('discards an empty hand-over', async () => {
  const server = openStaffServer();
  answerList(server);
  server.answer<typeof getHandover>('GET', '/staff/handovers/:handoverId', { success: true, handover: OPEN });
  await renderStaff('/packing/handovers/hand-1', { rights: ['orders.fulfil'] });
  const message = 'Parcels are in this hand-over. Take them out, or close it.';
  server.refuse<typeof discardHandover>('DELETE', '/staff/handovers/:handoverId', { status: 409, message });
  await page.getByRole('button', { name: 'Discard' }).click();
  await expectText(message);
  server.answer<typeof discardHandover>('DELETE', '/staff/handovers/:handoverId', { success: true });
  await page.getByRole('button', { name: 'Discard' }).click();
  await expectTitle('Hand-over');
  await expectText('The hand-over to DTDC is discarded');
});
