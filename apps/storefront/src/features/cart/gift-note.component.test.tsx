import type { CartLineView, getCart, updateCartQuantity } from '@ilaneer/contract/cart/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectText } from '../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { cartOf, PACK, plainPriceOf } from '../../../testing/replies/cart.ts';
import { answerProduct, CAP } from '../../../testing/replies/catalogue.ts';
import { answerShopper, SHOPPER } from '../../../testing/replies/shop.ts';

const add = page.getByRole('button', { name: /^Add gift note/ });
const change = page.getByRole('button', { name: /^Change gift note/ });
const dialog = page.getByRole('dialog', { name: 'Gift note' });
const words = dialog.getByRole('textbox', { name: 'Your words' });
const save = dialog.getByRole('button', { name: 'Save' });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
});

function answerLine(line: CartLineView) {
  server.answer<typeof getCart>('GET', '/get-cart', cartOf(line));
  server.answer<typeof getBestPrice>('GET', '/best-price', plainPriceOf(line));
}

async function openCart(line: CartLineView = PACK) {
  answerLine(line);
  await renderShop('/cart', { shopper: SHOPPER });
}

const saveAs = (line: CartLineView) =>
  server.act<typeof updateCartQuantity>('PUT', '/update-cart-quantity', ({ giftNote, newQuantity }) => {
    const { giftNote: _, ...rest } = { ...line, quantity: newQuantity };
    const saved = giftNote ? { ...rest, giftNote } : rest;
    answerLine(saved);
    return { ...cartOf(saved), message: '' };
  });

describe('the gift note of a cart line (CART-26)', () => {
  it('is typed, shown, and taken away again', async () => {
    saveAs(PACK);
    await openCart();
    await add.click();
    await expectText('120 of 120 letters left. Leave it empty for no note.');
    await words.fill('For Anu');
    await expectText('113 of 120 letters left. Leave it empty for no note.');
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expectText('Gift note: “For Anu”');
    await expect.element(change).toHaveFocus();
    await change.click();
    await expect.element(words).toHaveValue('For Anu');
    await words.fill('');
    await save.click();
    await expect.element(add).toBeVisible();
    expect(server.sent<typeof updateCartQuantity>('PUT', '/update-cart-quantity')).toMatchObject([
      { newQuantity: 1, giftNote: 'For Anu' },
      { newQuantity: 1, giftNote: '' },
    ]);
  });

  it('takes at most 120 letters', async () => {
    await openCart();
    await add.click();
    await words.fill('n'.repeat(119));
    await userEvent.type(words, 'mm');
    await expect.element(words).toHaveValue(`${'n'.repeat(119)}m`);
  });

  it('says at the field why it was not saved', async () => {
    await openCart();
    const message = 'The gift note must be at most 120 characters';
    server.refuse<typeof updateCartQuantity>('PUT', '/update-cart-quantity', { status: 400, message });
    await add.click();
    await words.fill('For Anu');
    await save.click();
    await expect.element(words).toHaveAccessibleDescription(new RegExp(`^${message}`));
    await expectAccessible();
    await words.fill('For Anu, with love');
    await expect.element(words).not.toHaveAttribute('aria-invalid');
  });

  it('cannot be changed on a line that is sold out', async () => {
    await openCart({ ...PACK, giftNote: 'For Anu', currentStock: 0, maxQuantity: 0 });
    await expectText('Gift note: “For Anu”');
    await expect.element(change).not.toBeInTheDocument();
  });
});

it('is typed on the page of a product that is in the cart', async () => {
  const line = { ...PACK, productId: 'cap', variantId: 'cap-Yellow', name: 'Sun Cap', variantName: 'Yellow' };
  saveAs(line);
  answerLine(line);
  answerProduct(server, CAP);
  await renderShop('/Product-page/cap', { shopper: SHOPPER });
  await add.click();
  await words.fill('For Anu');
  await save.click();
  await expectText('Gift note: “For Anu”');
});
