import type { getCart, removeFromCart, updateCartQuantity } from '@ilaneer/contract/cart/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAlert, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import {
  breakCall,
  FAULTS,
  type Fault,
  logInElsewhere,
  settled,
  wordsOf,
} from '../../../../testing/faults.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf, PACK, plainPriceOf } from '../../../../testing/replies/cart.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';

const oneMore = page.getByRole('button', { name: /^One more/ });
const quantity = page.getByRole('group', { name: /^Quantity of/ });
const remove = page.getByRole('button', { name: /^Remove Tender/ });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getBestPrice>('GET', '/best-price', plainPriceOf(PACK));
  server.answer<typeof getCart>('GET', '/get-cart', cartOf(PACK));
});

async function openCart(): Promise<void> {
  await renderShop('/cart', { shopper: SHOPPER });
  await expect.element(oneMore).toBeEnabled();
}

async function repairRead(fault: Fault): Promise<void> {
  await settled();
  server.answer<typeof getCart>('GET', '/get-cart', cartOf(PACK));
  if (fault === 401) logInElsewhere();
  else await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(oneMore).toBeEnabled();
}

describe('the cart is read', () => {
  it.each(FAULTS)('%s: says why, and shows it at another try', async (fault) => {
    await breakCall<typeof getCart>(server, 'GET', '/get-cart', fault);
    await renderShop('/cart', { shopper: SHOPPER });
    await expectAlert(wordsOf(fault));
    if (fault !== 401) await expectText('Error loading cart');
    if (fault === 500) await expectAccessible();
    await repairRead(fault);
  });

  it.each(['cut', 500, 409] as const)('%s: what was read before stays in sight', async (fault) => {
    await openCart();
    await breakCall<typeof getCart>(server, 'GET', '/get-cart', fault);
    location.hash = '#/Empty';
    await expectText('OOPS! Your Cart is Empty');
    location.hash = '#/cart';
    await expectAlert(wordsOf(fault));
    await expect.element(oneMore).toBeVisible();
    await repairRead(fault);
  });

  it('late: says that it loads', async () => {
    server.hang<typeof getCart>('GET', '/get-cart');
    await renderShop('/cart', { shopper: SHOPPER });
    await expectText('Loading your cart...');
  });
});

describe('a quantity is changed', () => {
  it.each(FAULTS)('%s: names the reason, and is unchanged until another try', async (fault) => {
    await openCart();
    await breakCall<typeof updateCartQuantity>(server, 'PUT', '/update-cart-quantity', fault);
    await oneMore.click();
    if (fault === 401) {
      await expectAlert('Your session has expired. Please log in again.');
      await expectText('Please log in to see what is in your cart and to check out.');
      logInElsewhere();
    } else if (fault === 500) await expectAlert('Failed to update quantity: The shutters are stuck.');
    else await expectAlert(`Failed to update quantity: ${wordsOf(fault)}`);
    await expect.poll(() => quantity.query()?.textContent).toContain('1');
    const two = cartOf({ ...PACK, quantity: 2 });
    server.act<typeof updateCartQuantity>('PUT', '/update-cart-quantity', () => {
      server.answer<typeof getCart>('GET', '/get-cart', two);
      return { ...two, message: 'Quantity updated' };
    });
    await oneMore.click();
    // Presses are debounced.
    const sent = () => server.sent<typeof updateCartQuantity>('PUT', '/update-cart-quantity');
    await expect.poll(sent).toMatchObject([{ newQuantity: 2 }, { newQuantity: 2 }]);
    await expect.element(quantity).not.toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => quantity.query()?.textContent).toContain('2');
  });
});

describe('a line is removed', () => {
  const removeLine = async () => {
    await remove.click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove Item' });
    await dialog.getByRole('button', { name: 'Remove' }).click();
  };

  it.each(FAULTS)('%s: says why, and stays until another try', async (fault) => {
    await openCart();
    await breakCall<typeof removeFromCart>(server, 'POST', '/remove-from-cart', fault);
    await removeLine();
    if (fault === 401) {
      await expectAlert('Your session has expired. Please log in again.');
      logInElsewhere();
    } else if (fault === 'cut') {
      await expectAlert('Network connection error. Please check your internet and try again.');
    } else if (fault === 500) await expectAlert('Failed to remove item: The shutters are stuck.');
    else await expectAlert(`Failed to remove item: ${wordsOf(fault)}`);
    await expect.element(remove).toBeEnabled();
    server.act<typeof removeFromCart>('POST', '/remove-from-cart', () => {
      server.answer<typeof getCart>('GET', '/get-cart', cartOf());
      return { ...cartOf(), message: 'Removed from your cart' };
    });
    await removeLine();
    await expectText('OOPS! Your Cart is Empty');
  });
});
