import { addressForm } from '@ilaneer/testing/address-form';
import { signupForm } from '@ilaneer/testing/signup-form';
import { expect, expectAccessible, test } from '../support/shop-test.ts';

test('a stranger signs up, fills a cart and orders with cash on delivery', async ({ page }) => {
  const form = signupForm();
  const address = addressForm();

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/#/ExploreProducts');
  await expect(page.getByRole('heading', { name: 'Explore Merchandise Products' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/#/Product-page/tender-coconut-water-pack');
  await expect(page.getByRole('heading', { level: 1, name: 'Tender Coconut Water Pack' })).toBeVisible();
  await page.getByRole('button', { name: /12 x 200 ml/ }).click();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const login = page.getByRole('dialog', { name: 'Login to your account!' });
  await expect(login).toBeVisible();
  await expect(login.getByText('Please login')).toBeVisible();
  await expectAccessible(page);
  await login.getByRole('button', { name: 'Signup' }).click();
  const signup = page.getByRole('dialog', { name: 'Create your account' });
  await expect(login).toBeHidden();
  await signup.getByLabel('Name').fill(form.name);
  await signup.getByLabel('Email', { exact: false }).first().fill(form.email);
  await signup.getByLabel('Password', { exact: false }).first().fill(form.password);
  const terms = signup.getByRole('checkbox', { name: /Terms and Conditions/ });
  await terms.check();
  await expectAccessible(page);
  await signup.locator('button[type=submit]').click();
  await expect(page.getByText('Account created successfully! Welcome to Ilaneer!')).toBeVisible();
  await expect(signup).toBeHidden();

  // What the shopper wanted before the login goes on by itself.
  await expect(page.getByRole('link', { name: 'Go to cart' }).first()).toBeVisible();
  await page.goto('/#/cart');
  const summary = page
    .getByRole('complementary', { name: 'Order summary' })
    .or(page.getByLabel('Order summary'));
  await expect(summary.first()).toContainText('₹549.00');
  await expect(summary.first()).toContainText('₹98.82');
  await expect(summary.first()).toContainText('Free');
  await expect(summary.first()).toContainText('₹647.82');
  await expectAccessible(page);

  await page
    .getByRole('link', { name: 'Checkout' })
    .or(page.getByRole('button', { name: 'Checkout' }))
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'Select Delivery Address' })).toBeVisible();
  await page.getByRole('button', { name: 'Add new address' }).first().click();
  const modal = page.getByRole('dialog', { name: 'Add New Address' });
  await expectAccessible(page);
  await modal.locator('button[type=submit]').click();
  await expect(modal.getByText('Please fill in all required fields')).toBeVisible();
  await modal.getByLabel('Full name').fill(address.fullName);
  await modal.getByLabel('Phone').fill(address.phone);
  await modal.getByLabel('Address line 1').fill(address.addressLine1);
  await modal.getByLabel('City (optional)').fill(address.city);
  await modal.getByLabel('State').selectOption(address.state);
  await modal.getByLabel('PIN code').fill(address.zipCode);
  await modal.locator('button[type=submit]').click();
  await expect(page.getByText('Address added successfully!')).toBeVisible();
  await expect(modal).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Continue', exact: true }).last().click();
  await expect(page.getByRole('radio', { name: /Cash on Delivery/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place Order' }).last().click();

  await expect(page.getByText('Order placed successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /My order \(1\)/ })).toBeVisible();
  await page.getByRole('button', { name: 'View detail' }).click();
  await expect(page.getByText('Tender Coconut Water Pack').first()).toBeVisible();
  await expect(page.getByText('₹647.82').first()).toBeVisible();
  await expectAccessible(page);

  // The back button leads to no second order.
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(0);
});
