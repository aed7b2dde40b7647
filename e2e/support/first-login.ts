import type { Page } from '@playwright/test';
import { codeNow } from './authenticator.ts';
import type { OwnShop } from './own-shop.ts';

/** The greeted owner of a new shop, with a second factor. */
export async function logInFirst(page: Page, { owner }: OwnShop): Promise<void> {
  await page.goto('/backoffice/');
  await page.getByRole('textbox', { name: 'Email address' }).fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await setUpSecondFactor(page);
}

export async function setUpSecondFactor(page: Page): Promise<void> {
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByRole('textbox', { name: 'Code from the app' }).fill(codeNow(secret));
  await page.getByRole('button', { name: 'I have stored them' }).click();
}
