import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

const text = expect.any(String);

const sent = {
  fullName: 'Meera Nair',
  addressLine1: '7 Beach Road',
  addressLine2: '',
  city: 'Kozhikode',
  state: 'Kerala',
  country: 'India',
  addressType: 'Home',
  phone: '9847012345',
};

const read = {
  ...sent,
  id: text,
  zipCode: '673001',
  isDefault: true,
  createdAt: text,
  updatedAt: text,
};

describe('the addresses of clients in the wild', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it.each([{ zipCode: '673001' }, { pincode: '673001' }, { zipcode: '673001' }, { pinCode: '673001' }])(
    'with %j they add, read, change and delete',
    async (pin) => {
      const { token } = await shop.newShopper();
      const added = await shop.call('POST', '/add-address', { token, body: { ...sent, ...pin } });
      expect(added).toMatchObject({
        status: 200,
        body: { success: true, message: 'Address added successfully', address: read, totalAddresses: 1 },
      });
      expect(await shop.call('GET', '/get-address', { token })).toMatchObject({
        body: { success: true, addresses: [read], totalAddresses: 1 },
      });
      const { id } = added.body.address as { id: string };
      expect(
        await shop.call('PUT', `/update-address/${id}`, {
          token,
          body: { city: 'Kochi', zipCode: '682001' },
        }),
      ).toMatchObject({
        status: 200,
        body: {
          success: true,
          message: 'Address updated successfully',
          address: { ...read, city: 'Kochi', zipCode: '682001' },
        },
      });
      expect(await shop.call('DELETE', `/delete-address/${id}`, { token })).toMatchObject({
        status: 200,
        body: { success: true, message: 'Address deleted successfully' },
      });
    },
  );

  it.each([
    [{ fullName: '' }, 'Full name is required'],
    [{ addressLine1: '' }, 'Address line 1 is required'],
    [{ state: '' }, 'State is required'],
    [{ addressType: 'Barn' }, 'Address type must be either "Home" or "Office"'],
  ])('%j is refused in the words that they show', async (change, error) => {
    const { token } = await shop.newShopper();
    const body = { ...sent, zipCode: '673001', ...change };
    expect(await shop.call('POST', '/add-address', { token, body })).toMatchObject({
      status: 400,
      body: { success: false, error, message: error },
    });
  });

  it('an address is found by its owner only', async () => {
    const { token } = await shop.newShopper();
    for (const [method, path] of [
      ['PUT', '/update-address/none'],
      ['DELETE', '/delete-address/none'],
    ] as const) {
      expect(await shop.call(method, path, { token, body: {} })).toMatchObject({
        status: 404,
        body: { success: false, error: 'Address not found' },
      });
    }
  });
});
