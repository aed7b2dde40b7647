import type { endCustomerSessions } from '@ilaneer/contract/staff/customers/customers';
import type {
  cancelStaffOrder,
  moveStaffOrder,
  putOrderAddress,
  putOrderBusiness,
  removeOrderBusiness,
} from '@ilaneer/contract/staff/orders/order-writes';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import { MEMBER_ID, renderStaff } from '../../../../testing/render-staff.tsx';
import { answerMoves, answerOrder, nowIs, ORDER } from '../../../../testing/replies/orders.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';
import { MOVE_WORDS } from '../../../parts/words/order-words.tsx';

const BUSINESS = {
  gstin: '33AABCT1332L1ZL',
  legalName: 'Marina Foods Private Limited',
  addressLine1: '2 Mount Road',
  addressLine2: '',
  city: '',
  pinCode: '600002',
  state: 'Tamil Nadu',
};
const question = page.getByRole('alertdialog');

it('compares an address that two people correct field by field', async () => {
  const server = openStaffServer();
  answerOrder(server);
  await renderStaff('/orders/order-1');
  await page.getByRole('button', { name: 'Edit address' }).click();
  const editing = page.getByRole('dialog', { name: /^Address of order/ });
  await editing.getByLabelText('Full name').fill('Anu M. Nair');
  await editing.getByLabelText('Address line 2').fill('Near the ferry');
  const theirs = { ...ORDER.address, fullName: 'Anupama Nair', city: 'Aluva' };
  server.refuse<typeof putOrderAddress>('PUT', '/staff/orders/:orderId/address', {
    status: 409,
    code: 'VERSION_STALE',
    message: 'Someone else has changed this in the meantime.',
    data: { current: { ...ORDER.state, version: 2, address: theirs } },
  });
  nowIs(server, { ...ORDER, address: theirs, state: { ...ORDER.state, version: 2 } });
  await editing.getByRole('button', { name: 'Save address' }).click();
  const conflict = page.getByRole('dialog', { name: /^Someone else has changed this address/ });
  await expect.element(conflict.getByText('Anu M. Nair')).toBeVisible();
  await expect.element(conflict.getByText('They also changed City. That stays.')).toBeVisible();
  await expectAccessible();
  await conflict.getByText('Anupama Nair').click();
  server.act<typeof putOrderAddress>('PUT', '/staff/orders/:orderId/address', () =>
    nowIs(server, { ...ORDER, address: { ...theirs, addressLine2: 'Near the ferry' } }),
  );
  await conflict.getByRole('button', { name: 'Save again' }).click();
  await expectGone(conflict);
  expect(server.sent<typeof putOrderAddress>('PUT', '/staff/orders/:orderId/address').at(-1)).toMatchObject({
    fullName: 'Anupama Nair',
    addressLine2: 'Near the ferry',
    city: 'Aluva',
  });
});

// ORDER-42
it('bills an order to a business, corrects it and takes it off; after dispatch it offers neither', async () => {
  const server = openStaffServer();
  answerOrder(server);
  await renderStaff('/orders/order-1', { theme: 'dark' });
  await page.getByRole('button', { name: 'Bill to a business' }).click();
  const dialog = page.getByRole('dialog', { name: 'Business of order OD10001' });
  const save = dialog.getByRole('button', { name: 'Save business' });
  await save.click();
  await expectText('GSTIN is required');
  await dialog.getByLabelText('GSTIN').fill('33AABCT1332L1ZL');
  await expectText('Registered in Tamil Nadu');
  await dialog.getByLabelText('Legal name').fill('Marina Foods Private Limited');
  await dialog.getByLabelText('Billing address line 1').fill('2 Mount Road');
  await dialog.getByLabelText('PIN code').fill('673001');
  await expectAccessible();
  server.refuse<typeof putOrderBusiness>('PUT', '/staff/orders/:orderId/business', {
    status: 400,
    message: 'PIN code 673001 is in Kerala',
    fields: [{ field: 'pinCode', message: 'PIN code 673001 is in Kerala' }],
  });
  await save.click();
  await expect
    .element(dialog.getByLabelText('PIN code'))
    .toHaveAccessibleDescription('PIN code 673001 is in Kerala');
  server.act<typeof putOrderBusiness>('PUT', '/staff/orders/:orderId/business', () =>
    nowIs(server, { ...ORDER, business: BUSINESS }),
  );
  await dialog.getByLabelText('PIN code').fill('600002');
  await save.click();
  await expectText('33AABCT1332L1ZL');
  await expectGone(dialog);

  server.act<typeof removeOrderBusiness>('DELETE', '/staff/orders/:orderId/business', () =>
    nowIs(server, { ...ORDER, canEditBusiness: false }),
  );
  await page.getByRole('button', { name: 'Edit business details' }).click();
  await expect.element(dialog.getByLabelText('GSTIN')).toHaveValue('33AABCT1332L1ZL');
  await dialog.getByRole('button', { name: 'Bill to the delivery address' }).click();
  await expectGone(
    dialog,
    page.getByText('33AABCT1332L1ZL'),
    page.getByRole('button', { name: 'Bill to a business' }),
  );
});

