import { newAddress } from '@ilaneer/testing/address-form';
import type { Page } from '@playwright/test';
import { placeOrderButton, WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

const REFUSAL = 'PIN code 560001 is in Karnataka, not in Kerala. Please correct the PIN code or the state.';

test.beforeEach(async ({ page, calls, shopper }) => {
  await calls.addToCart(WATER);
  await logIn(page, shopper);
});

async function goOnAndOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  await placeOrderButton(page).click();
  await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
}

for (const width of [360, 1440]) {
  test(`a PIN code of another state is asked about in the form, by keyboard, at ${width} px`, async ({
    page,
    calls,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/#/address');
    await page.getByRole('button', { name: 'Add new address' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add New Address' });
    const { fullName, phone, addressLine1 } = newAddress();
    await dialog.getByRole('textbox', { name: 'Full name' }).fill(fullName);
    await dialog.getByRole('textbox', { name: 'Phone' }).fill(phone);
    await dialog.getByRole('textbox', { name: 'Address line 1' }).fill(addressLine1);
    await dialog.getByRole('textbox', { name: 'PIN code' }).fill('560001');
    const state = dialog.getByRole('combobox', { name: 'State' });
    await expect(state).toHaveValue('Karnataka');
    await state.focus();
    await page.keyboard.type('Keral');
    await expect(state).toHaveValue('Kerala');
    await expect(dialog.getByText(/^PIN code 560001 is in Karnataka, not in Kerala/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Full name' }).press('Enter');
    await expect(dialog.getByText(REFUSAL)).toBeVisible();
    await expect(state).toBeFocused();
    await expectAccessible(page);
    expect(await calls.addresses()).toEqual([]);

    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Change to Karnataka' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(state).toHaveValue('Karnataka');
    await expect(state).toBeFocused();
    await expect(dialog.getByText(/in Karnataka, not in Kerala/)).toBeHidden();
    await dialog.getByRole('textbox', { name: 'Full name' }).press('Enter');
    await expect(dialog).toBeHidden();
    expect(await calls.addresses()).toMatchObject([{ state: 'Karnataka', stateConfirmed: false }]);

    await goOnAndOrder(page);
    expect(await calls.orders()).toMatchObject([{ pricing: { igst: 51.3, cgst: 0 } }]);
  });
}

test('a real exception is let through with a word for it, which goes with the order', async ({
  page,
  calls,
}) => {
  await page.goto('/#/address');
  await page.getByRole('button', { name: 'Add new address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  const { fullName, phone, addressLine1 } = newAddress();
  await dialog.getByRole('textbox', { name: 'Full name' }).fill(fullName);
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await dialog.getByRole('textbox', { name: 'Address line 1' }).fill(addressLine1);
  await dialog.getByRole('textbox', { name: 'PIN code' }).fill('560001');
  const state = dialog.getByRole('combobox', { name: 'State' });
  await expect(state).toHaveValue('Karnataka');
  await state.selectOption('Kerala');
  const word = dialog.getByRole('checkbox', { name: 'My address is in Kerala all the same' });
  await word.check();
  await expectAccessible(page);
  // The word is about these two only.
  await state.selectOption('Goa');
  await expect(dialog.getByRole('checkbox', { name: 'My address is in Goa all the same' })).not.toBeChecked();
  await state.selectOption('Kerala');
  await expect(word).not.toBeChecked();
  await word.check();
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expect(alertSaying(page, 'Address added successfully!')).toBeVisible();
  expect(await calls.addresses()).toMatchObject([
    { state: 'Kerala', stateConfirmed: true, pinCodeState: 'Karnataka' },
  ]);
  await goOnAndOrder(page);
  expect(await calls.orders()).toMatchObject([
    { pricing: { igst: 0, cgst: 25.65 }, deliveryAddress: { state: 'Kerala', stateConfirmed: true } },
  ]);
});

for (const [name, button, kept, tax] of [
  [
    'corrected',
    'Change to Karnataka',
    { state: 'Karnataka', stateConfirmed: false },
    { igst: 51.3, cgst: 0 },
  ],
  ['confirmed', 'Kerala is right', { state: 'Kerala', stateConfirmed: true }, { igst: 0, cgst: 25.65 }],
] as const) {
  test(`an address of before whose PIN code lies elsewhere is ${name} before anything is ordered`, async ({
    page,
    calls,
  }) => {
    await calls.saveAddress({ zipCode: '560001', stateConfirmed: true });
    // As it was kept before anybody asked for a word.
    await page.route(
      '**/api/get-address',
      async (route) => {
        const response = await route.fetch();
        const { addresses, ...reply } = await response.json();
        const before = addresses.map((address: object) => ({ ...address, stateConfirmed: false }));
        await route.fulfill({ response, json: { ...reply, addresses: before } });
      },
      { times: 1 },
    );
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/#/address');
    const cards = page.getByRole('radiogroup', { name: 'Delivery address' });
    await expect(cards.getByText(/^PIN code 560001 is in Karnataka, not in Kerala/)).toBeVisible();
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter');
    await expect(alertSaying(page, REFUSAL)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Change to Karnataka' })).toBeFocused();
    await page.getByRole('button', { name: button }).press('Enter');
    await expect(cards.getByText(/^PIN code 560001 is in Karnataka, not in Kerala/)).toBeHidden();
    await expect(cards).toBeFocused();
    expect(await calls.addresses()).toMatchObject([kept]);
    await goOnAndOrder(page);
    expect(await calls.orders()).toMatchObject([{ pricing: tax }]);
  });
}
