import type { Locator, Page } from '@playwright/test';
import { loadCart, oneMore } from '../../support/cart.ts';
import { placeOrderButton, WATER } from '../../support/checkout.ts';
import { alertSaying } from '../../support/expect-texts.ts';
import { loadPage } from '../../support/navigation.ts';
import { expect } from '../../support/shop-test.ts';
import { type callsOf, logIn, type Shopper } from '../../support/shopper.ts';
import { type Fault, type FaultyCall, wordsOf } from './faults.ts';

/** A shopper on a page, and what they do without it. */
export type Visit = {
  readonly page: Page;
  readonly calls: ReturnType<typeof callsOf>;
  readonly shopper: Shopper;
};

/** A step of the checkout, and one call of it that can go wrong. */
export type Step = {
  readonly name: string;
  readonly call: FaultyCall;
  /** What there is before, and the page on which the call is made by pressing something. */
  readonly open: (visit: Visit) => Promise<void>;
  /** Makes the call. */
  readonly act: (visit: Visit) => Promise<void>;
  /** What shows that the answer is waited for. */
  readonly waits: (page: Page) => Locator;
  /** What is said of a fault. */
  readonly says: (page: Page, fault: Fault) => Locator;
  /** What the shopper had typed or chosen is still there. */
  readonly kept?: (page: Page, fault: Fault) => Promise<void>;
  /** Tries again where the call is not made by `act`, as after a page that could not be loaded. */
  readonly retry?: (page: Page) => Locator;
  /** What shows that it went well. */
  readonly done: (page: Page) => Locator;
  /** Goes on to an order, where the step does not end in one. */
  readonly finish?: (visit: Visit) => Promise<void>;
};

/** A cart with one thing in it, an address, and the cart in sight. */
export async function fillCart({ page, calls, shopper }: Visit): Promise<void> {
  await calls.addToCart(WATER);
  await calls.saveAddress();
  await logIn(page, shopper);
  await loadCart(page);
  await expect(moreWater(page)).toBeVisible();
}

/** The plus of that thing. */
export const moreWater = (page: Page) => oneMore(page, 'Tender Coconut Water Pack');

/** From the cart to one order. */
export async function orderFromCart({ page }: Visit): Promise<void> {
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await orderFromAddress(page);
}

/** From the address step to one order. */
export async function orderFromAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await placeOrderButton(page).click();
  await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
}

/** An order that waits for its payment, in sight on My Orders. */
export async function placeWaitingOrder({ page, calls, shopper }: Visit): Promise<void> {
  await calls.order(WATER, { paymentMethod: 'online' });
  await logIn(page, shopper);
  await loadPage(page, '/order-details');
  await expect(page.getByRole('article')).toBeVisible();
}

/** What stands for a page that could not be loaded; a session that is over asks for a login instead. */
export function unloaded(page: Page, fault: Fault, title: string): Locator {
  const alert = alertSaying(page, wordsOf(fault));
  return fault === 401 ? alert : alert.filter({ hasText: title });
}

/** An open dialog. */
export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
/** The first field of an address form. */
export const nameField = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Full name' });
