import type { getOrder, placeOrder } from '@ilaneer/contract/order/order';
import type { getOrderPayment, getPaymentOptions, verifyPayment } from '@ilaneer/contract/payment/payment';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAlert, expectNamed } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { answerPayment, openPayment } from '../../../../testing/open-payment.ts';
import {
  answerPayable,
  answerPlaced,
  inWindow,
  NO_PAYMENT,
  WAITING,
} from '../../../../testing/replies/payments.ts';

const PROOF = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' };
// Replaces the gateway's script; records its options.
const SCRIPT = `data:text/javascript,${encodeURIComponent(
  'window.opened = []; window.Razorpay = function (given) { this.open = () => { window.opened.push(given); }; };',
)}`;

type Given = {
  readonly handler: (brought: object) => void;
  readonly modal: { readonly ondismiss: () => void };
};

const opened = (): readonly Given[] => Reflect.get(window, 'opened') ?? [];
const place = page.getByRole('button', { name: 'Place Order' });
const open = page.getByRole('button', { name: 'Open the payment window' });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerPayment(server);
  answerPlaced(server, WAITING);
  Reflect.deleteProperty(window, 'opened');
});

async function orderByUpi(): Promise<void> {
  await openPayment();
  await page.getByRole('radio', { name: 'UPI' }).click();
  await place.click();
}

it('opens over the waiting page, and its result goes to the server (PAYMENT-7)', async () => {
  answerPayable(server, inWindow('upi', { script: `${SCRIPT}//upi` }));
  await orderByUpi();
  await expect.poll(() => opened().length).toBe(1);
  expect(opened()[0]).toMatchObject({
    ...{ key: 'rzp_1', order_id: 'order_1', amount: 37_630, currency: 'INR', remember_customer: false },
    prefill: { method: 'upi' },
  });
  expect(opened()[0]).not.toHaveProperty('customer_id');
  await expectNamed('heading', 'Complete your payment');
  await expectAccessible();
  opened()[0]?.modal.ondismiss();
  await open.click();
  await expect.poll(() => opened().length).toBe(2);
  server.act<typeof verifyPayment>('POST', '/verify-payment', () => {
    const order = { ...WAITING, status: 'cancelled' as const, isCancellable: false };
    server.answer<typeof getOrder>('GET', '/orders/:orderId', { success: true, message: '', order });
    const reply = { ...NO_PAYMENT, orderStatus: 'cancelled' };
    server.answer<typeof getOrderPayment>('GET', '/orders/:orderId/payment', reply);
    return { success: true, message: '', orderId: WAITING.id };
  });
  opened()[1]?.handler(PROOF);
  await expectNamed('heading', 'Oh, your Payment Failed!');
  expect(server.sent<typeof verifyPayment>('POST', '/verify-payment')).toEqual([PROOF]);
});

it('leaves the order to be paid when its script does not load', async () => {
  answerPayable(server, inWindow('upi', { script: 'http://localhost:1/checkout.js' }));
  await orderByUpi();
  await expectAlert('The payment window did not open. Please check your connection and try again.');
  await expect.element(open).toBeEnabled();
});

it.each([
  [true, { customer_id: 'cust_1', remember_customer: true, save: 1 }],
  [false, { remember_customer: false }],
])(
  'pays a new card, of which the CVV stays in the browser; it can be saved: %s',
  async (savesCard, given) => {
    server.answer<typeof getPaymentOptions>('GET', '/payment-options', {
      ...{
        success: true,
        online: true,
        canSaveCard: true,
        asksForCard: true,
        roundsCash: false,
        savedCards: [],
      },
    });
    const script = `${SCRIPT}//card ${savesCard}`;
    answerPayable(server, inWindow('card', { script, savesCard, customerId: savesCard ? 'cust_1' : null }));
    await openPayment();
    await page.getByRole('radio', { name: 'Credit/Debit cards' }).click();
    await page.getByRole('textbox', { name: 'Card holder name', exact: false }).fill('Meera Nair');
    await page.getByRole('textbox', { name: 'Expiry (MM/YY)', exact: false }).fill('12/39');
    await page.getByLabelText(/^CVV/).fill('1234');
    await page.getByRole('checkbox', { name: 'Save this card securely' }).click();
    await place.click();
    await expect.poll(() => opened().length).toBe(1);
    expect(opened()[0]).toMatchObject({ ...given, prefill: { method: 'card' } });
    if (!savesCard)
      await expectAlert('Your card cannot be saved just now. You can pay with it all the same.');
    const sent = server.sent<typeof placeOrder>('POST', '/place-order');
    expect(sent).toMatchObject([
      {
        paymentMethod: 'prepaid',
        paymentDetails: {
          paymentGateway: 'card',
          method: 'prepaid',
          cardName: 'Meera Nair',
          expDate: '12/39',
        },
      },
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/\b1234\b/);
  },
);
