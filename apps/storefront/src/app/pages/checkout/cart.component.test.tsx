import type { getArrival } from '@ilaneer/contract/address/arrival';
import type { getCart, removeFromCart, updateCartQuantity } from '@ilaneer/contract/cart/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import type { addToWishlist, getWishlist } from '@ilaneer/contract/wishlist';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAlert, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf, PACK, plainPriceOf } from '../../../../testing/replies/cart.ts';
import { TOTE } from '../../../../testing/replies/catalogue.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';
import { entryOf, wishlistOf } from '../../../../testing/replies/wishlist.ts';

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getBestPrice>('GET', '/best-price', plainPriceOf(PACK));
  server.answer<typeof getCart>('GET', '/get-cart', cartOf(PACK));
});

const summary = page.getByRole('region', { name: 'Order summary' });
const oneMore = page.getByRole('button', { name: /^One more/ });
const oneLess = page.getByRole('button', { name: /^One less/ });
const remove = page.getByRole('button', { name: /^Remove Tender/ });
const dialog = page.getByRole('alertdialog', { name: 'Remove Item' });

async function openCart(): Promise<void> {
  await renderShop('/cart', { shopper: SHOPPER });
  await expect.element(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible();
}

async function removeLine(): Promise<void> {
  await remove.click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
}

function removeAll() {
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
  return { ...cartOf(), message: 'Removed from your cart' };
}

describe('the cart (CART-12 to CART-14)', () => {
  it('shows a line with its summary', async () => {
    await openCart();
    await expect.element(oneLess).toBeDisabled();
    const checkout = page.getByRole('link', { name: 'Checkout' });
    await expect.element(checkout).toHaveAttribute('href', '/#/address');
    // 18 % GST after discounts; ₹40 delivery below ₹500 (PRICING-3, PRICING-4).
    for (const figure of ['₹285.00', '₹51.30', '₹40.00', '₹376.30']) {
      await expect.element(summary.getByText(figure, { exact: true }).first()).toBeVisible();
    }
    await expect.element(summary.getByText('$')).not.toBeInTheDocument();
    // PRICING-37.
    await expect.element(page.getByText('before GST', { exact: true }).first()).toBeVisible();
    await expectAccessible();
  });

  it('lists its promotions, and those within reach in the words of the owner (PROMOTION-11)', async () => {
    server.answer<typeof getCart>('GET', '/get-cart', {
      ...cartOf(PACK),
      promotions: [
        { id: 'week', name: 'Monsoon week', savings: 28.5, arithmetic: '10% off: ₹28.50 off 1 of 1 Pack' },
        { id: 'free', name: 'At the door', savings: 0, arithmetic: 'Free delivery' },
      ],
      promotionHints: [
        { id: 'third', name: 'Third free', hint: 'One more and the next is free', missing: 'Add 1 more' },
      ],
    });
    await openCart();
    const promotions = page.getByRole('list', { name: 'Promotions' });
    const week = 'Monsoon week10% off: ₹28.50 off 1 of 1 Pack−₹28.50';
    const others = 'At the doorFree deliveryOne more and the next is freeThird free: Add 1 more';
    await expect.element(promotions).toHaveTextContent(`${week}${others}`);
    await expectAccessible();
  });

  it('says what Cash on Delivery costs more, where the shop takes a fee (PRICING-38)', async () => {
    const shop = { delivery: { charge: 4_000, freeFrom: 50_000, cashFee: 3_000 } };
    await renderShop('/cart', { shopper: SHOPPER, shop });
    await expect.element(summary.getByText('Cash on Delivery costs ₹30.00 more.')).toBeVisible();
    await expect.element(summary.getByText('₹376.30', { exact: true }).first()).toBeVisible();
  });

  it('states no fee of Cash on Delivery at a PIN code where none is taken (DELIVERY-15)', async () => {
    server.answer<typeof getArrival>('GET', '/arrivals/:pin', {
      ...{ success: true, pinCode: '793001', isServed: true, takesCash: false, arrivesOn: '2036-12-04' },
    });
    const shop = { delivery: { charge: 4_000, freeFrom: 50_000, cashFee: 3_000 } };
    await renderShop('/cart', { shopper: SHOPPER, shop });
    const fee = summary.getByText('Cash on Delivery costs ₹30.00 more.');
    await expect.element(fee).toBeVisible();
    await page.getByRole('textbox', { name: 'Deliver to PIN code' }).fill('793001');
    await expectText('Arrives Thu, 4 Dec to 793001. Cash on Delivery is not available there.');
    await expect.element(fee).not.toBeInTheDocument();
  });

  it('asks before it removes a line', async () => {
    await openCart();
    await remove.click();
    await expectText('Remove Item', 'Are you sure you want to remove this item from your cart?');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    server.act<typeof removeFromCart>('POST', '/remove-from-cart', removeAll);
    await removeLine();
    await expectText('OOPS! Your Cart is Empty');
    expect(server.sent<typeof removeFromCart>('POST', '/remove-from-cart')).toMatchObject([
      { productId: PACK.productId, variantId: PACK.variantId },
    ]);
  });

  it('waits for a changed quantity with its buttons disabled', async () => {
    await openCart();
    server.hang<typeof updateCartQuantity>('PUT', '/update-cart-quantity');
    await oneMore.click();
    const quantity = page.getByRole('group', { name: /^Quantity of/ });
    await expect.element(quantity).toHaveAttribute('aria-busy', 'true');
    await expect.element(remove).toBeDisabled();
  });

  it('says that a line is on its way into the wishlist, and that it is there (CART-14)', async () => {
    await openCart();
    const entry = { ...entryOf(TOTE), productId: PACK.productId, variantId: PACK.variantId };
    const wishlist = wishlistOf(entry);
    const release = server.hold<typeof addToWishlist>('POST', '/add-to-wishlist', {
      ...wishlist,
      message: '',
    });
    await page.getByRole('button', { name: /^Add to wishlist/ }).click();
    await expectText('Adding...');
    server.answer<typeof getWishlist>('GET', '/get-wishlist', wishlist);
    release();
    await expectText('In Wishlist');
    await expectAlert('Tender Coconut Water Pack added to wishlist successfully!');
    await expectAccessible();
  });

  it('says that a line is on its way out', async () => {
    await openCart();
    server.hang<typeof removeFromCart>('POST', '/remove-from-cart');
    await removeLine();
    await expectText('Removing...');
    for (const step of [oneLess, oneMore])
      await expect.element(step).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('button', { name: /^Add to wishlist/ })).toBeDisabled();
  });
});

