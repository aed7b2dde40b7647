import type { AddressView, addAddress, getAddresses, updateAddress } from '@ilaneer/contract/address/address';
import type { getBusiness } from '@ilaneer/contract/address/business';
import type { getPinCode } from '@ilaneer/contract/address/pin-code';
import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAlert, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { breakCall, FAULTS, type Fault, logInElsewhere, wordsOf } from '../../../../testing/faults.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf, PACK, plainPriceOf } from '../../../../testing/replies/cart.ts';
import { answerCheckout, HOME } from '../../../../testing/replies/checkout.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';

const MEERA: AddressView = { ...HOME, id: 'address-2', fullName: 'Meera Nair', zipCode: '673001' };

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  answerCheckout(server);
  server.answer<typeof getBusiness>('GET', '/account/business', { success: true, business: null });
  server.answer<typeof getCart>('GET', '/get-cart', cartOf(PACK));
  server.answer<typeof getBestPrice>('GET', '/best-price', plainPriceOf(PACK));
});

function knows(...addresses: AddressView[]): void {
  const totalAddresses = addresses.length;
  server.answer<typeof getAddresses>('GET', '/get-address', { success: true, addresses, totalAddresses });
}

const openAddresses = () => renderShop('/address', { shopper: SHOPPER });

async function expectChosen(name: string): Promise<void> {
  await expect.element(page.getByRole('radio', { name })).toBeChecked();
}

describe('the addresses are read', () => {
  it.each(FAULTS)('%s: says why, and shows them at another try', async (fault) => {
    breakCall<typeof getAddresses>(server, 'GET', '/get-address', fault);
    await openAddresses();
    if (fault === 401) await expectAlert(wordsOf(fault));
    else await expectText(`Error loading data: ${wordsOf(fault)}`);
    knows(HOME);
    if (fault === 401) logInElsewhere();
    else await page.getByRole('button', { name: 'Retry' }).click();
    await expectChosen('Asha Menon');
  });

  it('late: says that they load', async () => {
    server.hang<typeof getAddresses>('GET', '/get-address');
    await openAddresses();
    await expectText('Loading your addresses...');
  });
});

describe('an address is added', () => {
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: false }).first();
  const add = () => dialog.getByRole('button', { name: 'Add address' }).click();

  beforeEach(async () => {
    server.answer<typeof getPinCode>('GET', '/pin-codes/:pin', {
      ...{ success: true, pinCode: '673001', city: 'Kozhikode', district: 'Kozhikode', state: 'Kerala' },
    });
    await openAddresses();
    await page.getByRole('button', { name: 'Add new address' }).click();
    await field('Full name').fill('Meera Nair');
    await field('Phone').fill('98470 12345');
    await field('Address line 1').fill('7 Beach Road');
    await field('PIN code').fill('673001');
    await expect.element(dialog.getByRole('combobox', { name: 'State', exact: false })).toHaveValue('Kerala');
  });

  const reason = (fault: Fault) => {
    switch (fault) {
      case 'cut':
        return 'Network error. Please check your connection and try again.';
      case 401:
        return 'Session expired. Please log in again.';
      default:
        return 'Server error. Please try again later.';
    }
  };

  it.each(FAULTS)('%s: says why, and keeps what was typed for another try', async (fault) => {
    breakCall<typeof addAddress>(server, 'POST', '/add-address', fault);
    await add();
    await expectAlert(reason(fault));
    if (fault === 401) logInElsewhere();
    await expect.element(field('Full name')).toHaveValue('Meera Nair');
    await expect.element(field('Phone')).toHaveValue('98470 12345');
    await expect.element(field('Address line 1')).toHaveValue('7 Beach Road');
    await expect.element(field('PIN code')).toHaveValue('673001');
    server.act<typeof addAddress>('POST', '/add-address', () => {
      knows(MEERA, HOME);
      return { success: true, message: 'Address added', address: MEERA, totalAddresses: 2 };
    });
    await add();
    await expectChosen('Meera Nair');
  });

  it('late: says that it is on its way', async () => {
    server.hang<typeof addAddress>('POST', '/add-address');
    await add();
    await expectText('Adding...');
  });
});

describe('an address is changed', () => {
  const dialog = page.getByRole('dialog', { name: 'Edit Address' });
  const name = dialog.getByRole('textbox', { name: 'Full name', exact: false });
  const save = () => dialog.getByRole('button', { name: 'Save changes' }).click();

  beforeEach(async () => {
    await openAddresses();
    await page.getByRole('button', { name: /^Edit the address/ }).click();
    await name.fill('Meera Nair');
  });

  it.each(FAULTS)('%s: says so, and keeps what was typed for another try', async (fault) => {
    breakCall<typeof updateAddress>(server, 'PUT', '/update-address/:addressId', fault);
    await save();
    await expectAlert(
      `${fault === 'cut' ? 'Error updating' : 'Failed to update'} address. Please try again.`,
    );
    if (fault === 401) logInElsewhere();
    await expect.element(name).toHaveValue('Meera Nair');
    const changed = { ...HOME, fullName: 'Meera Nair' };
    server.act<typeof updateAddress>('PUT', '/update-address/:addressId', () => {
      knows(changed);
      return { success: true, message: 'Address updated', address: changed };
    });
    await save();
    await expectChosen('Meera Nair');
  });

  it('late: says that it is on its way', async () => {
    server.hang<typeof updateAddress>('PUT', '/update-address/:addressId');
    await save();
    await expectText('Saving...');
  });
});
