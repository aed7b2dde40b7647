import { newAddress } from '@ilaneer/testing/address-form';
import type { Page } from '@playwright/test';
import { fillAddress, openAddressDialog } from '../support/address-dialog.ts';
import { WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

const ADD = '**/api/add-address';

test.beforeEach(async ({ page, calls, shopper }) => {
  await calls.addToCart(WATER);
  await logIn(page, shopper);
});

async function openAndFill(page: Page) {
  await openAddressDialog(page);
  return fillAddress(page);
}

test('without an address the way to one is the green button, with one the way on is', async ({
  page,
  calls,
}) => {
  const green = ['background-color', 'rgb(30, 123, 79)'] as const;
  const add = page.getByRole('button', { name: 'Add new address' });
  const goOn = page.getByRole('button', { name: 'Continue', exact: true });
  await page.goto('/#/address');
  await expect(add).toHaveCSS(...green);
  await expect(goOn).not.toHaveCSS(...green);
  await goOn.click();
  await expect(alertSaying(page, 'Please select a delivery address')).toBeVisible();
  await expectSoundPage(page);
  await calls.saveAddress();
  await page.reload();
  await expect(goOn).toHaveCSS(...green);
  await expect(add).not.toHaveCSS(...green);
});

test('two clicks in one task make one address', async ({ page, calls }) => {
  const dialog = await openAndFill(page);
  await dialog.getByRole('button', { name: 'Add address' }).evaluate((button: { click(): void }) => {
    button.click();
    button.click();
  });
  await expect(alertSaying(page, 'Address added successfully!')).toBeVisible();
  expect(await calls.addresses()).toHaveLength(1);
});

test('the PIN code fills in city and state, and leaves what somebody typed', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404 .*pin-codes/);
  const dialog = await openAddressDialog(page);
  const pin = dialog.getByRole('textbox', { name: 'PIN code' });
  const city = dialog.getByRole('textbox', { name: 'City (optional)' });
  const state = dialog.getByRole('combobox', { name: 'State' });
  await pin.fill('682001');
  await expect(city).toHaveValue('Kochi');
  await expect(state).toHaveValue('Kerala');
  await expect(dialog.getByText('Kochi, Kerala')).toBeVisible();
  await pin.fill('600001');
  await expect(city).toHaveValue('Chennai');
  await expect(state).toHaveValue('Tamil Nadu');
  await city.fill('Mylapore');
  await pin.fill('682001');
  await expect(state).toHaveValue('Kerala');
  await expect(city).toHaveValue('Mylapore');
  await pin.fill('990000');
  await expect(dialog.getByText('We do not know this PIN code. Please check it.')).toBeVisible();
  await expectAccessible(page);
});

test('the phone: India without its code, other countries by search, 15 digits', async ({ page, calls }) => {
  const dialog = await openAndFill(page);
  const phone = dialog.getByRole('textbox', { name: 'Phone' });
  const country = dialog.getByRole('combobox', { name: 'Country: India', exact: true });
  await expect(country).toHaveText('IN');
  await expect(phone).toHaveValue('98765 43210');
  await phone.fill('98765432101234567');
  await expect(phone).toHaveValue('987654321012345');
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expect(
    dialog.getByText('Please enter a valid 10-digit phone number starting with 6, 7, 8 or 9'),
  ).toBeVisible();
  await expect(phone).toBeFocused();

  await phone.press('Shift+Tab');
  await expect(country).toBeFocused();
  await country.press('Enter');
  const search = page.getByRole('combobox', { name: 'Search countries' });
  await search.fill('emirates');
  await expect(page.getByRole('listbox', { name: 'Countries' }).getByRole('option')).toHaveText([
    /^United Arab Emirates/,
  ]);
  await expectAccessible(page);
  // Escape closes the list and leaves the form.
  await search.press('Escape');
  await expect(search).toBeHidden();
  await expect(country).toBeFocused();
  await country.press('Enter');
  await search.fill('emirates');
  await search.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Country: United Arab Emirates' })).toBeFocused();
  await phone.fill('501234567');
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expect(dialog).toBeHidden();
  expect(await calls.addresses()).toMatchObject([{ phone: '+971501234567' }]);

  await page.getByRole('button', { name: /^Edit the address/ }).click();
  const edited = page.getByRole('dialog', { name: 'Edit Address' });
  await expect(edited.getByRole('combobox', { name: 'Country: United Arab Emirates' })).toHaveText('AE');
  await expect(edited.getByRole('textbox', { name: 'Phone' })).toHaveValue('50 123 4567');
});

