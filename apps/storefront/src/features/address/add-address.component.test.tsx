import type { addAddress, getAddresses } from '@ilaneer/contract/address/address';
import type { getPinCode } from '@ilaneer/contract/address/pin-code';
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
} from '../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { cartOf, PACK, plainPriceOf } from '../../../testing/replies/cart.ts';
import { addressesOf, answerCheckout, HOME } from '../../../testing/replies/checkout.ts';
import { answerShopper, SHOPPER } from '../../../testing/replies/shop.ts';
import { breakCalls, holdTimeLimits } from '../../../testing/time-limits.ts';
import { startSession } from '../../lib/session.ts';

const ADDED = { success: true, message: '', address: HOME, totalAddresses: 1 } as const;

let server: FakeServer;
beforeEach(async () => {
  server = openFakeServer();
  answerShopper(server);
  answerCheckout(server);
  server.answer<typeof getAddresses>('GET', '/get-address', addressesOf());
  server.answer<typeof getCart>('GET', '/get-cart', cartOf(PACK));
  server.answer<typeof getBestPrice>('GET', '/best-price', plainPriceOf(PACK));
  await renderShop('/address', { shopper: SHOPPER });
  await page.getByRole('button', { name: 'Add new address' }).click();
  await expect.element(dialog).toBeVisible();
});

const dialog = page.getByRole('dialog', { name: 'Add New Address' });
const field = (name: string) => dialog.getByRole('textbox', { name });
const name = field('Full name');
const phone = field('Phone');
const pin = field('PIN code');
const city = field('City (optional)');
const state = dialog.getByRole('combobox', { name: 'State' });
const send = dialog.getByRole('button', { name: 'Add address' });
const india = dialog.getByRole('combobox', { name: 'Country: India', exact: true });
const search = page.getByRole('combobox', { name: 'Search countries' });

async function fill(): Promise<void> {
  await name.fill(HOME.fullName);
  await phone.fill(HOME.phone);
  await field('Address line 1').fill(HOME.addressLine1);
  await pin.fill(HOME.zipCode);
  await expect.element(state).toHaveValue(HOME.state);
}

function add() {
  server.answer<typeof getAddresses>('GET', '/get-address', addressesOf(HOME));
  return ADDED;
}

const sent = () => server.sent<typeof addAddress>('POST', '/add-address');

describe('the dialog for a new address (ADDRESS-6, ADDRESS-9, ADDRESS-11)', () => {
  it('opens empty, for an address in India', async () => {
    await expectNamed('heading', 'Add New Address');
    await expectTextOfEach(india, 'IN');
    const types = dialog.getByRole('group', { name: 'Address type' }).getByRole('button');
    await expectTextOfEach(types, 'Home', 'Office');
    await expectAccessible();
    await send.click();
    await expectAlert('Please fill in all required fields');
    await expect.element(name).toHaveFocus();
    await expectAccessible();
  });

  it('takes 15 digits of a phone, and 10 of India', async () => {
    await fill();
    await expect.element(phone).toHaveValue('98470 12399');
    await phone.fill('98765432101234567');
    await expect.element(phone).toHaveValue('987654321012345');
    await send.click();
    await expectText('Please enter a valid 10-digit phone number starting with 6, 7, 8 or 9');
    await expect.element(phone).toHaveFocus();
  });

  it('takes a phone of another country, found by its name', async () => {
    await fill();
    await phone.click();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(india).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await search.fill('emirates');
    const options = page.getByRole('listbox', { name: 'Countries' }).getByRole('option');
    await expect
      .poll(() => options.elements().map((option) => option.textContent?.slice(0, 20)))
      .toEqual(['United Arab Emirates']);
    await expectAccessible();
    // Escape closes the list, then the form.
    await userEvent.keyboard('{Escape}');
    await expect.element(search).not.toBeInTheDocument();
    await expect.element(india).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await search.fill('emirates');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(dialog.getByRole('combobox', { name: 'Country: United Arab Emirates' }))
      .toHaveFocus();
    await phone.fill('501234567');
    server.act<typeof addAddress>('POST', '/add-address', add);
    await send.click();
    await expect.poll(sent).toMatchObject([{ phone: '+971501234567' }]);
  });

  it('fills in city and state by the PIN code, and keeps typed ones', async () => {
    const answerPin = (pinCode: string, ofCity: string, ofState: string) =>
      server.answer<typeof getPinCode>('GET', '/pin-codes/:pin', {
        ...{ success: true, pinCode, city: ofCity, district: ofCity, state: ofState },
      });
    await pin.fill('682001');
    await expect.element(city).toHaveValue('Kochi');
    await expect.element(state).toHaveValue('Kerala');
    await expectText('Kochi, Kerala');
    answerPin('600001', 'Chennai', 'Tamil Nadu');
    await pin.fill('600001');
    await expect.element(city).toHaveValue('Chennai');
    await expect.element(state).toHaveValue('Tamil Nadu');
    await city.fill('Mylapore');
    answerPin('560001', 'Bengaluru', 'Karnataka');
    await pin.fill('560001');
    await expect.element(state).toHaveValue('Karnataka');
    await expect.element(city).toHaveValue('Mylapore');
    server.refuse<typeof getPinCode>('GET', '/pin-codes/:pin', { status: 404, code: 'PIN_CODE_NOT_FOUND' });
    await pin.fill('990000');
    await expectText('We do not know this PIN code. Please check it.');
    await expectAccessible();
  });
});

