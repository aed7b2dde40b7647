import type { getArrival } from '@ilaneer/contract/address/arrival';
import type { getCashOnDelivery } from '@ilaneer/contract/order/cash-on-delivery';
import type { placeOrder } from '@ilaneer/contract/order/order';
import type { getPaymentOptions } from '@ilaneer/contract/payment/payment';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { answerPayment, openPayment } from '../../../../testing/open-payment.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { SHOPPER } from '../../../../testing/replies/shop.ts';
import { queryClient } from '../../../lib/query-client.ts';

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerPayment(server);
});

const cash = page.getByRole('radio', { name: /^Cash on Delivery/ });
const placeButton = page.getByRole('button', { name: 'Place Order' });

describe('a PIN code where the shop takes no cash (DELIVERY-15)', () => {
  const upi = page.getByRole('radio', { name: /^UPI/ });
  const summary = page.getByRole('region', { name: 'Order summary' });
  const answerOptions = (online: boolean) =>
    server.answer<typeof getPaymentOptions>('GET', '/payment-options', {
      ...{ success: true, online, canSaveCard: false, asksForCard: false, roundsCash: false },
      ...{ cashFee: 30, savedCards: [] },
    });

  beforeEach(() =>
    server.answer<typeof getArrival>('GET', '/arrivals/:pin', {
      ...{ success: true, pinCode: '682001', isServed: true, takesCash: false, arrivesOn: '2036-12-02' },
    }),
  );

  it('says so at the method alone, and begins with UPI', async () => {
    answerOptions(true);
    const shop = { delivery: { charge: 4_000, freeFrom: 50_000, cashFee: 3_000 } };
    await renderShop('/address', { shopper: SHOPPER, shop });
    await expectText('Arrives Tue, 2 Dec to 682001. Cash on Delivery is not available there.');
    await expect.element(summary.getByText(/Cash on Delivery costs/)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectText('Not available at 682001', 'Arrives Tue, 2 Dec');
    await expect.element(upi).toBeChecked();
    await expect.element(cash).toBeDisabled();
    await expect.element(summary.getByText(/Cash on Delivery/)).not.toBeInTheDocument();
    await expectAccessible();
    server.hang<typeof placeOrder>('POST', '/place-order');
    await placeButton.click();
    await expect
      .poll(() => server.sent<typeof placeOrder>('POST', '/place-order'))
      .toMatchObject([{ paymentMethod: 'online', deliveryCharge: 40, total: 376.3 }]);
  });

  it('begins with the gift card where nothing is paid online', async () => {
    answerOptions(false);
    await openPayment();
    await expect.element(page.getByRole('radio', { name: /^Gift Card/ })).toBeChecked();
    await expect.element(upi).toBeDisabled();
  });
});

it('says that an order on delivery waits for its confirmation, from the amount on (CHECKOUT-31, DELIVERY-16)', async () => {
  const answerRoom = (confirmFrom: number) =>
    server.answer<typeof getCashOnDelivery>('GET', '/cash-on-delivery', {
      ...{ success: true, held: { cash: 0, units: 0 }, most: { cash: 10_000, units: 100 } },
      ...{ ifProven: { cash: 50_000, units: 500 }, confirmFrom, record: null },
    });
  const note = page.getByText(/We pack it once you confirm it, and its day of arrival counts from then\.$/);
  answerRoom(376.3);
  await openPayment();
  await expect.element(note).toBeVisible();
  await expectAccessible();
  await page.getByRole('radio', { name: 'UPI' }).click();
  await expect.element(note).not.toBeInTheDocument();
  answerRoom(376.31);
  await queryClient.invalidateQueries({ queryKey: ['cash-on-delivery'] });
  await cash.click();
  await expect.element(note).not.toBeInTheDocument();
});
