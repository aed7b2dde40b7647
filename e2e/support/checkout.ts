import { expect, type Page } from '@playwright/test';
import type { Choice, callsOf } from './shopper.ts';
import { logIn, type Shopper } from './shopper.ts';

export const WATER: Choice = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
};

export function placeOrderButton(page: Page) {
  return page.getByRole('button', { name: 'Place Order' });
}

export async function goToPayment(
  page: Page,
  calls: ReturnType<typeof callsOf>,
  shopper: Shopper,
  choice = WATER,
): Promise<void> {
  await calls.addToCart(choice);
  await calls.saveAddress();
  await logIn(page, shopper);
  await page.goto('/#/address');
  const toPayment = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(toPayment).toBeVisible();
  // The step refetches the cart: change it afterwards.
  const cart = page.waitForResponse('**/api/get-cart');
  await toPayment.click();
  await (await cart).finished();
  await expect(placeOrderButton(page)).toBeEnabled();
}
