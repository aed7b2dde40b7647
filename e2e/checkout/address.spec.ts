import { WATER } from '../support/checkout.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

test.beforeEach(async ({ page, calls, shopper }) => {
  await calls.addToCart(WATER);
  await logIn(page, shopper);
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
