import { expect, type Page } from '@playwright/test';
import type { Choice, callsOf } from './shopper.ts';
import { logIn, type Shopper } from './shopper.ts';

/** What the tests order when it doesn't matter what. */
export const WATER: Choice = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
};

/** The button that orders. */
export function placeOrderButton(page: Page) {
  return page.getByRole('button', { name: 'Place Order' });
}

/** The payment step of a shopper with one thing in the cart and one address, checked with the server. */
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
  // The step asks for the cart anew when it opens; a test that changes the cart must come after that.
  const cart = page.waitForResponse('**/api/get-cart');
  await toPayment.click();
  await (await cart).finished();
  await expect(placeOrderButton(page)).toBeEnabled();
}
