import { addressForm } from '@ilaneer/testing/address-form';
import { razorpayGateway } from '../../src/modules/payment/gateways/razorpay-gateway.ts';
import { sign } from '../../src/modules/payment/gateways/signature.ts';
import { startRazorpayServer } from '../servers/razorpay-server.ts';
import { openTestShop, type TestShop, type TestShopper } from '../test-shop.ts';
import { stockOf, type VariantInShop, variantWithStock } from './find-variant.ts';

const keys = { keyId: 'rzp_test_key', keySecret: 'key secret', webhookSecret: 'webhook secret' };
const VARIANT = 'tender-coconut-water-pack_V01';
export const STOCK = 1_000;
/** With delivery. */
export const TOTAL = 376.3;
export const TOTAL_PAISE = 37_630;

export async function openPayFirstShop(now?: () => Date) {
  const server = await startRazorpayServer();
  const shop = await openTestShop({
    gateway: razorpayGateway({ ...keys, apiUrl: server.url }),
    ...(now && { now }),
  });
  return {
    shop,
    newClient: async () => {
      const shopper = await shop.newShopper();
      const client = payFirstClient(shop, shopper, await variantWithStock(shop, VARIANT, STOCK));
      await shop.call('POST', '/add-address', { token: shopper.token, body: addressForm() });
      await client.add(1);
      return client;
    },
    newStranger: async () =>
      payFirstClient(shop, await shop.newShopper(), await variantWithStock(shop, VARIANT, STOCK)),
    /** The gateway captured a payment. */
    paid: (orderId: string, paymentId: string) =>
      server.payments.set(orderId, [
        {
          id: paymentId,
          entity: 'payment',
          order_id: orderId,
          amount: TOTAL_PAISE,
          currency: 'INR',
          status: 'captured',
          error_description: null,
          card: null,
        },
      ]),
    stock: () => stockOf(shop, VARIANT),
    close: async () => {
      await shop.close();
      await server.close();
    },
  };
}

export type PayFirstShop = Awaited<ReturnType<typeof openPayFirstShop>>;
export type PayFirstClient = ReturnType<typeof payFirstClient>;

function payFirstClient(shop: TestShop, { token }: TestShopper, pack: VariantInShop) {
  const items = [
    { productId: pack.productId, quantity: 1, price: 285, variant: { variantId: pack.variantId } },
  ];
  const order = { items, deliveryAddress: addressForm(), paymentMethod: 'online' };
  return {
    token,
    add: (quantity: number) => shop.call('POST', '/add-to-cart', { token, body: { ...pack, quantity } }),
    create: (body: object = { amount: TOTAL, currency: 'INR' }) =>
      shop.call('POST', '/create-order', { token, body }),
    verify: (orderId: string, paymentId: string, secret = keys.keySecret) =>
      shop.call('POST', '/verify-payment', {
        token,
        body: {
          razorpay_order_id: orderId,
          razorpay_payment_id: paymentId,
          razorpay_signature: sign(`${orderId}|${paymentId}`, secret),
        },
      }),
    place: (more: object = {}, headers: Record<string, string> = {}) =>
      shop.call('POST', '/place-order', { token, headers, body: { ...order, ...more } }),
    ask: (id: unknown) => shop.call('GET', `/payment-status/${id}`, { token }),
    cart: async () => (await shop.call('GET', '/get-cart', { token })).body.cart,
    clearCart: () => shop.call('POST', '/clear-cart', { token, body: {} }),
    orders: async () =>
      (await shop.call('GET', '/orders', { token })).body.orders as {
        id: string;
        status: string;
        deliveryAddress: { state: string; city: string };
        pricing: { igst: number; cgst: number; sgst: number; gst: number; total: number };
      }[],
  };
}
