import type { Page } from '@playwright/test';
import { breakCall, type FaultyCall } from '../shop/faults/faults.ts';
import { WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

const EXPIRED = 'Your session has expired. Please log in again.';

type Act = {
  readonly what: string;
  readonly route: string;
  readonly press: (page: Page) => Promise<void>;
  /** The call that is the first to hear of it. */
  readonly call: FaultyCall;
  readonly says: string;
};

const ACTS: readonly Act[] = [
  {
    what: 'a heart that adds',
    route: '/Product-page/market-tote',
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /to wishlist$/ })
        .first()
        .click(),
    call: { method: 'POST', path: /add-to-wishlist$/ },
    says: EXPIRED,
  },
  {
    what: 'a heart that removes',
    route: '/wishlist',
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Remove .* from wishlist$/ })
        .first()
        .click(),
    call: { method: 'DELETE', path: /remove-from-wishlist$/ },
    says: 'Please login to manage wishlist',
  },
  {
    what: 'a quantity in the cart',
    route: '/cart',
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^One more/ })
        .first()
        .click(),
    call: { method: 'PUT', path: /update-cart-quantity$/ },
    says: EXPIRED,
  },
];

for (const { what, route, press, call, says } of ACTS) {
  test(`an expired session is told once, in the words of ${what}`, async ({
    page,
    shopper,
    calls,
    allowProblems,
  }) => {
    allowProblems(/status of 401/);
    await calls.addToCart(WATER);
    await calls.addToWishlist(WATER);
    await logIn(page, shopper);
    await page.goto(`/#${route}`);
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
    await breakCall(page, call, 401);
    await press(page);
    await expect(alertSaying(page, says)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login / Register' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveText([says]);
  });
}
