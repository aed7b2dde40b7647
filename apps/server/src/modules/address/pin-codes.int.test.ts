import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

describe('PIN codes', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it.each([
    ['682001', 'Kochi', 'Kerala'],
    ['695001', 'Thiruvananthapuram', 'Kerala'],
    ['673001', 'Kozhikode', 'Kerala'],
    ['110001', 'New Delhi', 'Delhi'],
    ['400001', 'Mumbai', 'Maharashtra'],
    ['560001', 'Bengaluru', 'Karnataka'],
    ['600001', 'Chennai', 'Tamil Nadu'],
    ['700001', 'Kolkata', 'West Bengal'],
  ])('%s is in %s, %s', async (pin, city, state) => {
    expect(await shop.call('GET', `/pin-codes/${pin}`)).toMatchObject({
      status: 200,
      body: { success: true, pinCode: pin, city, state },
    });
  });

  it.each(['012345', '68200', '6820011', 'kochi'])('refuses %s', async (pin) => {
    expect(await shop.call('GET', `/pin-codes/${pin}`)).toMatchObject({
      status: 400,
      body: { message: 'PIN code must be exactly 6 digits and not start with 0' },
    });
  });

  it('does not know a PIN code where no post goes', async () => {
    expect(await shop.call('GET', '/pin-codes/990000')).toMatchObject({
      status: 404,
      body: { code: 'PIN_CODE_NOT_FOUND', error: 'We do not know this PIN code.' },
    });
  });
});
