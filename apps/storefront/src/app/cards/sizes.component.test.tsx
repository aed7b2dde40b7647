import type { login } from '@ilaneer/contract/account/account';
import type { addToCart, getCart, removeFromCart } from '@ilaneer/contract/cart/cart';
import type { addToWishlist, getWishlist } from '@ilaneer/contract/wishlist';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loginDialog, sendLogin, stepOne } from '../../../testing/account-dialogs.ts';
import { expectAccessible, expectAlert, expectText } from '../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { answerAccountDialogs, STARTED } from '../../../testing/replies/account.ts';
import { cartOf, PACK } from '../../../testing/replies/cart.ts';
import { answerProduct, CAP, CREW } from '../../../testing/replies/catalogue.ts';
import { SHOPPER } from '../../../testing/replies/shop.ts';
import { answerWishlist, entryOf, wishlistOf } from '../../../testing/replies/wishlist.ts';

const ASK = 'Add Crew T-shirt in your size to cart';
const lineOf = (variantId: string) => ({ ...PACK, productId: 'crew', variantId, name: 'Crew T-shirt' });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerAccountDialogs(server);
  answerProduct(server, CREW, CAP);
});

const plus = page.getByRole('button', { name: ASK });
const sheet = page.getByRole('dialog', { name: 'Choose a size' });
const add = sheet.getByRole('button', { name: 'Add to cart' });
const size = (name: string | RegExp) => sheet.getByRole('button', { name, exact: true });
const tickOf = (name: string) =>
  page.getByRole('button', { name: `Remove Crew T-shirt, White, ${name} from cart` });

function answerCart(...variantIds: readonly string[]): void {
  let inCart = variantIds;
  const change = (next: readonly string[]) => {
    inCart = next;
    const cart = cartOf(...inCart.map(lineOf));
    server.answer<typeof getCart>('GET', '/get-cart', cart);
    return { ...cart, message: '' };
  };
  change(inCart);
  server.act<typeof addToCart>('POST', '/add-to-cart', ({ variantId }) =>
    change([...inCart, variantId ?? '']),
  );
  server.act<typeof removeFromCart>('POST', '/remove-from-cart', ({ variantId }) =>
    change(inCart.filter((one) => one !== variantId)),
  );
}

async function logIn(): Promise<void> {
  server.answer<typeof login>('POST', '/login-user', STARTED);
  await stepOne.getByRole('button', { name: 'Login with password' }).click();
  await sendLogin('asha@example.in', 'karikku-2026');
  await expect.element(loginDialog).not.toBeInTheDocument();
}

describe('the plus of clothes (CART-17)', () => {
  it('asks for the size, adds that one, and takes it out again', async () => {
    answerCart();
    await renderShop('/ExploreProducts', { shopper: SHOPPER });
    await plus.click();
    await expect.element(sheet).toHaveAccessibleDescription('Crew T-shirt');
    await expect.element(sheet.getByRole('button', { name: 'White', pressed: true })).toBeVisible();
    await expect
      .element(sheet.getByRole('group', { name: /^Size/ }).getByRole('button', { pressed: true }))
      .toHaveLength(0);
    await expectAccessible();
    await add.click();
    await expect.element(sheet.getByRole('alert')).toHaveTextContent('Please choose a size');
    await expect.element(size('S')).toHaveFocus();
    await size(/^XL/).click();
    await expect.element(sheet.getByText('Please choose a size')).not.toBeInTheDocument();
    await expect.element(sheet.getByRole('button', { name: 'Sold out', exact: true })).toBeDisabled();
    await size('M').click();
    await add.click();
    await expect.element(tickOf('M')).toHaveFocus();
    expect(server.sent<typeof addToCart>('POST', '/add-to-cart')).toMatchObject([{ variantId: 'crew-M' }]);
    await tickOf('M').click();
    await plus.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(plus).toHaveFocus();
  });

  it('lists several sizes in the cart, each of which can be removed', async () => {
    answerCart('crew-S', 'crew-M');
    await renderShop('/ExploreProducts', { shopper: SHOPPER });
    await page
      .getByRole('button', { name: 'Crew T-shirt is in your cart in 2 choices: change them' })
      .click();
    await size('S').click();
    await sheet.getByRole('button', { name: 'Remove from cart' }).click();
    await expect.element(tickOf('M')).toBeVisible();
  });

  it('asks in the wishlist too, where it was saved without a size', async () => {
    answerCart();
    answerWishlist(server, CREW);
    server.answer<typeof getWishlist>('GET', '/get-wishlist', wishlistOf(entryOf(CREW)));
    await renderShop('/wishlist', { shopper: SHOPPER });
    await plus.click();
    await size('M').click();
    await add.click();
    await expectText('Your wishlist is empty');
    expect(server.sent<typeof addToCart>('POST', '/add-to-cart')).toMatchObject([{ variantId: 'crew-M' }]);
  });
});

describe('the action of a visitor continues after the login (ACCOUNT-22, STOREFRONT-13)', () => {
  it('the plus, with the size that was chosen before', async () => {
    answerCart();
    await renderShop('/ExploreProducts');
    await plus.click();
    await size('M').click();
    await add.click();
    await logIn();
    await expect.element(tickOf('M')).toBeVisible();
  });

  it('the heart', async () => {
    answerProduct(server, CAP);
    answerWishlist(server, CAP);
    await renderShop('/Product-page/cap');
    const heart = page.getByRole('button', { name: /^(Add|Remove) Sun Cap, Yellow (to|from) wishlist$/ });
    await heart.click();
    await expectText('Please login');
    await logIn();
    await expectAlert('Sun Cap, Yellow added to wishlist successfully!');
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
    expect(server.sent<typeof addToWishlist>('POST', '/add-to-wishlist')).toHaveLength(1);
  });
});