it('asks once before an order counts as delivered, however often it is pressed', async () => {
  const server = openStaffServer();
  answerOrder(server, {
    ...ORDER,
    state: { ...ORDER.state, status: 'in transit' },
    moves: [{ move: 'deliver', to: 'delivered', needs: 'nothing' }],
  });
  answerMoves(server);
  await renderStaff('/orders/order-1');
  await page.getByRole('button', { name: 'Delivered' }).dblClick();
  await expect.element(question).toHaveAccessibleName('Is order OD10001 delivered?');
  await question.getByRole('button', { name: 'Delivered' }).dblClick();
  await expectText('OD10001 is delivered');
  expect(server.sent<typeof moveStaffOrder>('POST', '/staff/orders/:orderId/moves')).toEqual([
    { move: 'deliver' },
  ]);
});

it('cancels the unsent rest of an order with an invoice, and says so (PARCEL-49)', async () => {
  const server = openStaffServer();
  answerOrder(server, {
    ...ORDER,
    state: { ...ORDER.state, status: 'processing' },
    moves: [{ move: 'cancel', to: 'cancelled', needs: 'reason' }],
    documents: [{ kind: 'invoice', number: 'INV/26-27/1', issuedAt: '2026-11-29T06:38:17.115Z' }],
  });
  server.answer<typeof cancelStaffOrder>('POST', '/staff/orders/:orderId/cancellation', {
    success: true,
    order: { ...ORDER.state, status: 'cancelled', version: 2 },
  });
  await renderStaff('/orders/order-1');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: MOVE_WORDS.cancel.label }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the rest of order OD10001' });
  await expect.element(dialog.getByText(/^The goods that were not sent return to stock/)).toBeVisible();
  await dialog.getByRole('textbox').fill('Sold out');
  await dialog.getByRole('button', { name: 'Cancel the rest' }).click();
  await expectGone(dialog);
  expect(server.sent<typeof cancelStaffOrder>('POST', '/staff/orders/:orderId/cancellation')).toMatchObject([
    { reason: 'Sold out' },
  ]);
});

it("announces a colleague's change until it is dismissed, and not one's own", async () => {
  const server = openStaffServer();
  answerOrder(server);
  await renderStaff('/orders/order-1');
  await expectTitle('OD10001');
  const hold = { reason: 'Asked to wait', since: '2026-11-29T06:00:00.000Z' };
  nowIs(server, { ...ORDER, state: { ...ORDER.state, hold, version: 2 } });
  server.announce({ kind: 'order', id: 'order-1', by: { id: MEMBER_ID, name: 'Asha Menon' } });
  await expectText(/Asked to wait/);
  const notice = page.getByText('Meera Nair has just changed this. The current version is shown.');
  await expectGone(notice);
  nowIs(server, ORDER);
  server.announce({ kind: 'order', id: 'order-1', by: { id: 'meera', name: 'Meera Nair' } });
  await expect.element(notice).toBeVisible();
  await expectGone(page.getByText(/Asked to wait/));
  await expectAccessible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expectGone(notice);
});

// ACCOUNT-50
it('logs a customer out everywhere after a question', async () => {
  const server = openStaffServer();
  answerOrder(server);
  server.answer<typeof endCustomerSessions>('POST', '/staff/customers/:customerId/end-sessions', {
    success: true,
    ended: 1,
  });
  const ended = () =>
    server.sent<typeof endCustomerSessions>('POST', '/staff/customers/:customerId/end-sessions');
  await renderStaff('/orders/order-1', { rights: ['orders.read', 'customers.read', 'customers.write'] });
  const logOut = page.getByRole('button', { name: 'Log out everywhere' });
  await logOut.click();
  await expect.element(question).toHaveAccessibleName('Log Anu Thomas out everywhere?');
  await expectText(/Their password stays the same\./);
  await expectAccessible();
  await press('{Escape}');
  await expectGone(question);
  await expect.element(logOut).toHaveFocus();
  expect(ended()).toHaveLength(0);
  await logOut.click();
  await question.getByRole('button', { name: 'Log out everywhere' }).dblClick();
  await expectText('Anu Thomas is logged out: 1 login ended.');
  expect(ended()).toHaveLength(1);
});

it('offers no action without the rights to act', async () => {
  const server = openStaffServer();
  answerOrder(server);
  await renderStaff('/orders/order-1', { rights: ['orders.read', 'customers.read'] });
  await expect.element(page.getByRole('region', { name: 'Customer' })).toBeVisible();
  const offered = [
    'Log out everywhere',
    'Start packing',
    'More',
    'Change items',
    'Edit address',
    'Bill to a business',
  ];
  await expectGone(...offered.map((name) => page.getByRole('button', { name })));
});
