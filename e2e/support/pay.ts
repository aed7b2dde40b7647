import type { Page } from '@playwright/test';
import { placeOrderButton } from './checkout.ts';
import { expect } from './shop-test.ts';

/** Fills in the card fields of the payment step or of the dialog that pays an order. */
export async function fillCard(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Card holder name' }).fill('Meera Nair');
  const expiry = page.getByRole('textbox', { name: 'Expiry (MM/YY)' });
  await expiry.pressSequentially('12a39');
  await expect(expiry).toHaveValue('12/39');
  const cvv = page.getByLabel('CVV');
  await cvv.pressSequentially('12x345');
  await expect(cvv).toHaveValue('1234');
}

/** Orders on the payment step with a new card, as far as the gateway's page. */
export async function orderByCard(page: Page, { saves = false } = {}): Promise<void> {
  await placeOrderByCard(page, { saves });
  await expect(page.getByText('Sandbox gateway: no money moves here')).toBeVisible();
}

/** Chooses the card on the payment step, fills it in and places the order, wherever its payment is made then. */
async function placeOrderByCard(page: Page, { saves = false } = {}): Promise<void> {
  await page.getByRole('radio', { name: 'Credit/Debit cards' }).check();
  await fillCard(page);
  if (saves) await page.getByRole('checkbox', { name: 'Save this card securely' }).check();
  await placeOrderButton(page).click();
}

/** Decides on the sandbox gateway's page. */
export async function decide(page: Page, decision: 'Approve' | 'Decline' | 'Leave pending'): Promise<void> {
  await page.getByRole('button', { name: decision }).click();
}

/** The page that says that the payment went well. */
export async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
}

/** The page that says that it did not. */
export async function expectFailed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Oh, your Payment Failed!' })).toBeVisible();
}
