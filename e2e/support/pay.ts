import type { Page } from '@playwright/test';
import { placeOrderButton } from './checkout.ts';
import { expect } from './shop-test.ts';

export async function fillCard(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Card holder name' }).fill('Meera Nair');
  const expiry = page.getByRole('textbox', { name: 'Expiry (MM/YY)' });
  await expiry.pressSequentially('12a39');
  await expect(expiry).toHaveValue('12/39');
  const cvv = page.getByLabel('CVV');
  await cvv.pressSequentially('12x345');
  await expect(cvv).toHaveValue('1234');
}

export async function orderByCard(page: Page, { saves = false } = {}): Promise<void> {
  await placeOrderByCard(page, { saves });
  await expect(page.getByText('Sandbox gateway: no money moves here')).toBeVisible();
}

async function placeOrderByCard(page: Page, { saves = false } = {}): Promise<void> {
  await page.getByRole('radio', { name: 'Credit/Debit cards' }).check();
  await fillCard(page);
  if (saves) await page.getByRole('checkbox', { name: 'Save this card securely' }).check();
  await placeOrderButton(page).click();
}

export async function decide(page: Page, decision: 'Approve' | 'Decline' | 'Leave pending'): Promise<void> {
  await page.getByRole('button', { name: decision }).click();
}

export async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
}

export async function expectFailed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Oh, your Payment Failed!' })).toBeVisible();
}
