import type { Page } from '@playwright/test';
import {
  addToWishlist,
  askToRemove,
  loadCart,
  oneLess,
  oneMore,
  removeLine,
  removeWater,
} from '../support/cart.ts';
import { WATER } from '../support/checkout.ts';
import { expectAlert, expectLink, expectNamed, expectText } from '../support/expect-texts.ts';
import { loadPage } from '../support/navigation.ts';
import { figuresIn } from '../support/order-figures.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

const UPDATE = 'update-cart-quantity';
const REMOVE = 'remove-from-cart';
const OIL = { productId: 'virgin-coconut-oil-bottle', variantId: 'virgin-coconut-oil-bottle_V01' };

/** Presses plus when the server refuses so. */
async function pressMoreRefused(page: Page, server: Server, status: number, message: string): Promise<void> {
  await server.recover();
  await loadCart(page);
  await server.refuse(UPDATE, status, message);
  await oneMore(page).click();
}

/** Removes the line when the server refuses so. */
async function removeRefused(page: Page, server: Server, status: number, message: string): Promise<void> {
  await server.recover();
  await loadCart(page);
  await server.refuse(REMOVE, status, message);
  await removeLine(page);
}

test.describe('with one line of water', () => {
  test.beforeEach(async ({ page, calls, shopper }) => {
    await calls.addToCart(WATER);
    await logIn(page, shopper);
  });

  // CART-4, CART-12 to CART-14, PRICING-3 and PRICING-4
  test('the cart with a line that changes', async ({ page, server }) => {
    await test.step('as it opens', async () => {
      await loadCart(page);
      await expect.soft(oneLess(page), 'minus is disabled at 1').toBeDisabled();
      await expectLink(page, 'Checkout', '/#/address');
      const summary = page.getByRole('region', { name: 'Order summary' });
      await expect.soft(summary, 'an order summary').toHaveCount(1);
      // GST of 18 % on the amount after discounts; delivery for ₹40 below ₹500.
      await expect.soft
        .poll(() => figuresIn(summary))
        .toMatchObject({ Subtotal: '₹285.00', GST: '₹51.30', Delivery: '₹40.00', Total: '₹376.30' });
      await expect.soft(summary.getByText('$'), 'amounts with the rupee sign').toHaveCount(0);
    });
    await test.step('asked to remove it', async () => {
      const dialog = await askToRemove(page);
      await expectText(page, 'Remove Item', 'Are you sure you want to remove this item from your cart?');
      await expectNamed(page, 'button', 'Cancel', 'Remove');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    });
    await test.step('while its quantity is updating', async () => {
      await server.hang(UPDATE);
      await oneMore(page).click();
      await expect
        .soft(page.getByRole('group', { name: /^Quantity of/ }), 'a spinner while its quantity is updating')
        .toHaveAttribute('aria-busy', 'true');
      await expect.soft(removeWater(page), 'buttons disabled').toBeDisabled();
      await server.recover();
    });
    await test.step('added to the wishlist', async () => {
      await loadCart(page);
      await addToWishlist(page).click();
      await expectText(page, 'In Wishlist');
      await expectAlert(page, 'added to wishlist successfully!');
    });
    await test.step('while it is removed', async () => {
      await loadCart(page);
      await server.hang(REMOVE);
      await removeLine(page);
      await expectText(page, 'Removing...');
    });
  });

  // CART-14
  test('a line on its way into the wishlist', async ({ page, server }) => {
    await loadCart(page);
    await server.hang('add-to-wishlist');
    await addToWishlist(page).click();
    await expectText(page, 'Adding...');
  });

  // CART-21
  test('a quantity that the server refuses', async ({ page, server }) => {
    await pressMoreRefused(page, server, 400, 'Quantity must be a positive number');
    await expectAlert(page, 'Invalid quantity. Please try again.');
    await pressMoreRefused(page, server, 500, 'The database is asleep');
    await expectAlert(page, 'Failed to update quantity: The database is asleep');
    await pressMoreRefused(page, server, 404, 'Product not found in database');
    await expectAlert(page, 'This product is no longer available. Removing from cart...');
    await expectText(page, 'OOPS! Your Cart is Empty');
  });

  // CART-20 and CART-22
  test('a removal that fails', async ({ page, server }) => {
    await test.step('refused', async () => {
      await removeRefused(page, server, 404, 'Product not found in cart');
      await expectAlert(page, 'This item is no longer in your cart. Refreshing cart...');
      await removeRefused(page, server, 400, 'Product ID is required');
      await expectAlert(page, 'Invalid item selected. Please try again.');
      await removeRefused(page, server, 500, 'The database is asleep');
      await expectAlert(page, 'Failed to remove item: The database is asleep');
    });
    await test.step('answered with nothing to go by', async () => {
      await server.recover();
      await loadCart(page);
      await server.answer(REMOVE, { success: undefined });
      await removeLine(page);
      await expectAlert(
        page,
        'Item removed from server but failed to update locally. The page will refresh to sync your cart.',
      );
    });
    await test.step('without a connection', async () => {
      await server.recover();
      await loadCart(page);
      await server.cut(REMOVE);
      await removeLine(page);
      await expectAlert(page, 'Network connection error. Please check your internet and try again.');
    });
    await test.step('after the session', async () => {
      await removeRefused(page, server, 401, 'x');
      await expectAlert(page, 'Your session has expired. Please log in again.');
    });
  });

  test('the coupon dialog in the cart, at the address step and at the payment', async ({ page, calls }) => {
    await calls.saveAddress();
    const openCoupons = () => page.getByRole('button', { name: /^Apply coupons/ }).click();

    await loadCart(page);
    await openCoupons();
    await expectNamed(page, 'dialog', 'Apply coupons');
    await loadPage(page, '/address');
    await openCoupons();
    await expectNamed(page, 'dialog', 'Apply coupons');
    await loadPage(page, '/address');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor();
    await openCoupons();
    await expectNamed(page, 'dialog', 'Apply coupons');
  });
});

