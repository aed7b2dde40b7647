import { newAddress } from '@ilaneer/testing/address-form';
import { signupForm } from '@ilaneer/testing/signup-form';
import type { Locator, Page } from '@playwright/test';
import { placeOrderButton } from '../support/checkout.ts';
import { LONG_TEST_MS } from '../support/long-test.ts';
import { expectFigures, lineOf } from '../support/order-figures.ts';
import { expect, test } from '../support/shop-test.ts';

const SHIRT = 'Monsoon Heavy T-shirt';
const PURPLE_M = { productId: 'monsoon-heavy-t-shirt', variantId: 'monsoon-heavy-t-shirt_V10' };
const MOST_STOPS = 120;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const focused = target.and(page.locator(':focus'));
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if ((await focused.count()) === 1) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${target}`);
}

async function tabAndPress(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function tabAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('the whole first sale without a mouse', async ({ page, request }) => {
  test.setTimeout(LONG_TEST_MS);
  const form = signupForm();
  const address = newAddress();
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('past the navigation and to the merchandise', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button('Skip to content')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await tabAndPress(page, nav.getByRole('link', { name: 'Explore merchandise' }), 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Merchandise Products' })).toBeFocused();
  });

  await test.step('filters and sorts', async () => {
    await tabAndPress(page, button('Show Filters'), 'Enter');
    await tabTo(page, page.getByRole('combobox', { name: 'Sort products' }));
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/sort=price-low-to-high/);
    await tabAndPress(page, button('Price'), 'Enter');
    await tabAndPress(page, page.getByRole('checkbox', { name: '₹500-₹1000' }), 'Space');
    await expect(button('Remove filter ₹500-₹1000')).toBeVisible();
    await tabAndPress(page, page.getByRole('link', { name: SHIRT }), 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: SHIRT })).toBeFocused();
  });

  await test.step('chooses a variant', async () => {
    await tabAndPress(page, page.getByRole('button', { name: /^Purple/ }), 'Space');
    await tabAndPress(page, button('M'), 'Space');
    await expect(page).toHaveURL(new RegExp(PURPLE_M.variantId));
    await tabAndPress(page, button('Add to cart'), 'Enter');
  });

  await test.step('signs up', async () => {
    const login = page.getByRole('dialog', { name: 'Log in or sign up' });
    await expect(login.getByRole('textbox', { name: 'Mobile number or email' })).toBeFocused();
    await tabAndPress(page, login.getByRole('button', { name: 'Sign up', exact: true }), 'Enter');
    const signup = page.getByRole('dialog', { name: 'Create your account' });
    await expect(signup.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await page.keyboard.type(form.name);
    await tabAndType(page, signup.getByRole('textbox', { name: 'Email', exact: true }), form.email);
    await tabAndType(page, signup.getByLabel('Password'), form.password);
    const terms = signup.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' });
    await tabAndPress(page, terms, 'Space');
    await tabAndPress(page, signup.getByRole('button', { name: 'Create Account' }), 'Enter');
    await expect(signup.getByText('Account created successfully! Welcome to Ilaneer!')).toBeVisible();
    await expect(signup).toBeHidden();
  });

  await test.step('goes from the cart to the address', async () => {
    await tabAndPress(page, page.getByRole('link', { name: 'Go to cart' }), 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused();
    await tabAndPress(page, page.getByRole('button', { name: /^One more Monsoon Heavy/ }), 'Space');
    await expectFigures(page, await lineOf(request, PURPLE_M, 2));
    await tabAndPress(page, page.getByRole('link', { name: 'Checkout', exact: true }), 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Address' })).toBeFocused();
  });

  await test.step('gives an address', async () => {
    await tabAndPress(page, button('Add new address'), 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Add New Address' });
    await expect(dialog.getByRole('textbox', { name: 'Full name' })).toBeFocused();
    await page.keyboard.type(address.fullName);
    await tabAndType(page, dialog.getByRole('textbox', { name: 'Phone' }), address.phone);
    await tabAndType(page, dialog.getByRole('textbox', { name: 'Address line 1' }), address.addressLine1);
    await tabAndType(page, dialog.getByRole('textbox', { name: 'PIN code' }), address.zipCode);
    await tabAndType(page, dialog.getByRole('textbox', { name: 'City (optional)' }), address.city);
    await tabAndType(page, dialog.getByRole('combobox', { name: 'State' }), address.state);
    await tabAndPress(page, dialog.getByRole('button', { name: 'Office' }), 'Space');
    await tabAndPress(page, dialog.getByRole('button', { name: 'Add address' }), 'Enter');
    await expect(dialog).toBeHidden();
    await expect(button('Add new address')).toBeFocused();
    await expect(page.getByRole('radio', { name: address.fullName })).toBeChecked();
    await tabAndPress(page, button('Continue'), 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeFocused();
  });

  await test.step('orders and looks at the order', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Cash on Delivery' }));
    await tabAndPress(page, placeOrderButton(page), 'Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Order placed successfully!' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'My order (1)' })).toBeFocused();
    await tabAndPress(page, button('View detail'), 'Enter');
    await expect(page.getByRole('row', { name: /Monsoon Heavy T-shirt.* 2 / })).toBeVisible();
    await expect(button('Hide details')).toBeFocused();
  });
});
