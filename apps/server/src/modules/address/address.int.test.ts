import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { addresses } from '../../db/schema/account/address.ts';

describe('addresses', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const add = async (token: string, more: object = {}): Promise<string> => {
    const { body } = await shop.call('POST', '/add-address', { token, body: { ...addressForm(), ...more } });
    const { address } = body;
    return typeof address === 'object' && address !== null && 'id' in address ? String(address.id) : '';
  };
  const list = async (token: string) => (await shop.call('GET', '/get-address', { token })).body;

  it('make the first one the default, and the newest when the default is deleted', async () => {
    const { token } = await shop.newShopper();
    const first = await add(token);
    await add(token, { city: 'Thrissur' });
    const newest = await add(token, { city: 'Palakkad' });
    expect(await list(token)).toMatchObject({
      totalAddresses: 3,
      addresses: [{ id: first, isDefault: true }, {}, {}],
    });
    await shop.call('DELETE', `/delete-address/${first}`, { token });
    expect(await list(token)).toMatchObject({
      addresses: [{ id: newest, isDefault: true }, { isDefault: false }],
    });
  });

  it.each(['zipCode', 'zipcode', 'pincode', 'pinCode'])('take the PIN code as %s', async (spelling) => {
    const { token } = await shop.newShopper();
    await add(token, { zipCode: undefined, [spelling]: '678001' });
    expect(await list(token)).toMatchObject({ addresses: [{ zipCode: '678001' }] });
  });

  it.each([
    [{ fullName: '  ' }, 'fullName', 'Full name is required'],
    [{ phone: '12345' }, 'phone', 'Please enter a valid 10-digit phone number starting with 6, 7, 8 or 9'],
    [{ addressLine1: '' }, 'addressLine1', 'Address line 1 is required'],
    [{ state: 'Atlantis' }, 'state', 'Please choose a state of India'],
    [
      { zipCode: '560001' },
      'state',
      'PIN code 560001 is in Karnataka, not in Kerala. Please correct the PIN code or the state.',
    ],
    [{ stateConfirmed: 'yes' }, 'stateConfirmed', 'stateConfirmed must be true or false'],
    [{ zipCode: '012345' }, 'zipCode', 'PIN code must be exactly 6 digits and not start with 0'],
    [{ addressType: 'Castle' }, 'addressType', 'Address type must be either "Home" or "Office"'],
    [{ city: 'nul \u0000' }, 'city', 'City contains a character that is not allowed'],
    [{ fullName: 7 }, 'fullName', 'Full name is required'],
  ])('refuse %j and name the field', async (change, field, message) => {
    const { token } = await shop.newShopper();
    const body = { ...addressForm(), ...change };
    const answer = await shop.call('POST', '/add-address', { token, body });
    expect(answer).toMatchObject({ status: 400, body: { success: false, fields: [{ field, message }] } });
    expect(await list(token)).toMatchObject({ addresses: [] });
  });

  it('change only the sent fields, never their owner', async () => {
    const { token } = await shop.newShopper();
    const id = await add(token);
    const body = { city: 'Kollam', id: 'mine-now', isDefault: false, userId: 'somebody' };
    const changed = await shop.call('PUT', `/update-address/${id}`, { token, body });
    expect(changed).toMatchObject({
      status: 200,
      body: { address: { id, city: 'Kollam', fullName: 'Asha Menon', isDefault: true } },
    });
  });

  it('take a state that the PIN code speaks against with a word for it, which holds for these two only', async () => {
    const { token } = await shop.newShopper();
    const id = await add(token, { zipCode: '560001', stateConfirmed: true });
    const noted = { zipCode: '560001', state: 'Kerala', stateConfirmed: true, pinCodeState: 'Karnataka' };
    expect(await list(token)).toMatchObject({ addresses: [noted] });
    const change = (body: object) => shop.call('PUT', `/update-address/${id}`, { token, body });
    expect(await change({ city: 'Kochi' })).toMatchObject({ status: 200, body: { address: noted } });
    expect(await change({ zipCode: '600001' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'state' }] },
    });
    expect(await change({ state: 'Karnataka' })).toMatchObject({
      status: 200,
      body: { address: { state: 'Karnataka', stateConfirmed: false, pinCodeState: null } },
    });
  });

  it('of before the table was asked say where their PIN code lies, and are corrected or confirmed in one call', async () => {
    for (const [change, state] of [
      [{ state: 'Karnataka' }, 'Karnataka'],
      [{ stateConfirmed: true }, 'Kerala'],
    ] as const) {
      const { token } = await shop.newShopper();
      const id = await add(token);
      await shop.db.update(addresses).set({ pinCode: '560001' }).where(eq(addresses.id, id));
      expect(await list(token)).toMatchObject({
        addresses: [{ state: 'Kerala', pinCodeState: 'Karnataka', stateConfirmed: false }],
      });
      const put = (body: object) => shop.call('PUT', `/update-address/${id}`, { token, body });
      expect(await put({ city: 'Kollam' })).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'state' }] },
      });
      expect(await put(change)).toMatchObject({
        status: 200,
        body: { address: { state, zipCode: '560001' } },
      });
    }
  });

  it('make another one the default, and leave one default', async () => {
    const { token } = await shop.newShopper();
    const first = await add(token);
    const second = await add(token, { city: 'Thrissur' });
    for (const id of [second, second, first]) {
      expect(await shop.call('PUT', `/make-default-address/${id}`, { token })).toMatchObject({
        status: 200,
        body: { success: true, message: 'Default address changed', address: { id, isDefault: true } },
      });
      expect(await list(token)).toMatchObject({ addresses: [{ id, isDefault: true }, { isDefault: false }] });
    }
  });

  it('cannot be changed or deleted by other accounts', async () => {
    const { token } = await shop.newShopper();
    const stranger = await shop.newShopper();
    const id = await add(token);
    for (const [method, path] of [
      ['PUT', `/update-address/${id}`],
      ['PUT', `/make-default-address/${id}`],
      ['DELETE', `/delete-address/${id}`],
    ] as const) {
      const answer = await shop.call(method, path, { token: stranger.token, body: { city: 'Elsewhere' } });
      expect(answer).toMatchObject({ status: 404, body: { code: 'ADDRESS_NOT_FOUND' } });
    }
    expect(await list(token)).toMatchObject({ addresses: [{ id, city: 'Kochi' }] });
  });
});
