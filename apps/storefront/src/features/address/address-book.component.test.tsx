import type {
  AddressView,
  addAddress,
  deleteAddress,
  getAddresses,
  makeDefaultAddress,
  updateAddress,
} from '@ilaneer/contract/address/address';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible, expectAlert } from '../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { answerAccountPage } from '../../../testing/replies/account.ts';
import { addressesOf, HOME } from '../../../testing/replies/checkout.ts';
import { SHOPPER } from '../../../testing/replies/shop.ts';

const MOTHER: AddressView = { ...HOME, id: 'address-2', fullName: 'Anu Mother', isDefault: false };

const book = page.getByRole('region', { name: 'Addresses' });
const list = book.getByRole('list', { name: 'Saved addresses' });
const cards = list.getByRole('listitem');

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerAccountPage(server);
});

function answer(...addresses: readonly AddressView[]) {
  server.answer<typeof getAddresses>('GET', '/get-address', addressesOf(...addresses));
  return {
    success: true,
    message: '',
    address: addresses[0] ?? HOME,
    totalAddresses: addresses.length,
  } as const;
}

async function pressEnter(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  (control.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

const expectCards = (...each: readonly RegExp[]) =>
  expect
    .poll(() => cards.elements().map(({ textContent }) => textContent))
    .toEqual(each.map((one) => expect.stringMatching(one)));

it('is kept without a cart, by keyboard (ADDRESS-19)', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1_280, 900));
  answer();
  await renderShop('/address', { shopper: SHOPPER });
  await expect.element(page.getByText('Your cart is empty. Please add items to proceed.')).toBeVisible();
  await pressEnter(page.getByRole('link', { name: 'Your addresses' }));
  await expect.element(page.getByRole('heading', { name: 'Addresses', exact: true })).toHaveFocus();
  await expect.element(book.getByText(/^No saved address yet\./)).toBeVisible();

  await pressEnter(book.getByRole('button', { name: 'Add new address' }));
  const form = page.getByRole('dialog', { name: 'Add New Address' });
  await form.getByRole('textbox', { name: 'Full name' }).fill('Asha Menon');
  await form.getByRole('textbox', { name: 'Phone' }).fill(HOME.phone);
  await form.getByRole('textbox', { name: 'Address line 1' }).fill(HOME.addressLine1);
  await form.getByRole('textbox', { name: 'PIN code' }).fill(HOME.zipCode);
  await expect.element(form.getByRole('combobox', { name: 'State' })).toHaveValue('Kerala');
  server.act<typeof addAddress>('POST', '/add-address', () => answer(HOME, MOTHER));
  await pressEnter(form.getByRole('textbox', { name: 'Full name' }));
  await expectAlert('Address added successfully!');
  await expect.element(form).not.toBeInTheDocument();
  await expectCards(/Asha Menon.*12 Palm Grove Road.*Default/, /Anu Mother/);
  await expectAccessible();

  const [home, mother] = [
    { ...HOME, isDefault: false },
    { ...MOTHER, isDefault: true },
  ];
  server.act<typeof makeDefaultAddress>('PUT', '/make-default-address/:addressId', () =>
    answer(mother, home),
  );
  await pressEnter(book.getByRole('button', { name: /^Make default: the address of Anu Mother/ }));
  await expectCards(/Anu Mother.*Default/, /Asha Menon/);
  await expect.element(list).toHaveFocus();

  const parents = { ...mother, fullName: 'Anu Parents' };
  server.act<typeof updateAddress>('PUT', '/update-address/:addressId', () => answer(parents, home));
  await pressEnter(book.getByRole('button', { name: /^Edit the address of Anu Mother/ }));
  const name = page.getByRole('dialog', { name: 'Edit Address' }).getByRole('textbox', { name: 'Full name' });
  await name.fill('Anu Parents');
  await pressEnter(name);
  await expectCards(/Anu Parents/, /Asha Menon/);

  server.act<typeof deleteAddress>('DELETE', '/delete-address/:addressId', () => answer(HOME));
  await pressEnter(book.getByRole('button', { name: /^Delete the address of Anu Parents/ }));
  const asked = page.getByRole('alertdialog', { name: 'Delete Address' });
  await expectAccessible();
  await pressEnter(asked.getByRole('button', { name: 'Delete' }));
  await expectCards(/Asha Menon.*Default/);
});
