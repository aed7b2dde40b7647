import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getProduct } from '@ilaneer/contract/catalogue/catalogue';
import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import type { getOrder, getOrders, PlaceOrderBody, placeOrder } from '@ilaneer/contract/order/order';
import type { placeSingleOrder } from '@ilaneer/contract/order/single-order';
import type { startPayment } from '@ilaneer/contract/payment/payment';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAlert, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { answerPayment, openPayment } from '../../../../testing/open-payment.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf, PACK } from '../../../../testing/replies/cart.ts';
import { answerProduct, TOTE } from '../../../../testing/replies/catalogue.ts';
import { answerHome } from '../../../../testing/replies/home.ts';
import { priceOf, summaryOf, TENTH } from '../../../../testing/replies/offers.ts';
import { ORDER, ordersOf } from '../../../../testing/replies/orders.ts';
import { answerPayable, answerPlaced, UPI_PAYMENT, WAITING } from '../../../../testing/replies/payments.ts';
import { SHOPPER } from '../../../../testing/replies/shop.ts';
import { queryClient } from '../../../lib/query-client.ts';

const ITEM = {
  ...{ productId: PACK.productId, quantity: 1, price: 285, originalPrice: 300, unit: 'pcs' },
  ...{ productName: PACK.name, productImage: PACK.image },
  variant: { variantId: PACK.variantId, variantName: PACK.variantName },
} satisfies PlaceOrderBody['items'][number];
const WATER: ProductView = {
  ...TOTE,
  ...{ id: PACK.productId, name: PACK.name },
  variantCombinations: TOTE.variantCombinations.map((variant) => ({
    ...variant,
    ...{ variantId: PACK.variantId, name: PACK.variantName, primaryImage: PACK.image },
    ...{ price: 285, originalPrice: 300, mrp: 355, gst: 18, quantity: 100 },
  })),
};
const BUY_TWO = `/address?productId=${PACK.productId}&variantId=${PACK.variantId}&quantity=2`;
const TWO = { ...PACK, quantity: 2 };

const place = page.getByRole('button', { name: 'Place Order' });
const review = page.getByRole('dialog', { name: 'Review changes' });
const summary = page.getByRole('region', { name: 'Order summary' });
const offers = page.getByRole('region', { name: 'Offers' });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerPayment(server);
});

const sent = () => server.sent<typeof placeOrder>('POST', '/place-order');
const keys = () => server.keys<typeof placeOrder>('POST', '/place-order');

it('a double click orders once, in the specified request (CHECKOUT-2, CHECKOUT-9)', async () => {
  answerPlaced(server);
  await openPayment();
  await place.dblClick();
  await expectAlert('Order placed successfully!');
  await expectNamed('heading', 'My order (1)');
  expect(location.hash).toBe('#/order-details');
  expect(sent()).toEqual([
    {
      items: [ITEM],
      deliveryAddress: {
        ...{ fullName: 'Asha Menon', phone: '9847012399', email: SHOPPER.email },
        ...{ addressLine1: '12 Palm Grove Road', addressLine2: '', city: 'Kochi', state: 'Kerala' },
        ...{ country: 'India', zipcode: '682001', addressType: 'Home', stateConfirmed: false },
      },
      ...{ paymentMethod: 'cod', paymentDetails: { paymentGateway: 'cod', method: 'cod' } },
      ...{ deliveryCharge: 40, discountAmount: 0, couponCode: null, coins: 0, total: 376.3 },
    },
  ]);
});

describe('Buy Now (CHECKOUT-20, CHECKOUT-21)', () => {
  const single = () => server.sent<typeof placeSingleOrder>('POST', '/single-product-place-order');

  beforeEach(() => {
    answerProduct(server, WATER);
    server.act<typeof getBestPrice>('GET', '/best-price', (_, choice) => priceOf([TWO], choice, 14));
  });

  it('orders its one item with the coupon, and waits for the UPI payment', async () => {
    server.act<typeof getBestPrice>('GET', '/best-price', (_, choice) => priceOf([TWO], choice));
    server.answer<typeof placeSingleOrder>('POST', '/single-product-place-order', {
      ...{ success: true, message: '', order: WAITING },
    });
    answerPayable(server, UPI_PAYMENT);
    await renderShop(BUY_TWO, { shopper: SHOPPER });
    await page.getByRole('button', { name: 'Take the best price' }).click();
    await expect.element(offers.getByText('You save ₹57.00')).toBeVisible();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('radio', { name: 'UPI' }).click();
    await place.click();
    await expectNamed('heading', 'Complete your payment');
    await expectNamed('img', 'QR code of this payment for your UPI app');
    const app = page.getByRole('link', { name: 'Open your UPI app', includeHidden: true });
    await expect.element(app).toHaveAttribute('href', 'upi://pay');
    expect(single()).toMatchObject([
      {
        ...{ ...ITEM, quantity: 2 },
        ...{ paymentMethod: 'online', paymentDetails: { paymentGateway: 'upi', method: 'online' } },
        ...{ deliveryCharge: 0, discountAmount: 57, couponCode: TENTH.code, total: 605.34 },
      },
    ]);
  });

  it('orders nothing with coins that were used elsewhere meanwhile, and has the right figures then', async () => {
    await renderShop(BUY_TWO, { shopper: SHOPPER });
    await offers.getByRole('checkbox', { name: 'Use coins' }).click();
    await expect.element(summary.getByText('₹656.08').first()).toBeVisible();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectNamed('heading', 'Payment method');
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    const now = summaryOf([TWO]);
    const items = [{ ...PACK, quantity: 2 }];
    const current = { total: now.total, summary: now, items };
    server.refuse<typeof placeSingleOrder>('POST', '/single-product-place-order', {
      ...{ status: 400, code: 'COINS_INVALID', message: 'You have no coins to use' },
      data: { review: { previous: { total: 656.08 }, current, couponCode: null, coins: 0 } },
    });
    server.act<typeof getBestPrice>('GET', '/best-price', (_, choice) => priceOf([TWO], choice));
    await place.click();
    await expect.element(review.getByText('You have no coins to use')).toBeVisible();
    await expect.element(review.getByRole('button', { name: 'Order for ₹672.60' })).toBeVisible();
    await review.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(summary.getByText('₹672.60').first()).toBeVisible();
    await expect.element(offers.getByRole('checkbox', { name: 'Use coins' })).not.toBeInTheDocument();
    expect(single()).toMatchObject([{ coins: 14, total: 656.08 }]);
  });

  it('says that there is no such item', async () => {
    server.refuse<typeof getProduct>('GET', '/getProduct/:id', { status: 404, code: 'PRODUCT_NOT_FOUND' });
    await renderShop('/OrderComplete?productId=no-such-product', { shopper: SHOPPER });
    await expectNamed('heading', 'This item is not available now');
    await expectAccessible();
  });
});

