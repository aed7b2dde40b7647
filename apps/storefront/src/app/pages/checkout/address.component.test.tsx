import type {
  deleteAddress,
  getAddresses,
  makeDefaultAddress,
  updateAddress,
} from '@ilaneer/contract/address/address';
import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectAccessible,
  expectAlert,
  expectNamed,
  expectText,
  expectTextOfEach,
} from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf, PACK, plainPriceOf } from '../../../../testing/replies/cart.ts';
import { addressesOf, answerCheckout, HOME } from '../../../../testing/replies/checkout.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';
import { queryClient } from '../../../lib/query-client.ts';

const GREEN = { backgroundColor: 'rgb(30, 123, 79)' };
const OFFICE = { ...HOME, id: 'address-2', fullName: 'Asha at work', isDefault: false };

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  answerCheckout(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf(PACK));
  server.answer<typeof getBestPrice>('GET', '/best-price', plainPriceOf(PACK));
});

const goOn = page.getByRole('button', { name: 'Continue', exact: true });
const add = page.getByRole('button', { name: 'Add new address' });

async function openStep(...addresses: readonly (typeof HOME)[]): Promise<void> {
  server.answer<typeof getAddresses>('GET', '/get-address', addressesOf(...addresses));
  await renderShop('/address', { shopper: SHOPPER });
  // The pointer may rest on the last press.
  await userEvent.unhover(document.documentElement);
  await expect.element(goOn).toBeVisible();
}

describe('the address step (CHECKOUT-11, CHECKOUT-12)', () => {
  it('asks for an address if there is none', async () => {
    await openStep();
    await expectNamed('heading', 'Address', 'Select Delivery Address');
    await expectNamed('button', 'Add new address');
    const steps = page.getByRole('navigation', { name: 'Checkout progress' }).getByRole('listitem');
    await expectTextOfEach(steps, 'Done: Cart', '2Address', '3Payment');
    await expect.element(add).toHaveStyle(GREEN);
    await expect.element(goOn).not.toHaveStyle(GREEN);
    await goOn.click();
    await expectAlert('Please select a delivery address');
    await expectAccessible();
  });

  it('continues to the payment with the default address (ADDRESS-18, ADDRESS-19)', async () => {
    await openStep(OFFICE, HOME);
    await expect.element(page.getByRole('radio', { name: /^Asha Menon/ })).toBeChecked();
    await expect.element(page.getByText('India - 682001').first()).toBeVisible();
    await expectText('Home');
    await expect.element(goOn).toHaveStyle(GREEN);
    await expect.element(add).not.toHaveStyle(GREEN);
    await expectAccessible();
    await goOn.click();
    await expectNamed('heading', 'Payment method');
  });

  it('chooses the first address where none is the default', async () => {
    await openStep(OFFICE, { ...HOME, isDefault: false });
    await expect.element(page.getByRole('radio', { name: /^Asha at work/ })).toBeChecked();
  });
});

