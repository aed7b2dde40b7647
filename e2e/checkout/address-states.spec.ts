import { newAddress } from '@ilaneer/testing/address-form';
import type { Page } from '@playwright/test';
import {
  addressDialog,
  fillAddress,
  loadAddressStep,
  openAddressDialog,
  sendAddress,
} from '../support/address-dialog.ts';
import { forget } from '../support/browser-storage.ts';
import { WATER } from '../support/checkout.ts';
import {
  expectAlert,
  expectInSight,
  expectNamed,
  expectPartOfText,
  expectText,
} from '../support/expect-texts.ts';
import { breakCalls, type Server } from '../support/server.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

test.beforeEach(async ({ page, calls, shopper }) => {
  await calls.addToCart(WATER);
  await logIn(page, shopper);
});

/** Adds an address when the server refuses so. */
async function addRefused(page: Page, server: Server, status: number, message: string): Promise<void> {
  await server.recover();
  await openAddressDialog(page);
  await fillAddress(page);
  await server.refuse('add-address', status, message);
  await sendAddress(page);
}

/** Changes the only saved address. */
async function saveChange(page: Page): Promise<void> {
  await loadAddressStep(page);
  await page.getByRole('button', { name: /^Edit the address of/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit Address' });
  await form.getByRole('textbox', { name: 'Full name' }).fill('Asha Menon at work');
  await form.getByRole('button', { name: 'Save changes' }).click();
}

// ADDRESS-6, ADDRESS-9, ADDRESS-11, ADDRESS-12, CHECKOUT-11 and CHECKOUT-12
test('the address step', async ({ page, server }) => {
  await test.step('without an address', async () => {
    await loadAddressStep(page);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectNamed(page, 'heading', 'Address', 'Select Delivery Address');
    await expectNamed(page, 'button', 'Add new address');
    await expectAlert(page, 'Please select a delivery address');
    await expect
      .soft(page.getByRole('navigation', { name: 'Checkout progress' }).getByRole('listitem'), 'three steps')
      .toHaveText([/^(Done: |\d)*Cart$/, /^(Done: |\d)*Address$/, /^(Done: |\d)*Payment$/]);
  });

  await test.step('the dialog for a new one', async () => {
    const dialog = await openAddressDialog(page);
    await expectNamed(page, 'heading', 'Add New Address');
    const phone = dialog.getByRole('textbox', { name: 'Phone' });
    await phone.fill('12345678901234567890');
    const digits = (await phone.inputValue()).replace(/\D/g, '');
    expect.soft(digits, 'Phone digits max 15').toHaveLength(15);
    const country = dialog.getByRole('combobox', { name: 'Country: India', exact: true });
    await expectInSight(country.and(page.getByText(/^IN$/)), 'hides the country code and defaults to India');
    await country.click();
    const search = page.getByRole('combobox', { name: 'Search countries' });
    await search.fill('Sri Lanka');
    await expect
      .soft(page.getByRole('listbox', { name: 'Countries' }).getByRole('option'), 'with search')
      .toHaveCount(1);
    await search.press('Escape');
    await expect
      .soft(page.getByRole('group', { name: 'Address type' }).getByRole('button'))
      .toHaveText(['Home', 'Office']);
    await sendAddress(page);
    await expectAlert(page, 'Please fill in all required fields');
  });

  await test.step('on its way', async () => {
    await fillAddress(page);
    await server.hang('add-address');
    await sendAddress(page);
    await expectText(page, 'Adding...');
    for (const [role, name] of [
      ['textbox', 'Full name'],
      ['button', 'Cancel'],
    ] as const) {
      await expect
        .soft(addressDialog(page).getByRole(role, { name }), 'all fields and buttons disabled')
        .toBeDisabled();
    }
  });

  await test.step('refused', async () => {
    await addRefused(page, server, 400, "The server's error text");
    await expectAlert(page, "The server's error text");
    await addRefused(page, server, 400, '');
    await expectAlert(page, 'Failed to add address');
    await addRefused(page, server, 503, 'x');
    await expectAlert(page, 'Server error. Please try again later.');
  });
  await test.step('without a connection', async () => {
    await server.recover();
    await server.cut('add-address');
    await sendAddress(page);
    await expectAlert(page, 'Network error. Please check your connection and try again.');
  });
  await test.step('broken', async () => {
    await server.recover();
    await breakCalls(page);
    await sendAddress(page);
    await expectAlert(page, 'An unexpected error occurred. Please try again.');
  });
  await test.step('without a token', async () => {
    await openAddressDialog(page);
    await fillAddress(page);
    await forget(page, 'authToken');
    await sendAddress(page);
    await expectAlert(page, 'Authentication required. Please log in again.');
  });
});

// ADDRESS-11 to ADDRESS-13, ADDRESS-18 and ADDRESS-19
test('an address that is saved, shown and changed', async ({ page, server }) => {
  await test.step('saved and shown', async () => {
    await openAddressDialog(page);
    await fillAddress(page);
    await sendAddress(page);
    await expectAlert(page, 'Address added successfully!');
    await expectPartOfText(page, 'India - 682001');
    await expectText(page, 'Home');
    const chosen = page.getByRole('radio', { name: newAddress().fullName, checked: true });
    await expectInSight(chosen, 'the default address (else the first) is preselected');
  });
  await test.step('changed, refused', async () => {
    await server.refuse('update-address', 500, 'x');
    await saveChange(page);
    await expectAlert(page, 'Failed to update address. Please try again.');
  });
  await test.step('changed, without a connection', async () => {
    await server.recover();
    await server.cut('update-address');
    await saveChange(page);
    await expectAlert(page, 'Error updating address. Please try again.');
  });
  await test.step('another one, after the session', async () => {
    await addRefused(page, server, 401, 'x');
    await expectAlert(page, 'Session expired. Please log in again.');
  });
});