// CART-15
test('a cart that loads, fails or is empty', async ({ page, shopper, server }) => {
  await logIn(page, shopper);
  await server.refuse('get-cart', 500, 'broken');
  await loadPage(page, '/cart');
  await expectText(page, 'Error loading cart');
  await expectNamed(page, 'button', 'Try Again');
  await server.recover();
  await loadPage(page, '/cart');
  await expectText(page, 'OOPS! Your Cart is Empty');
});

// CART-16
test('the empty-cart page', async ({ page }) => {
  await loadPage(page, '/Empty');
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('OOPS! Your Cart is Empty');
  await expectText(page, 'Get our amazing products & offers');
  await expectLink(page, 'Add item from wishlist', '/#/wishlist');
});

// CART-7, CART-10 and PRICING-5
test('what the server says of the cart calls', async ({ calls }) => {
  expect.soft(await calls.refusal('POST', '/remove-from-cart', WATER)).toBe('Product not found in cart');
  expect.soft(await calls.refusal('POST', '/remove-from-cart', {})).toBe('Product ID is required');
  await calls.addToCart(OIL);
  expect
    .soft(await calls.refusal('PUT', '/update-cart-quantity', { ...OIL, newQuantity: 0 }))
    .toBe('Quantity must be a positive number');
  expect.soft(await calls.cartLines()).toMatchObject([{ unit: 'pcs' }]);
  const one = (await calls.setQuantity(OIL, 1)).summary;
  expect.soft(one.delivery, 'delivery for 40 below 500').toBe(40);
  const enough = (await calls.setQuantity(OIL, Math.ceil(500 / one.subtotal))).summary;
  expect.soft(enough.delivery, 'delivery free from 500 after discounts').toBe(0);
});
