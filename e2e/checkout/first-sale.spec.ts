import { newAddress } from '@ilaneer/testing/address-form';
import { signupForm } from '@ilaneer/testing/signup-form';
import type { Page } from '@playwright/test';
import { signUp } from '../support/account-dialogs.ts';
import { placeOrderButton } from '../support/checkout.ts';
import { goTo } from '../support/navigation.ts';
import { expectFigures, lineOf, totalOf } from '../support/order-figures.ts';
import { expect, test } from '../support/shop-test.ts';
import { callsOf } from '../support/shopper.ts';
import { expectFits } from '../support/sound-page.ts';

const SHIRT = 'Monsoon Heavy T-shirt';
const PURPLE_M = { productId: 'monsoon-heavy-t-shirt', variantId: 'monsoon-heavy-t-shirt_V10' };

test('a stranger finds a shirt, signs up, and orders two with cash on delivery', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  test.slow();
  const one = await lineOf(request, PURPLE_M, 1);
  const two = { ...one, quantity: 2 };

  await test.step('looks around', async () => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Buy Today/ }).first()).toBeVisible();
    await expectFits(page);
    await goTo(page, 'Our Products');
    await expect(page.getByRole('heading', { level: 1, name: 'Our Products' })).toBeFocused();
    await expect(page.getByRole('link', { name: SHIRT })).toBeVisible();
    await expectFits(page);
  });

  await test.step('filters the merchandise', async () => {
    await goTo(page, 'Explore merchandise');
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Merchandise Products' })).toBeVisible();
    const before = await shownCount(page);
    await page.getByRole('button', { name: 'Show Filters' }).click();
    await page.getByRole('button', { name: 'Price', exact: true }).click();
    await page.getByRole('checkbox', { name: '₹500-₹1000' }).check();
    await page.getByRole('button', { name: /^Show \d+ items?$/ }).click();
    await expect(page.getByRole('button', { name: 'Remove filter ₹500-₹1000' })).toBeVisible();
    const after = await shownCount(page);
    expect(after).toBeLessThan(before);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(after);
    await expectFits(page);
  });

  await test.step('chooses a variant', async () => {
    await page.getByRole('link', { name: SHIRT }).click();
    await expect(page.getByRole('heading', { level: 1, name: SHIRT })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yellow', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: /^Purple/ }).click();
    await page.getByRole('button', { name: 'M', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(PURPLE_M.variantId));
    await expectFits(page);
  });

  await test.step('is asked to log in, and signs up', async () => {
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    const login = page.getByRole('dialog', { name: 'Log in or sign up' });
    await expect(login.getByText('Please login')).toBeVisible();
    await signUp(page, signupForm());
    // The action from before login continues automatically.
    await expect(page.getByRole('alert').filter({ hasText: 'added to cart' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  await test.step('checks the figures of the cart', async () => {
    await page.getByRole('link', { name: 'Go to cart' }).click();
    const lines = page.getByRole('list', { name: 'Items in your cart' });
    await expect(lines.getByRole('link', { name: SHIRT })).toBeVisible();
    await expectFigures(page, one);
    await page.getByRole('button', { name: /^One more Monsoon Heavy T-shirt/ }).click();
    await expectFigures(page, two);
    await expectFits(page);
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  });

  await test.step('gives an address', async () => {
    await expect(page.getByRole('heading', { name: 'Select Delivery Address' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add new address' })).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please select a delivery address' }),
    ).toBeVisible();
    await giveAddress(page);
    await expect(page.getByRole('radio', { name: newAddress().fullName })).toBeChecked();
    await expectFigures(page, two);
    await expectFits(page);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  });

  await test.step('orders with cash on delivery', async () => {
    await expect(page.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
    await expect(page.getByText('100% secure payments')).toBeVisible();
    await expectFigures(page, two);
    await expectFits(page);
    await placeOrderButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Order placed successfully!' })).toBeVisible();
  });

  await test.step('finds the order under My Orders', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'My order (1)' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart', exact: true }).first()).toBeVisible();
    const order = page.getByRole('article');
    await expect(order.getByText(totalOf(two)).first()).toBeVisible();
    await order.getByRole('button', { name: 'View detail' }).click();
    await expect(order.getByRole('row', { name: /Monsoon Heavy T-shirt.* 2 / })).toBeVisible();
    await expectFits(page);
    await order.getByRole('button', { name: 'Hide details' }).click();
    await expect(order.getByRole('table')).toBeHidden();
    const token = await page.evaluate(() => localStorage.getItem('authToken'));
    const orders = await callsOf(request, { token: token ?? '' }).orders();
    expect(orders.map(({ status }) => status)).toEqual(['placed']);
  });
});

async function shownCount(page: Page): Promise<number> {
  const text = await page
    .getByRole('main')
    .getByText(/^\d+ items?$/)
    .textContent();
  return Number.parseInt(text ?? '', 10);
}

async function giveAddress(page: Page): Promise<void> {
  const address = newAddress();
  await page.getByRole('button', { name: 'Add new address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expect(dialog.getByText('Please fill in all required fields')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Full name' }).fill(address.fullName);
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(address.phone);
  await dialog.getByRole('textbox', { name: 'Address line 1' }).fill(address.addressLine1);
  await dialog.getByRole('textbox', { name: 'PIN code' }).fill(address.zipCode);
  await dialog.getByRole('textbox', { name: 'City (optional)' }).fill(address.city);
  await dialog.getByRole('combobox', { name: 'State' }).selectOption(address.state);
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Address added successfully!' })).toBeVisible();
  await expect(dialog).toBeHidden();
}
