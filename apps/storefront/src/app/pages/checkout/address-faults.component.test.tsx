import type { AddressView, getAddresses, updateAddress } from '@ilaneer/contract/address/address';
import type { getBusiness } from '@ilaneer/contract/address/business';
import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAlert, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { breakCall, FAULTS, logInElsewhere, settled, wordsOf } from '../../../../testing/faults.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf, PACK, plainPriceOf } from '../../../../testing/replies/cart.ts';
import { answerCheckout, HOME } from '../../../../testing/replies/checkout.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';

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
    await breakCall<typeof getAddresses>(server, 'GET', '/get-address', fault);
    await openAddresses();
    if (fault === 401) await expectAlert(wordsOf(fault));
    else if (fault === 500) {
      await expectText('Error loading data: The shutters are stuck.');
      await expectAccessible();
    } else await expectText(`Error loading data: ${wordsOf(fault)}`);
    await settled();
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

describe('an address is changed', () => {
  const dialog = page.getByRole('dialog', { name: 'Edit Address' });
  const name = dialog.getByRole('textbox', { name: 'Full name', exact: false });
  const save = () => dialog.getByRole('button', { name: 'Save changes' }).click();

  beforeEach(async () => {
    await openAddresses();
    await page.getByRole('button', { name: /^Edit the address/ }).click();
    await name.fill('Meera Nair');
  });

  it.each(FAULTS)('%s: shows the error, and keeps the typed address for another try', async (fault) => {
    await breakCall<typeof updateAddress>(server, 'PUT', '/update-address/:addressId', fault);
    await save();
    await expectAlert(
      fault === 'cut'
        ? 'Error updating address. Please try again.'
        : 'Failed to update address. Please try again.',
    );
    if (fault === 500) await expectAccessible();
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