describe('several addresses (ADDRESS-3, ADDRESS-18)', () => {
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  const leaveAndComeBack = async () => {
    location.hash = '#/Empty';
    await expectText('OOPS! Your Cart is Empty');
    location.hash = '#/address';
    await expect.element(goOn).toBeVisible();
  };

  it('are chosen until another one is, made the default, and deleted', async () => {
    await openStep(HOME, OFFICE);
    await radio('Asha at work').click();
    await leaveAndComeBack();
    await expect.element(radio('Asha at work')).toBeChecked();
    const [home, office] = [
      { ...HOME, isDefault: false },
      { ...OFFICE, isDefault: true },
    ];
    server.act<typeof makeDefaultAddress>('PUT', '/make-default-address/:addressId', () => {
      server.answer<typeof getAddresses>('GET', '/get-address', addressesOf(office, home));
      return { success: true, message: '', address: office };
    });
    // The preselected default stays ticked.
    await page.getByRole('button', { name: /^Make default: the address of Asha at work/ }).click();
    await expectAlert('Default address changed');
    await expect.element(page.getByRole('radio').first()).toHaveAccessibleName('Asha at work');
    await radio('Asha Menon').click();
    server.act<typeof deleteAddress>('DELETE', '/delete-address/:addressId', () => {
      server.answer<typeof getAddresses>('GET', '/get-address', addressesOf(home));
      return { success: true, message: '' };
    });
    await page.getByRole('button', { name: /^Delete the address of Asha at work/ }).click();
    await expectNamed('alertdialog', 'Delete Address');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(radio('Asha at work')).not.toBeInTheDocument();
    await expect.element(radio('Asha Menon')).toBeChecked();
  });

  it('come from the copy of the browser at once, and from the server behind it', async () => {
    await openStep(HOME);
    await expect.element(radio('Asha Menon')).toBeChecked();
    await expect.element(page.getByText('- Updated just now')).not.toBeInTheDocument();
    const release = server.hold<typeof getAddresses>('GET', '/get-address', addressesOf(HOME, OFFICE));
    location.hash = '#/Empty';
    await expectText('OOPS! Your Cart is Empty');
    await expect.poll(() => localStorage.getItem('addresses')).toContain('Asha Menon');
    queryClient.removeQueries({ queryKey: ['addresses'] });
    location.hash = '#/address';
    await expect.element(radio('Asha Menon')).toBeChecked();
    await expect.element(radio('Asha at work')).not.toBeInTheDocument();
    release();
    await expect.element(radio('Asha at work')).toBeVisible();
    await expectText('- Updated just now');
    server.refuse<typeof getAddresses>('GET', '/get-address', { status: 503 });
    await leaveAndComeBack();
    await expectText('- Data may be outdated');
    await expect.element(radio('Asha at work')).toBeVisible();
    await expectAccessible();
  });
});

describe('a change of an address (ADDRESS-9, ADDRESS-13)', () => {
  const form = page.getByRole('dialog', { name: 'Edit Address' });
  const edit = async (address: typeof HOME) => {
    await openStep(address);
    await page.getByRole('button', { name: /^Edit the address of/ }).click();
  };
  const save = async () => {
    await edit(HOME);
    await form.getByRole('textbox', { name: 'Full name' }).fill('Asha Menon at work');
    await form.getByRole('button', { name: 'Save changes' }).click();
  };

  it('starts with the phone as typed, of any country', async () => {
    await edit({ ...HOME, phone: '+971501234567' });
    await expectTextOfEach(form.getByRole('combobox', { name: 'Country: United Arab Emirates' }), 'AE');
    await expect.element(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('50 123 4567');
    await expectAccessible();
  });

  it('shows in the list', async () => {
    server.act<typeof updateAddress>('PUT', '/update-address/:addressId', ({ fullName = '' }) => {
      const address = { ...HOME, fullName };
      server.answer<typeof getAddresses>('GET', '/get-address', addressesOf(address));
      return { success: true, message: '', address };
    });
    await save();
    await expect.element(page.getByRole('radio', { name: /^Asha Menon at work/ })).toBeChecked();
  });
});

describe('an address step without what it needs (CHECKOUT-12, CHECKOUT-13)', () => {
  it('has nothing to order', async () => {
    server.answer<typeof getCart>('GET', '/get-cart', cartOf());
    await renderShop('/address', { shopper: SHOPPER });
    await expect.element(page.getByText('Your cart is empty. Please add items to proceed.')).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Continue Shopping' }))
      .toBeVisible();
    await expectAccessible();
  });

  it('has no cart to sum up', async () => {
    server.refuse<typeof getCart>('GET', '/get-cart', { status: 500, message: 'asleep' });
    await renderShop('/address', { shopper: SHOPPER });
    await expectText('Unable to load payment summary');
    await expectAccessible();
  });
});

it('arrow keys go round the addresses, and the focus round the dialog, which gives it back (STOREFRONT-7)', async () => {
  await openStep(HOME, OFFICE);
  const radios = page.getByRole('radio');
  await radios.first().click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radios.last()).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radios.first()).toBeChecked();
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await expect.element(dialog).toBeVisible();
  const main = page.getByRole('main').element();
  for (let stop = 0; stop < 14; stop += 1) {
    await userEvent.keyboard('{Tab}');
    expect(main.contains(document.activeElement)).toBe(false);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
});
