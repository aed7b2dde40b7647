import type { findOrderGoods } from '@ilaneer/contract/staff/orders/order-lines';
import type {
  findPhoneCustomers,
  listPhoneCustomerAddresses,
  PhoneAddressView,
} from '@ilaneer/contract/staff/orders/phone-orders';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerOrder } from '../../../../testing/replies/orders.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

const HOME: PhoneAddressView = {
  id: 'a1',
  fullName: 'Anu Thomas',
  phone: '9685080114',
  addressLine1: '12 Palm Grove Road',
  addressLine2: '',
  city: 'Kochi',
  state: 'Kerala',
  zipCode: '682001',
  stateConfirmed: false,
  orderNumber: null,
};
const FAR: PhoneAddressView = { ...HOME, id: 'a2', addressLine1: '8 Hill Road', orderNumber: 'OD10001' };

it('sends the order of a known customer to a known place by one key', async () => {
  const server = openStaffServer();
  answerOrder(server);
  server.answer<typeof findPhoneCustomers>('GET', '/staff/phone-orders/customers', {
    success: true,
    customers: [
      { id: 'c1', name: 'Anu Thomas', email: 'anu@example.in', mobile: null, isProven: true, order: null },
    ],
  });
  server.answer<typeof listPhoneCustomerAddresses>(
    'GET',
    '/staff/phone-orders/customers/:customerId/addresses',
    { success: true, addresses: [HOME, FAR], business: null },
  );
  server.answer<typeof findOrderGoods>('GET', '/staff/order-goods', { success: true, goods: [] });
  await renderStaff('/orders/new');
  await page.getByLabelText('Find a customer').fill('anu@example.in');
  await expect.element(page.getByRole('button', { name: /anu@example\.in/ })).toBeVisible();
  await press('{Enter}');
  // The next keys are an item: 'g' and 'i' in it open no other page.
  const item = page.getByLabelText('Add an item');
  await expect.element(item).toHaveFocus();
  await press('virgin');
  await expect.element(item).toHaveValue('virgin');
  await press('{Escape}');
  const known = page.getByRole('button', { name: /8 Hill Road, Kochi 682001.*OD10001/ });
  await expect.element(known).toBeVisible();
  await press('2');
  await expect.element(page.getByLabelText('Address line 1')).toHaveValue('8 Hill Road');
  await expect.element(known).toHaveAttribute('aria-pressed', 'true');
});
