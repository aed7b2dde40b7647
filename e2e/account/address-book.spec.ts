import { newAddress } from '@ilaneer/testing/address-form';
import { WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

test.beforeEach(({ page, shopper }) => logIn(page, shopper));

for (const width of [360, 1440]) {
  test(`the address book is kept without a cart, by keyboard, at ${width} px`, async ({ page, calls }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/#/address');
    await expect(page.getByText('Your cart is empty. Please add items to proceed.')).toBeVisible();
    await expectSoundPage(page);
    await page.getByRole('link', { name: 'Your addresses' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Addresses', exact: true })).toBeFocused();
    const book = page.getByRole('region', { name: 'Addresses' });
    await expect(book.getByText('No saved address yet.')).toBeVisible();

    await test.step('adds one', async () => {
      await book.getByRole('button', { name: 'Add new address' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Add New Address' });
      const { phone, addressLine1, zipCode } = newAddress();
      await dialog.getByRole('textbox', { name: 'Full name' }).fill('Anu Home');
      await dialog.getByRole('textbox', { name: 'Phone' }).fill(phone);
      await dialog.getByRole('textbox', { name: 'Address line 1' }).fill(addressLine1);
      await dialog.getByRole('textbox', { name: 'PIN code' }).fill(zipCode);
      await expect(dialog.getByRole('combobox', { name: 'State' })).toHaveValue('Kerala');
      await dialog.getByRole('textbox', { name: 'Full name' }).press('Enter');
      await expect(alertSaying(page, 'Address added successfully!')).toBeVisible();
      await expect(book.getByRole('listitem')).toHaveText([/Anu Home.*12 Palm Grove Road.*Default/]);
    });

    await calls.saveAddress({ fullName: 'Anu Mother' });
    await page.reload();
    const cards = book.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem');
    await expect(cards).toHaveText([/Anu Home/, /Anu Mother/]);
    await expectSoundPage(page);

    await test.step('makes the other one the default', async () => {
      await book.getByRole('button', { name: /^Make default: the address of Anu Mother/ }).press('Enter');
      await expect(cards).toHaveText([/Anu Mother.*Default/, /Anu Home/]);
      await expect(book.getByRole('list', { name: 'Saved addresses' })).toBeFocused();
      expect(await calls.addresses()).toMatchObject([
        { fullName: 'Anu Mother', isDefault: true },
        { fullName: 'Anu Home', isDefault: false },
      ]);
    });

    await test.step('changes it', async () => {
      await book.getByRole('button', { name: /^Edit the address of Anu Mother/ }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Edit Address' });
      await dialog.getByRole('textbox', { name: 'Full name' }).fill('Anu Parents');
      await dialog.getByRole('textbox', { name: 'Full name' }).press('Enter');
      await expect(cards).toHaveText([/Anu Parents/, /Anu Home/]);
    });

    await test.step('deletes it, and the other one is the default again', async () => {
      await book.getByRole('button', { name: /^Delete the address of Anu Parents/ }).press('Enter');
      await page
        .getByRole('alertdialog', { name: 'Delete Address' })
        .getByRole('button', { name: 'Delete' })
        .press('Enter');
      await expect(cards).toHaveText([/Anu Home.*Default/]);
    });
  });
}

test('the address step changes the default too, and leaves what is chosen', async ({ page, calls }) => {
  await calls.addToCart(WATER);
  await calls.saveAddress({ fullName: 'Anu Home' });
  await calls.saveAddress({ fullName: 'Anu Office' });
  await page.goto('/#/address');
  await expect(page.getByRole('radio', { name: 'Anu Home' })).toBeChecked();
  await page.getByRole('button', { name: /^Make default: the address of Anu Office/ }).click();
  await expect(alertSaying(page, 'Default address changed')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio').first()).toHaveAccessibleName('Anu Office');
  await expect(page.getByRole('radio', { name: 'Anu Home' })).toBeChecked();
  await expectAccessible(page);
});

test('addresses come from the copy at once, and from the server behind it', async ({
  page,
  calls,
  allowProblems,
}) => {
  allowProblems(/503/);
  await calls.addToCart(WATER);
  await calls.saveAddress({ fullName: 'Anu Home' });
  await page.goto('/#/address');
  await expect(page.getByRole('radio', { name: 'Anu Home' })).toBeChecked();
  await expect(page.getByText('Updated just now')).toBeHidden();

  await test.step('another device added one', async () => {
    await calls.saveAddress({ fullName: 'Anu Office' });
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/get-address', async (route) => {
      await answered;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Anu Home' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Anu Office' })).toBeHidden();
    answer();
    await expect(page.getByRole('radio', { name: 'Anu Office' })).toBeVisible();
    await expect(page.getByText('Updated just now')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Anu Home' })).toBeChecked();
  });

  await test.step('and changed one while another page was in sight', async () => {
    await page.unrouteAll();
    await page.goto('/#/account#addresses');
    const book = page.getByRole('region', { name: 'Addresses' });
    await expect(book.getByRole('listitem')).toHaveText([/Anu Home/, /Anu Office/]);
    await calls.saveAddress({ fullName: 'Anu Mother' });
    await page.goto('/#/address');
    await expect(page.getByRole('radio', { name: 'Anu Mother' })).toBeVisible();
  });

  await test.step('a copy that cannot be refreshed is marked', async () => {
    await page.route('**/api/get-address', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.reload();
    await expect(page.getByText('Data may be outdated')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(3);
    await expectAccessible(page);
  });
});
