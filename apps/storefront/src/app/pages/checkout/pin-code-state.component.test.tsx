import type { AddressView, addAddress, getAddresses, updateAddress } from '@ilaneer/contract/address/address';
import type { getPinCode } from '@ilaneer/contract/address/pin-code';
import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectAlert, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf, PACK, plainPriceOf } from '../../../../testing/replies/cart.ts';
import { addressesOf, answerCheckout, HOME } from '../../../../testing/replies/checkout.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';

const REFUSAL = 'PIN code 560001 is in Karnataka, not in Kerala. Please correct the PIN code or the state.';
const ELSEWHERE: AddressView = { ...HOME, zipCode: '560001', pinCodeState: 'Karnataka' };

const goOn = page.getByRole('button', { name: 'Continue', exact: true });
const correct = page.getByRole('button', { name: 'Change to Karnataka' });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  answerCheckout(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf(PACK));
  server.answer<typeof getBestPrice>('GET', '/best-price', plainPriceOf(PACK));
});

function answerAddresses(...addresses: readonly AddressView[]): void {
  server.answer<typeof getAddresses>('GET', '/get-address', addressesOf(...addresses));
}

describe('a PIN code of another state in the form (ADDRESS-14)', () => {
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const state = dialog.getByRole('combobox', { name: 'State' });
  const question = dialog.getByText(/^PIN code 560001 is in Karnataka, not in Kerala/);
  const sent = () => server.sent<typeof addAddress>('POST', '/add-address');

  beforeEach(async () => {
    answerAddresses();
    server.answer<typeof getPinCode>('GET', '/pin-codes/:pin', {
      ...{ success: true, pinCode: '560001', city: 'Bengaluru', district: 'Bengaluru', state: 'Karnataka' },
    });
    server.act<typeof addAddress>('POST', '/add-address', ({ state: of = '', stateConfirmed = false }) => {
      const address = { ...ELSEWHERE, state: of, stateConfirmed };
      answerAddresses(address);
      return { success: true, message: '', address, totalAddresses: 1 };
    });
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(1_280, 900));
    await renderShop('/address', { shopper: SHOPPER });
    await page.getByRole('button', { name: 'Add new address' }).click();
    await field('Full name').fill(HOME.fullName);
    await field('Phone').fill(HOME.phone);
    await field('Address line 1').fill(HOME.addressLine1);
    await field('PIN code').fill('560001');
    await expect.element(state).toHaveValue('Karnataka');
  });

  it('is asked about, and corrected by keyboard', async () => {
    (state.element() as HTMLElement).focus();
    await userEvent.keyboard('Keral');
    await expect.element(state).toHaveValue('Kerala');
    await expect.element(question).toBeVisible();
    await field('Full name').click();
    await userEvent.keyboard('{Enter}');
    await expectText(REFUSAL);
    await expect.element(state).toHaveFocus();
    await expectAccessible();
    expect(sent()).toEqual([]);
    await userEvent.keyboard('{Tab}');
    await expect.element(correct).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(state).toHaveValue('Karnataka');
    await expect.element(state).toHaveFocus();
    await expect.element(question).not.toBeInTheDocument();
    await field('Full name').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent()).toMatchObject([{ state: 'Karnataka', stateConfirmed: false }]);
  });

  it('is let through with a word for it, about these two only', async () => {
    const word = (of: string) =>
      dialog.getByRole('checkbox', { name: `My address is in ${of} all the same` });
    await state.selectOptions('Kerala');
    await word('Kerala').click();
    await expect.element(word('Kerala')).toBeChecked();
    await expectAccessible();
    await state.selectOptions('Goa');
    await expect.element(word('Goa')).not.toBeChecked();
    await state.selectOptions('Kerala');
    await expect.element(word('Kerala')).not.toBeChecked();
    await word('Kerala').click();
    await dialog.getByRole('button', { name: 'Add address' }).click();
    await expectAlert('Address added successfully!');
    expect(sent()).toMatchObject([{ state: 'Kerala', stateConfirmed: true }]);
  });
});

describe('a saved address with a PIN code of another state (ADDRESS-14)', () => {
  it.each([
    ['Change to Karnataka', { state: 'Karnataka' }],
    ['Kerala is right', { stateConfirmed: true }],
  ])('holds the order back until the answer: %s', async (button, change) => {
    answerAddresses(ELSEWHERE);
    server.act<typeof updateAddress>('PUT', '/update-address/:addressId', () => {
      const address = { ...ELSEWHERE, pinCodeState: null, ...change };
      answerAddresses(address);
      return { success: true, message: '', address };
    });
    await renderShop('/address', { shopper: SHOPPER });
    const cards = page.getByRole('radiogroup', { name: 'Delivery address' });
    const question = cards.getByText(/^PIN code 560001 is in Karnataka, not in Kerala/);
    await expect.element(question).toBeVisible();
    await expectAccessible();
    await goOn.click();
    await expectAlert(REFUSAL);
    await userEvent.keyboard('{Tab}');
    await expect.element(correct).toHaveFocus();
    await page.getByRole('button', { name: button }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(cards).toHaveFocus();
    expect(server.sent<typeof updateAddress>('PUT', '/update-address/:addressId')).toEqual([change]);
    await goOn.click();
    await expectNamed('heading', 'Payment method');
  });
});