it('keeps its key through a server that breaks down, and asks before other figures are ordered (CHECKOUT-6, CHECKOUT-9)', async () => {
  await openPayment();
  server.failBefore<typeof placeOrder>('POST', '/place-order');
  await place.click();
  await expectAlert('Failed to place order. Please try again.');
  const three = { ...PACK, quantity: 3 };
  const now = summaryOf([three]);
  server.refuse<typeof placeOrder>('POST', '/place-order', {
    ...{ status: 409, code: 'PRICE_CHANGED' },
    data: { previous: { total: 376.3 }, current: { total: now.total, summary: now, items: [three] } },
  });
  await place.click();
  await expect.element(review.getByText('Quantity was 1, is 3')).toBeVisible();
  await expect.element(review.getByText('₹376.30', { exact: true })).toBeVisible();
  await expectAccessible();
  answerPlaced(server);
  await review.getByRole('button', { name: 'Order for ₹1,008.90' }).click();
  await expectAlert('Order placed successfully!');
  expect(sent().map(({ items, total }) => [items[0]?.quantity, total])).toEqual([
    [1, 376.3],
    [1, 376.3],
    [3, 1_008.9],
  ]);
  const [first, second, third] = keys();
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('an order is kept when its payment cannot be started (PAYMENT-11)', async () => {
  answerPlaced(server, WAITING);
  const message = 'We cannot reach the payment service just now. Your order is kept: please try again.';
  server.refuse<typeof startPayment>('POST', '/orders/:orderId/payments', {
    ...{ status: 503, code: 'GATEWAY_UNAVAILABLE', message },
  });
  await openPayment();
  await page.getByRole('radio', { name: 'UPI' }).click();
  await place.click();
  await expectAlert(message);
  const article = page.getByRole('article');
  await expect.element(article.getByRole('button', { name: /^Pay now/ })).toBeVisible();
  expect(location.hash).toBe(`#/order-details?order=${WAITING.id}`);
});

describe('an order in doubt (CHECKOUT-19)', () => {
  const emptyCart = () => server.answer<typeof getCart>('GET', '/get-cart', cartOf());

  it('is announced once on the next page, when its answer got lost', async () => {
    await openPayment();
    server.cut<typeof placeOrder>('POST', '/place-order');
    await place.click();
    await expectAlert('Error placing order. Please try again.');
    emptyCart();
    server.answer<typeof getOrder>('GET', '/orders/:orderId', { success: true, message: '', order: ORDER });
    server.answer<typeof getOrders>('GET', '/orders', ordersOf(ORDER));
    location.hash = '#/cart';
    await expectNamed('heading', 'Your order OD1001 is placed');
    await expectAccessible();
    const asked = server.asked<typeof getOrder>('GET', '/orders/:orderId');
    expect(asked.length).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'View order' }).click();
    await expect.element(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveFocus();
    location.hash = '#/cart';
    await expectText('OOPS! Your Cart is Empty');
  });

  it('is none that was refused', async () => {
    await openPayment();
    server.refuse<typeof placeOrder>('POST', '/place-order', {
      ...{ status: 400, code: 'CART_EMPTY', message: 'Cart is empty' },
    });
    await place.click();
    await expectAlert('Cart is empty');
    location.hash = '#/cart';
    await expectNamed('heading', 'Your cart');
  });
});

it('an order that waits for its payment is announced at home and in the cart, until it is paid (PAYMENT-18)', async () => {
  const reminder = page.getByRole('complementary', { name: 'An order waits for its payment' });
  answerHome(server);
  server.answer<typeof getOrders>('GET', '/orders', ordersOf(WAITING));
  await renderShop('/', { shopper: SHOPPER });
  const words = reminder.getByText(/^Order OD1001 waits for its payment: please pay ₹376\.30 by/);
  await expect.element(words).toBeVisible();
  await expectAccessible();
  location.hash = '#/cart';
  await expectNamed('heading', 'Your cart');
  await expect.element(words).toBeVisible();
  await expect
    .element(reminder.getByRole('link', { name: 'Pay now' }))
    .toHaveAttribute('href', `/#/payment-pending?order=${WAITING.id}`);
  server.answer<typeof getOrders>('GET', '/orders', ordersOf(ORDER));
  location.hash = '#/order-details';
  await expectText('Ordered on 20 November 2026');
  location.hash = '#/cart';
  await expectNamed('heading', 'Your cart');
  await expect.element(reminder).not.toBeInTheDocument();
});