const answers = [
  [401, 'Session expired. Please log in again.'],
  [400, 'Full name is required'],
  [500, 'Server error. Please try again later.'],
] as const;

for (const [status, text] of answers) {
  test(`an address that is answered with ${status} says so and loses nothing typed`, async ({
    page,
    calls,
    allowProblems,
  }) => {
    allowProblems(/add-address|status of 401/);
    const dialog = await openAndFill(page);
    const json = { success: false, message: text, error: text, code: 'VALIDATION_FAILED' };
    await page.route(ADD, (route) => route.fulfill({ status, json }), { times: 1 });
    await dialog.getByRole('button', { name: 'Add address' }).click();
    if (status === 401) {
      await expect(page.getByText('Please log in to choose where your order should go.')).toBeVisible();
      return;
    }
    await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Address line 1' })).toHaveValue(
      newAddress().addressLine1,
    );
    await dialog.getByRole('button', { name: 'Add address' }).click();
    await expect(alertSaying(page, 'Address added successfully!')).toBeVisible();
    expect(await calls.addresses()).toMatchObject([{ city: 'Kochi', state: 'Kerala', isDefault: true }]);
  });
}

test('while it is slow the dialog says so, stays, and sends once', async ({ page, calls }) => {
  const dialog = await openAndFill(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(ADD, async (route) => {
    await answered;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expect(dialog.getByText('Adding...')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  answer();
  await expect(dialog).toBeHidden();
  expect(await calls.addresses()).toHaveLength(1);
});

test('without a connection the dialog says so', async ({ page, allowProblems }) => {
  allowProblems(/add-address/);
  const dialog = await openAndFill(page);
  await page.route(ADD, (route) => route.abort('internetdisconnected'));
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expect(dialog.getByText('Network error. Please check your connection and try again.')).toBeVisible();
});

test('addresses are chosen, changed and deleted, and the newest takes over as default', async ({
  page,
  calls,
}) => {
  await calls.saveAddress({ fullName: 'Anu Home' });
  await calls.saveAddress({ fullName: 'Anu Office', addressType: 'Office' });
  await calls.saveAddress({ fullName: 'Anu Mother' });
  await page.goto('/#/address');
  await expect(page.getByRole('radio', { name: 'Anu Home' })).toBeChecked();
  await expectSoundPage(page);
  await page.getByRole('radio', { name: 'Anu Office' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Anu Office' })).toBeChecked();

  await page.getByRole('button', { name: /^Edit the address of Anu Office/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit Address' });
  await form.getByRole('textbox', { name: 'Full name' }).fill('Anu Works');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('radio', { name: 'Anu Works' })).toBeChecked();

  await page.getByRole('button', { name: /^Delete the address of Anu Home/ }).click();
  const asked = page.getByRole('alertdialog', { name: 'Delete Address' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('radio', { name: 'Anu Home' })).toBeHidden();
  // The card goes before the server has answered.
  await expect
    .poll(async () => (await calls.addresses()).map(({ fullName, isDefault }) => [fullName, isDefault]))
    .toEqual([
      ['Anu Mother', true],
      ['Anu Works', false],
    ]);
});

test('the payment step sends back who has chosen no address', async ({ page, calls }) => {
  await calls.saveAddress();
  await page.goto('/#/payment');
  await expect(page).toHaveURL(/#\/address$/);
});
