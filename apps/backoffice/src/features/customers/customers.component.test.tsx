import type {
  addCustomerNote,
  addCustomerTag,
  adjustCustomerCoins,
  CustomerRowView,
  CustomerView,
  getCustomer,
  listCustomers,
} from '@ilaneer/contract/staff/customers/customers';
import type {
  countSegment,
  listSegments,
  makeSegment,
  SegmentView,
} from '@ilaneer/contract/staff/customers/segments';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText, expectTitle } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { listOf } from '../../../testing/replies/orders.ts';
import { openStaffServer } from '../../../testing/staff-server.ts';
import { NEW_SEGMENT } from './segment-form.ts';

const IDENTITY = {
  id: 'customer-1',
  name: 'Anu Thomas',
  email: 'anu@example.in',
  mobile: '9685080114',
  isProven: true,
  since: '2026-01-10T05:00:00.000Z',
  tags: ['cafe'],
};

const ROW: CustomerRowView = {
  ...IDENTITY,
  orders: 3,
  spent: 1_500,
  lastOrderAt: '2026-11-20T05:00:00.000Z',
};

const CUSTOMER: CustomerView = {
  ...IDENTITY,
  isBlocked: false,
  figures: {
    orders: 3,
    spent: 1_500,
    average: 500,
    firstOrderAt: '2026-02-10T05:00:00.000Z',
    lastOrderAt: '2026-11-20T05:00:00.000Z',
    returns: 1,
  },
  lastOrders: [
    {
      id: 'order-1',
      orderNumber: 'OD10001',
      status: 'delivered',
      total: 500,
      placedAt: '2026-11-20T05:00:00.000Z',
    },
  ],
  returns: [
    {
      id: 'return-1',
      orderNumber: 'OD10001',
      number: 1,
      state: 'refunded',
      requestedAt: '2026-11-21T05:00:00.000Z',
    },
  ],
  messages: [
    {
      id: 'm-1',
      number: 'T-ABCDEF',
      subject: 'A late parcel',
      status: 'open',
      writtenAt: '2026-11-22T05:00:00.000Z',
    },
  ],
  coins: {
    balance: 30,
    expiringSoon: 10,
    nextExpiryAt: '2026-12-20T05:00:00.000Z',
    entries: [
      { id: '1', kind: 'earned', coins: 30, orderNumber: 'OD10001', happenedAt: '2026-11-21T05:00:00.000Z' },
    ],
  },
  giftCards: [{ last4: '2345', expiresAt: '2027-01-01T18:30:00.000Z', paid: 100, orderNumbers: ['OD10001'] }],
  addresses: [
    {
      id: 'address-1',
      fullName: 'Anu Thomas',
      phone: '9685080114',
      addressLine1: '12 Palm Grove Road',
      addressLine2: '',
      city: 'Kochi',
      state: 'Kerala',
      zipCode: '682001',
      addressType: 'Home',
      isDefault: true,
    },
  ],
  consents: [{ purpose: 'terms', given: true, at: '2026-01-10T05:00:00.000Z' }],
  newsletter: 'subscribed',
  notes: [{ id: 'note-1', text: 'Rings before ordering', who: 'Meera', at: '2026-11-22T05:00:00.000Z' }],
};

const SEGMENT: SegmentView = {
  ...NEW_SEGMENT,
  id: 'segment-1',
  name: 'Regulars',
  ordersFrom: 2,
  count: { found: 12, isMore: false },
  version: 1,
};

const RIGHTS = ['customers.read', 'customers.write', 'orders.read', 'refunds.issue'] as const;

function openServer() {
  const server = openStaffServer();
  server.answer<typeof listSegments>('GET', '/staff/segments', { success: true, segments: [SEGMENT] });
  server.answer<typeof getCustomer>('GET', '/staff/customers/:customerId', {
    success: true,
    customer: CUSTOMER,
  });
  return server;
}

