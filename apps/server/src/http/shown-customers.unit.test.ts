import { showsCustomer } from '@ilaneer/contract/message/customer-mark';
import { listStaffOrders } from '@ilaneer/contract/staff/orders/order-list';
import { listPhoneCustomerAddresses } from '@ilaneer/contract/staff/orders/phone-orders';
import { claimParcel } from '@ilaneer/contract/staff/parcels/parcels';
import { listStaff } from '@ilaneer/contract/staff/people/members';
import { searchStaff } from '@ilaneer/contract/staff/search';
import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { customerReader } from './shown-customers.ts';

describe('the customers in a reply (PRIVACY-17)', () => {
  it('are read of each row, each once', () => {
    const rows = [{ id: 'o-1' }, { id: 'o-2' }, { id: 'o-1' }];
    const read = customerReader(listStaffOrders.reply);
    expect(read?.({ success: true, rows }, {})).toEqual([{ on: 'list', by: 'order', ids: ['o-1', 'o-2'] }]);
    expect(read?.({ success: true, rows: [] }, {})).toEqual([]);
  });

  it('are named by the path where the reply does not', () => {
    const read = customerReader(listPhoneCustomerAddresses.reply);
    const shown = { on: 'search', by: 'customer', ids: ['c-1'] };
    expect(read?.({ addresses: [{ id: 'a' }], business: null }, { customerId: 'c-1' })).toEqual([shown]);
    expect(read?.({ addresses: [], business: {} }, { customerId: 'c-1' })).toEqual([shown]);
    expect(read?.({ addresses: [], business: null }, { customerId: 'c-1' })).toEqual([]);
  });

  it('are read where there may be nothing, and of the kind that shows them', () => {
    const parcel = customerReader(claimParcel.reply);
    expect(parcel?.({ parcel: null }, {})).toEqual([]);
    expect(parcel?.({ parcel: { orderId: 'o-1' } }, {})).toMatchObject([{ on: 'parcel', ids: ['o-1'] }]);
    const found = customerReader(searchStaff.reply);
    const results = [
      { kind: 'product', id: 'p-1' },
      { kind: 'order', id: 'o-1' },
    ];
    expect(found?.({ results }, {})).toEqual([{ on: 'search', by: 'order', ids: ['o-1'] }]);
  });

  it('are none where no schema is marked', () => {
    expect(customerReader(listStaff.reply)).toBeNull();
    const marked = showsCustomer(Type.String(), { on: 'export', by: 'order' });
    expect(customerReader(marked)?.('a file', {})).toEqual([]);
  });
});