describe('a quantity that the server refuses (CART-21)', () => {
  const expectRefused = async (status: number, message: string, text: string) => {
    await openCart();
    server.refuse<typeof updateCartQuantity>('PUT', '/update-cart-quantity', { status, message });
    await oneMore.click();
    await expectAlert(text);
    await expect.element(oneMore).toBeEnabled();
  };

  it('400', () =>
    expectRefused(400, 'Quantity must be a positive number', 'Invalid quantity. Please try again.'));

  it('404: a product that is gone leaves the cart', async () => {
    await openCart();
    const message = 'Product not found in database';
    server.refuse<typeof updateCartQuantity>('PUT', '/update-cart-quantity', { status: 404, message });
    server.act<typeof removeFromCart>('POST', '/remove-from-cart', removeAll);
    await oneMore.click();
    await expectAlert('This product is no longer available. Removing from cart...');
    await expectText('OOPS! Your Cart is Empty');
  });
});

describe('a removal that fails (CART-20, CART-22)', () => {
  const expectRefused = async (status: number, message: string, text: string) => {
    await openCart();
    server.refuse<typeof removeFromCart>('POST', '/remove-from-cart', { status, message });
    await removeLine();
    await expectAlert(text);
  };

  it('404 and 400', async () => {
    await expectRefused(
      404,
      'Product not found in cart',
      'This item is no longer in your cart. Refreshing cart...',
    );
    server.refuse<typeof removeFromCart>('POST', '/remove-from-cart', {
      ...{ status: 400, message: 'Product ID is required' },
    });
    await removeLine();
    await expectAlert('Invalid item selected. Please try again.');
  });

  it('answered with nothing to go by', async () => {
    await openCart();
    server.answerNothing<typeof removeFromCart>('POST', '/remove-from-cart');
    await removeLine();
    await expectAlert(
      'Item removed from server but failed to update locally. The page will refresh to sync your cart.',
    );
  });
});

it('invites to the wishlist where it is empty (CART-16)', async () => {
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
  await renderShop('/Empty');
  await expectText('OOPS! Your Cart is Empty', 'Get our amazing products & offers');
  await expect
    .element(page.getByRole('link', { name: 'Add item from wishlist' }))
    .toHaveAttribute('href', '/#/wishlist');
  await expectAccessible();
});
