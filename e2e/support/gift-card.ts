import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { askClerk } from './clerk/clerk.ts';
import { linkTo } from './outbox.ts';
import type { Shopper } from './shopper.ts';

export type GiftCard = { readonly code: string; readonly last4: string };

export async function issueGiftCard(rupees: number, ...options: readonly string[]): Promise<GiftCard> {
  const words = ['issue', String(rupees), ...options];
  const printed = await askClerk<string>({ do: 'gift cards', words });
  const code = /^Code: (\S+)$/m.exec(printed)?.[1] ?? '';
  expect(code).toMatch(/^(\w{4}-){3}\w{4}$/);
  return { code, last4: code.slice(-4) };
}

export async function confirmEmail(request: APIRequestContext, shopper: Shopper): Promise<void> {
  const link = await linkTo(request, shopper.email, 'verify-email');
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  const headers = { authorization: `Bearer ${shopper.token}` };
  expect((await request.post('/api/verify-email', { headers, data: { token } })).ok()).toBe(true);
}

export function giftCardField(page: Page) {
  return page.getByRole('textbox', { name: 'Gift card code' });
}

export async function applyGiftCard(page: Page, code: string): Promise<void> {
  await page.getByRole('radio', { name: 'Gift Card' }).check();
  await giftCardField(page).fill(code);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
}

export function restField(page: Page) {
  return page.getByRole('combobox', { name: 'Pay the rest by' });
}
