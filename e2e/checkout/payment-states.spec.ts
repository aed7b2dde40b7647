import { newAddress } from '@ilaneer/testing/address-form';
import type { Locator } from '@playwright/test';
import { forget } from '../support/browser-storage.ts';
import { goToPayment, placeOrderButton, WATER } from '../support/checkout.ts';
import {
  expectAlert,
  expectInSight,
  expectNamed,
  expectPartOfText,
  expectText,
} from '../support/expect-texts.ts';
import { loadPage } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

const METHODS = ['Saved cards', 'Cash on Delivery', 'Credit/Debit cards', 'UPI', 'Gift Card'] as const;

// CHECKOUT-12 and CHECKOUT-14
test('the checkout without something that it needs', async ({ page, calls, shopper }) => {
  await logIn(page, shopper);
  await test.step('with an empty cart', async () => {
    await loadPage(page, '/address');
    await expectPartOfText(page, 'Your cart is empty. Please add items to proceed.');
    await expectNamed(page, 'link', 'Continue Shopping');
  });
  await test.step('without an address it leads to the address step', async () => {
    await calls.addToCart(WATER);
    await loadPage(page, '/payment');
    await expect.soft(page).toHaveURL(/#\/address$/);
  });
});

// CHECKOUT-13 and CHECKOUT-14
test('the checkout while its data fails', async ({ page, calls, shopper, server }) => {
  await goToPayment(page, calls, shopper);
  await test.step('the cart, at the payment', async () => {
    await server.refuse('get-cart', 500, 'asleep');
    await forget(page, 'cart');
    await page.reload();
    await expectPartOfText(page, 'Error loading cart data: asleep');
    await expectNamed(page, 'button', 'Retry');
  });
  await test.step('the cart, at the address step', async () => {
    await forget(page, 'cart');
    await loadPage(page, '/address');
    await expectText(page, 'Unable to load payment summary');
  });
  await test.step('the addresses', async () => {
    await server.recover();
    await server.refuse('get-address', 500, 'asleep');
    await forget(page, 'addresses');
    await loadPage(page, '/address');
    await expectPartOfText(page, 'Error loading data: asleep');
    await expectNamed(page, 'button', 'Retry');
  });
});

// CHECKOUT-17 and CHECKOUT-18
test('the payment step, and an order that is not placed', async ({ page, calls, shopper, server }) => {
  await goToPayment(page, calls, shopper);
  const cash = page.getByRole('radio', { name: 'Cash on Delivery' });
  await test.step('as it opens', async () => {
    await expect.soft(cash, 'Cash on Delivery (default)').toBeChecked();
    await expectPartOfText(page, '100% secure payments');
    await expectNamed(page, 'button', 'Place Order');
  });
  await test.step('refused', async () => {
    await server.refuse('place-order', 400);
    await placeOrderButton(page).click();
    await expectAlert(page, 'Failed to place order. Please try again.');
  });
  await test.step('without a connection', async () => {
    await server.recover();
    await server.cut('place-order');
    await placeOrderButton(page).click();
    await expectAlert(page, 'Error placing order. Please try again.');
  });
  await test.step('on its way', async () => {
    await server.recover();
    await server.hang('place-order');
    await placeOrderButton(page).click();
    await expectText(page, 'Processing Your Order...', "Please don't refresh or go back");
    await expect.soft(cash, 'All inputs are disabled while an order is being placed').toBeDisabled();
  });
});

// CHECKOUT-18
test('an order with a login token', async ({ page, calls, shopper }) => {
  await goToPayment(page, calls, shopper);
  await placeOrderButton(page).click();
  await expectAlert(page, 'Order placed successfully!');
  await expect.soft(page).toHaveURL(/#\/order-details$/);
});

// CHECKOUT-16
test('an order without a login token', async ({ page, calls, shopper }) => {
  await goToPayment(page, calls, shopper);
  await forget(page, 'authToken');
  await placeOrderButton(page).click();
  await expectAlert(page, 'Please login to continue');
  await expect.soft(page).toHaveURL(/#\/login$/);
});

// CHECKOUT-15
test('what the server says of an order', async ({ calls }) => {
  const order = { items: [{ ...WATER, quantity: 1 }], deliveryAddress: newAddress(), paymentMethod: 'cod' };
  expect.soft(await calls.refusal('POST', '/place-order', order)).toBe('Cart is empty');
  await calls.addToCart(WATER);
  const nowhere = { ...order, deliveryAddress: { ...newAddress(), state: '' } };
  expect
    .soft(await calls.refusal('POST', '/place-order', nowhere))
    .toBe('Delivery address is missing required fields.');
});

// PAYMENT-1 and PAYMENT-3
test('the payment methods', async ({ page, calls, shopper, server }) => {
  // All five are offered to who has saved a card; nobody is led to an empty list of them.
  await server.answer('payment-options', {
    online: true,
    canSaveCard: true,
    savedCards: [
      { id: 'card-1', network: 'Visa', last4: '1111', expiry: null, savedAt: '2026-11-01T10:00:00Z' },
    ],
  });
  await goToPayment(page, calls, shopper);

  await test.step('in their order', async () => {
    const radios = page.getByRole('main').getByRole('radio');
    await expect.soft(radios).toHaveCount(METHODS.length);
    for (const [place, method] of METHODS.entries()) {
      await expect.soft(radios.nth(place)).toHaveAccessibleName(new RegExp(`^${method}`));
      await expectInSight(radios.nth(place), method);
    }
  });

  await test.step('the fields of a card', async () => {
    /** What a field makes of what is typed into it letter by letter. */
    const type = async (field: Locator, keys: string) => {
      await field.fill('');
      await field.pressSequentially(keys);
      return field.inputValue();
    };

    await page.getByRole('radio', { name: 'Credit/Debit cards' }).click();
    const expiry = page.getByRole('textbox', { name: 'Expiry (MM/YY)' });
    const cvv = page.getByLabel(/^CVV/);
    await expectInSight(page.getByRole('textbox', { name: /holder/i }), 'card holder name');
    await expectInSight(expiry, 'expiry (MM/YY)');
    await expectInSight(cvv, 'CVV');
    await expectNamed(page, 'checkbox', 'Save this card securely');
    expect
      .soft(await type(expiry, '1a2b29'), 'expiry keeps digits only and inserts a slash after two digits')
      .toBe('12/29');
    expect.soft(await type(expiry, '122999'), 'expiry max length 5').toBe('12/29');
    expect.soft(await type(cvv, '1a2'), 'CVV keeps digits only').toBe('12');
    expect.soft(await type(cvv, '123456'), 'CVV max length 4').toBe('1234');
  });
});
