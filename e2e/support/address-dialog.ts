import { newAddress } from '@ilaneer/testing/address-form';
import { expect, type Locator, type Page } from '@playwright/test';
import { loadPage } from './navigation.ts';

/** The dialog for a new address. */
export function addressDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Add New Address' });
}

/** The address step of the checkout, loaded anew and ready to go on. */
export async function loadAddressStep(page: Page): Promise<void> {
  await loadPage(page, '/address');
  await page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
}

/** Opens the dialog on the address step. */
export async function openAddressDialog(page: Page): Promise<Locator> {
  await loadAddressStep(page);
  await page.getByRole('button', { name: 'Add new address' }).click();
  return addressDialog(page);
}

/** Fills the open dialog in with an address that passes. */
export async function fillAddress(page: Page): Promise<Locator> {
  const dialog = addressDialog(page);
  const { fullName, phone, addressLine1, zipCode, state } = newAddress();
  await dialog.getByRole('textbox', { name: 'Full name' }).fill(fullName);
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await dialog.getByRole('textbox', { name: 'Address line 1' }).fill(addressLine1);
  await dialog.getByRole('textbox', { name: 'PIN code' }).fill(zipCode);
  await expect(dialog.getByRole('combobox', { name: 'State' })).toHaveValue(state);
  return dialog;
}

/** Sends the dialog. */
export async function sendAddress(page: Page): Promise<void> {
  await addressDialog(page).getByRole('button', { name: 'Add address' }).click();
}
