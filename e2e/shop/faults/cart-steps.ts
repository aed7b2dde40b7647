import { forgetCopy } from '../../support/browser-storage.ts';
import { alertSaying } from '../../support/expect-texts.ts';
import { loadPage } from '../../support/navigation.ts';
import { expect } from '../../support/shop-test.ts';
import { wordsOf } from './faults.ts';
import { fillCart, moreWater, orderFromCart, type Step, unloaded } from './step.ts';

const SHIRT = { productId: 'monsoon-heavy-t-shirt', variantId: 'monsoon-heavy-t-shirt_V10' };
const SESSION_OVER = 'Your session has expired. Please log in again.';

/** The calls of the cart. */
export const cartSteps: readonly Step[] = [
  {
    name: 'the cart is read',
    call: { method: 'GET', path: /\/api\/get-cart$/ },
    open: fillCart,
    act: async ({ page }) => {
      await forgetCopy(page, 'cart');
      await loadPage(page, '/cart');
    },
    waits: (page) => page.getByText('Loading your cart...'),
    says: (page, fault) => unloaded(page, fault, 'Error loading cart'),
    retry: (page) => page.getByRole('button', { name: 'Try Again' }),
    done: moreWater,
    finish: orderFromCart,
  },
  {
    name: 'the cart is read again',
    call: { method: 'GET', path: /\/api\/get-cart$/ },
    open: fillCart,
    act: ({ page }) => loadPage(page, '/cart'),
    // The copy of this browser is in sight meanwhile.
    waits: moreWater,
    says: (page, fault) => unloaded(page, fault, 'Error loading cart'),
    kept: (page) => expect(moreWater(page)).toBeVisible(),
    retry: (page) => page.getByRole('button', { name: 'Try Again' }),
    done: moreWater,
    finish: orderFromCart,
  },
  {
    name: 'a quantity is changed',
    call: { method: 'PUT', path: /\/api\/update-cart-quantity$/ },
    open: fillCart,
    act: ({ page }) => moreWater(page).click(),
    waits: (page) =>
      page.getByRole('group', { name: /Tender Coconut Water Pack/ }).and(page.locator('[aria-busy=true]')),
    says: (page, fault) =>
      alertSaying(page, fault === 401 ? SESSION_OVER : `Failed to update quantity: ${wordsOf(fault)}`),
    kept: (page) => expect(page.getByRole('group', { name: /Tender Coconut Water Pack/ })).toContainText('1'),
    done: (page) => page.getByRole('group', { name: /Tender Coconut Water Pack/ }).filter({ hasText: '2' }),
    finish: orderFromCart,
  },
  {
    name: 'a line is removed',
    call: { method: 'POST', path: /\/api\/remove-from-cart$/ },
    open: async (visit) => {
      await visit.calls.addToCart(SHIRT);
      await fillCart(visit);
    },
    act: async ({ page }) => {
      await page.getByRole('button', { name: /^Remove Monsoon/ }).click();
      await page
        .getByRole('alertdialog', { name: 'Remove Item' })
        .getByRole('button', { name: 'Remove' })
        .click();
    },
    waits: (page) => page.getByText('Removing...'),
    says: (page, fault) => {
      if (fault === 401) return alertSaying(page, SESSION_OVER);
      return alertSaying(page, fault === 'cut' ? wordsOf(fault) : `Failed to remove item: ${wordsOf(fault)}`);
    },
    kept: (page) => expect(page.getByRole('button', { name: /^Remove Monsoon/ })).toBeEnabled(),
    done: (page) =>
      page.getByRole('list', { name: 'Items in your cart' }).and(page.locator(':not(:has-text("Monsoon"))')),
    finish: orderFromCart,
  },
];
