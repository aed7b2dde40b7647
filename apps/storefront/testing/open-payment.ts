import type { CartLineView, getCart } from '@ilaneer/contract/cart/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import { page } from 'vitest/browser';
import type { FakeServer } from './fake-server.ts';
import { renderShop } from './render-shop.tsx';
import { cartOf, PACK, plainPriceOf } from './replies/cart.ts';
import { answerCheckout } from './replies/checkout.ts';
import { answerShopper, SHOPPER } from './replies/shop.ts';

export function answerPayment(server: FakeServer, line: CartLineView = PACK): void {
  answerShopper(server);
  answerCheckout(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf(line));
  server.answer<typeof getBestPrice>('GET', '/best-price', plainPriceOf(line));
}

export async function openPayment(): Promise<void> {
  await renderShop('/address', { shopper: SHOPPER });
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}
