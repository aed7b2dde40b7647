import { addressForm } from '@ilaneer/testing/address-form';
import type { Stage } from '../row.ts';
import { visit } from './visits.ts';

/** The address step of the checkout, ready to go on. */
export async function openAddressStep(stage: Stage): Promise<void> {
  await visit(stage, '/address');
  await stage.page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
}

/** The dialog for a new address. */
export async function openAddressForm(stage: Stage): Promise<void> {
  await openAddressStep(stage);
  await stage.page.getByRole('button', { name: 'Add new address' }).click();
  await stage.page.getByRole('dialog', { name: 'Add New Address' }).waitFor();
}

/** Fills the dialog in with an address that passes. */
export async function fillAddress({ page }: Stage): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  const address = addressForm();
  await dialog.getByRole('textbox', { name: 'Full name' }).fill(address.fullName);
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(address.phone);
  await dialog.getByRole('textbox', { name: 'Address line 1' }).fill(address.addressLine1);
  await dialog.getByRole('textbox', { name: 'PIN code' }).fill(address.zipCode);
  await dialog.getByRole('combobox', { name: 'State' }).selectOption(address.state);
}

/** Sends the dialog for a new address. */
export async function sendAddress({ page }: Stage): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Add New Address' })
    .getByRole('button', { name: 'Add address' })
    .click();
}

/** Changes the only saved address. */
export async function saveChange(stage: Stage): Promise<void> {
  await openAddressStep(stage);
  await stage.page.getByRole('button', { name: /^Edit the address of/ }).click();
  const form = stage.page.getByRole('dialog', { name: 'Edit Address' });
  await form.getByRole('textbox', { name: 'Full name' }).fill('Asha Menon at work');
  await form.getByRole('button', { name: 'Save changes' }).click();
}
