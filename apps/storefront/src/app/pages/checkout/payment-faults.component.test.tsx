import type { getBusiness } from '@ilaneer/contract/address/business';
import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import type { getOrders, placeOrder } from '@ilaneer/contract/order/order';
import type { getPaymentOptions } from '@ilaneer/contract/payment/payment';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAlert } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { breakCall, FAULTS, logInElsewhere, wordsOf } from '../../../../testing/faults.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf, PACK, plainPriceOf } from '../../../../testing/replies/cart.ts';
import { answerCheckout } from '../../../../testing/replies/checkout.ts';
import { ORDER, ordersOf } from '../../../../testing/replies/orders.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';

const byCard = page.getByRole('radio', { name: 'Credit/Debit cards' });
const holder = page.getByRole('textbox', { name: 'Card holder name', exact: false });
const onDelivery = page.getByRole('radio', { name: 'Cash on Delivery' });
const place = page.getByRole('button', { name: 'Place Order' });

let server: FakeServer;
beforeEach(async () => {
  server = openFakeServer();
  answerShopper(server);
  answerCheckout(server);
  server.answer<typeof getBusiness>('GET', '/account/business', { success: true, business: null });
  server.answer<typeof getCart>('GET', '/get-cart', cartOf(PACK));
  server.answer<typeof getBestPrice>('GET', '/best-price', plainPriceOf(PACK));
  server.answer<typeof getPaymentOptions>('GET', '/payment-options', {
    ...{
      success: true,
      online: true,
      canSaveCard: false,
      asksForCard: true,
      roundsCash: false,
      savedCards: [],
    },
  });
  await renderShop('/address', { shopper: SHOPPER });
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await byCard.click();
  await holder.fill('Meera Nair');
  await onDelivery.click();
});

describe('the order is placed', () => {
  it.each(FAULTS)('%s: shows the reason, and keeps the chosen method for another try', async (fault) => {
    await breakCall<typeof placeOrder>(server, 'POST', '/place-order', fault);
    await place.click();
    if (fault === 401) {
      await expectAlert('Please login to continue');
      logInElsewhere();
    } else if (fault === 'cut') await expectAlert('Error placing order. Please try again.');
    else await expectAlert(wordsOf(fault));
    await expect.element(onDelivery).toBeChecked();
    await byCard.click();
    await expect.element(holder).toHaveValue('Meera Nair');
    await onDelivery.click();
    await expect.element(place).toBeEnabled();
    server.act<typeof placeOrder>('POST', '/place-order', () => {
      server.answer<typeof getCart>('GET', '/get-cart', cartOf());
      server.answer<typeof getOrders>('GET', '/orders', ordersOf(ORDER));
      return { success: true, message: 'Order placed', order: ORDER };
    });
    await place.click();
    await expectAlert('Order placed successfully!');
    expect(server.sent<typeof placeOrder>('POST', '/place-order')).toHaveLength(2);
  });
});
