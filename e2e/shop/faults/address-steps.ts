import { forgetCopy } from '../../support/browser-storage.ts';
import { WATER } from '../../support/checkout.ts';
import { alertSaying } from '../../support/expect-texts.ts';
import { loadPage } from '../../support/navigation.ts';
import { expect } from '../../support/shop-test.ts';
import { logIn } from '../../support/shopper.ts';
import { dialogOf, fillCart, nameField, orderFromAddress, type Step, unloaded } from './step.ts';

/** The calls of the address step. */
export const addressSteps: readonly Step[] = [
  {
    name: 'the addresses are read',
    call: { method: 'GET', path: /\/api\/get-address$/ },
    open: fillCart,
    act: async ({ page }) => {
      await forgetCopy(page, 'addresses');
      await loadPage(page, '/address');
    },
    waits: (page) => page.getByText('Loading your addresses...'),
    says: (page, fault) => unloaded(page, fault, 'Error loading data: '),
    retry: (page) => page.getByRole('button', { name: 'Retry' }),
    done: (page) => page.getByRole('radio', { name: 'Asha Menon', checked: true }),
    finish: ({ page }) => orderFromAddress(page),
  },
  {
    name: 'an address is added',
    call: { method: 'POST', path: /\/api\/add-address$/ },
    open: async ({ page, calls, shopper }) => {
      await calls.addToCart(WATER);
      await logIn(page, shopper);
      await loadPage(page, '/address');
      await page.getByRole('button', { name: 'Add new address' }).click();
      const dialog = dialogOf(page, 'Add New Address');
      await nameField(dialog).fill('Meera Nair');
      await dialog.getByRole('textbox', { name: 'Phone' }).fill('98470 12345');
      await dialog.getByRole('textbox', { name: 'Address line 1' }).fill('7 Beach Road');
      await dialog.getByRole('textbox', { name: 'PIN code' }).fill('673001');
      await expect(dialog.getByRole('combobox', { name: 'State' })).toHaveValue('Kerala');
    },
    act: ({ page }) => page.getByRole('button', { name: 'Add address' }).click(),
    waits: (page) => page.getByText('Adding...'),
    says: (page, fault) => {
      switch (fault) {
        case 'cut':
          return alertSaying(page, 'Network error. Please check your connection and try again.');
        case 401:
          return alertSaying(page, 'Session expired. Please log in again.');
        default:
          return alertSaying(page, 'Server error. Please try again later.');
      }
    },
    kept: async (page) => {
      const dialog = dialogOf(page, 'Add New Address');
      await expect(nameField(dialog)).toHaveValue('Meera Nair');
      await expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveValue('98470 12345');
      await expect(dialog.getByRole('textbox', { name: 'Address line 1' })).toHaveValue('7 Beach Road');
      await expect(dialog.getByRole('textbox', { name: 'PIN code' })).toHaveValue('673001');
    },
    done: (page) => page.getByRole('radio', { name: 'Meera Nair', checked: true }),
    finish: ({ page }) => orderFromAddress(page),
  },
  {
    name: 'an address is changed',
    call: { method: 'PUT', path: /\/api\/update-address\/[^/]+$/ },
    open: async (visit) => {
      await fillCart(visit);
      await loadPage(visit.page, '/address');
      await visit.page.getByRole('button', { name: /^Edit the address/ }).click();
      await nameField(dialogOf(visit.page, 'Edit Address')).fill('Meera Nair');
    },
    act: ({ page }) => page.getByRole('button', { name: 'Save changes' }).click(),
    waits: (page) => page.getByText('Saving...'),
    says: (page, fault) =>
      alertSaying(
        page,
        `${fault === 'cut' ? 'Error updating' : 'Failed to update'} address. Please try again.`,
      ),
    kept: (page) => expect(nameField(dialogOf(page, 'Edit Address'))).toHaveValue('Meera Nair'),
    done: (page) => page.getByRole('radio', { name: 'Meera Nair', checked: true }),
    finish: ({ page }) => orderFromAddress(page),
  },
];