// CUSTOMER-1
it('lists customers, and leads to one', async () => {
  const server = openServer();
  server.answer<typeof listCustomers>('GET', '/staff/customers', listOf(ROW));
  await renderStaff('/customers', { rights: ['customers.read'] });
  await expectTitle('Customers');
  await expectText('₹1,500.00');
  await expectAccessible();
  await page.getByRole('link', { name: 'Anu Thomas' }).first().click();
  await expectTitle('Anu Thomas');
});

it('says that there are none', async () => {
  const server = openServer();
  server.answer<typeof listCustomers>('GET', '/staff/customers', listOf());
  await renderStaff('/customers', { rights: ['customers.read'] });
  await expectText('No customers yet');
});

// CUSTOMER-4, CUSTOMER-5
it('shows a customer, takes a note and a tag', async () => {
  const server = openServer();
  await renderStaff('/customers/customer-1', { rights: RIGHTS });
  await expectTitle('Anu Thomas');
  await expectText('A late parcel', 'Rings before ordering', /12 Palm Grove Road/, /Gift card ••2345/);
  await expectAccessible();
  server.answer<typeof addCustomerNote>('POST', '/staff/customers/:customerId/notes', { success: true });
  await page.getByLabelText('Add a note').fill('Prefers mornings');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect.element(page.getByLabelText('Add a note')).toHaveValue('');
  expect(server.sent<typeof addCustomerNote>('POST', '/staff/customers/:customerId/notes')).toEqual([
    { text: 'Prefers mornings' },
  ]);
  server.answer<typeof addCustomerTag>('POST', '/staff/customers/:customerId/tags', {
    success: true,
    tags: ['cafe', 'gift'],
  });
  await page.getByLabelText('Add a tag').fill('gift');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByLabelText('Add a tag')).toHaveValue('');
});

it('offers a reader nothing to change', async () => {
  openServer();
  await renderStaff('/customers/customer-1', { rights: ['customers.read'] });
  await expectTitle('Anu Thomas');
  await expect.element(page.getByLabelText('Add a tag')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Change coins' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'OD10001' })).not.toBeInTheDocument();
});

// COIN-16
it('takes coins back against the balance on screen', async () => {
  const server = openServer();
  await renderStaff('/customers/customer-1', { rights: RIGHTS });
  await page.getByRole('button', { name: 'Change coins' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('What to do').selectOptions('Take coins back');
  await dialog.getByLabelText('Coins').fill('2.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectText('Enter a whole number from 1 to 10,000');
  await dialog.getByLabelText('Coins').fill('20');
  await dialog.getByLabelText('Reason').fill('Given twice');
  await expectAccessible();
  server.answer<typeof adjustCustomerCoins>('POST', '/staff/customers/:customerId/coins', {
    success: true,
    balance: 10,
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.sent<typeof adjustCustomerCoins>('POST', '/staff/customers/:customerId/coins')).toEqual([
    { coins: -20, balance: 30, reason: 'Given twice' },
  ]);
});

// CUSTOMER-6
it('counts a segment while it is typed, and saves it', async () => {
  const server = openServer();
  server.answer<typeof countSegment>('POST', '/staff/segment-counts', {
    success: true,
    count: { found: 7, isMore: false },
  });
  await renderStaff('/segments', { rights: RIGHTS });
  await expectText(/12 customers/);
  await expectAccessible();
  await page.getByRole('button', { name: 'New segment' }).click();
  await expectText('7 customers now.');
  await page.getByLabelText('Name').fill('Regulars of Kochi');
  await page.getByLabelText('Orders from').fill('two');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectText('Enter a whole number');
  await page.getByLabelText('Orders from').fill('2');
  await page.getByLabelText('PIN areas').fill('682, 683');
  await expectAccessible();
  server.answer<typeof makeSegment>('POST', '/staff/segments', { success: true, segment: SEGMENT });
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTitle('Regulars');
  const { id: _, count: __, version: ___, ...none } = NEW_SEGMENT;
  expect(server.sent<typeof makeSegment>('POST', '/staff/segments')).toEqual([
    { ...none, name: 'Regulars of Kochi', ordersFrom: 2, pins: ['682', '683'] },
  ]);
});