describe('a new address that is sent (ADDRESS-12)', () => {
  beforeEach(fill);

  it('is saved once, also when its button is pressed twice', async () => {
    server.act<typeof addAddress>('POST', '/add-address', add);
    const button = send.element() as HTMLElement;
    button.click();
    button.click();
    await expectAlert('Address added successfully!');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: /^Asha Menon/ })).toBeChecked();
    expect(sent()).toMatchObject([{ fullName: HOME.fullName, city: 'Kochi', state: 'Kerala' }]);
  });

  it('waits in a dialog that stays', async () => {
    const release = server.hold<typeof addAddress>('POST', '/add-address', ADDED);
    await send.click();
    await expectText('Adding...');
    await expect.element(name).toBeDisabled();
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    await expectAccessible();
    release();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });

  const sendRefused = async (status: number, message: string) => {
    server.refuse<typeof addAddress>('POST', '/add-address', { status, message });
    await send.click();
  };

  it('is refused with a text of the server, and loses nothing typed', async () => {
    await sendRefused(400, "The server's error text");
    await expectAlert("The server's error text");
    await expect.element(field('Address line 1')).toHaveValue(HOME.addressLine1);
    await expectAccessible();
    server.act<typeof addAddress>('POST', '/add-address', add);
    await send.click();
    await expectAlert('Address added successfully!');
  });

  it('names the error, and keeps the input', async () => {
    await sendRefused(400, '');
    await expectAlert('Failed to add address');
    await sendRefused(503, 'x');
    await expectAlert('Server error. Please try again later.');
    server.cut<typeof addAddress>('POST', '/add-address');
    await send.click();
    await expectAlert('Network error. Please check your connection and try again.');
    await expect.element(field('Address line 1')).toHaveValue(HOME.addressLine1);
    localStorage.removeItem('authToken');
    await send.click();
    await expectAlert('Authentication required. Please log in again.');
  });

  it('comes after the session, and is there again after the login', async () => {
    await sendRefused(401, 'x');
    await expectAlert('Session expired. Please log in again.');
    await expectText('Please log in to choose where your order should go.');
    startSession('another token', SHOPPER);
    await expect.element(name).toHaveValue(HOME.fullName);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('waits for an answer no longer than calls may take', async () => {
    const limits = holdTimeLimits();
    server.hang<typeof addAddress>('POST', '/add-address');
    await send.click();
    await expectText('Adding...');
    limits.pass(60_000);
    await expectAlert('Network error. Please check your connection and try again.');
    await expect.element(field('Address line 1')).toHaveValue(HOME.addressLine1);
  });

  it('breaks', async () => {
    breakCalls();
    await send.click();
    await expectAlert('An unexpected error occurred. Please try again.');
  });
});
