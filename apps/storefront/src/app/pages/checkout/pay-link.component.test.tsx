import type { getCart } from '@ilaneer/contract/cart/cart';
import type { openPayLink } from '@ilaneer/contract/payment/pay-link';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf } from '../../../../testing/replies/cart.ts';
import { answerShopper } from '../../../../testing/replies/shop.ts';

it('says of a payment link without its end that it is not complete', async () => {
  const server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
  await renderShop('/pay?link=');
  await expectNamed('heading', 'This link is not complete');
  await expectAccessible();
});

it('shows the answer to a mangled payment link, and asks for no payment', async () => {
  const server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
  const message = 'This link is not complete. Please open the one in your mail again.';
  server.refuse<typeof openPayLink>('POST', '/pay-link', { status: 404, code: 'PAY_LINK_INVALID', message });
  await renderShop('/pay?link=%F0%9F%A5%A5');
  await expectText(message);
  await expect.element(page.getByRole('button', { name: /^Pay by/ })).not.toBeInTheDocument();
  expect(server.sent<typeof openPayLink>('POST', '/pay-link').at(-1)).toEqual({ link: '🥥' });
});
