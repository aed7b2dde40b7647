import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../testing/shoppers/find-variant.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

const PRODUCT = 'tender-coconut-water-pack';
const VARIANT = `${PRODUCT}_V01`;

const text = expect.any(String);
const number = expect.any(Number);
const isoDate = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

const place = {
  fullName: 'Meera Nair',
  phone: '9847012345',
  email: 'meera@example.in',
  addressLine1: '7 Beach Road',
  city: 'Kozhikode',
  state: 'Kerala',
};
const charges = { deliveryCharge: 40, discountAmount: 0, couponCode: null };
const item = {
  productId: PRODUCT,
  quantity: 1,
  price: 285,
  originalPrice: 300,
  productName: 'Tender Coconut Water Pack',
  productImage: '/water.svg',
  unit: 'pcs',
};

const requests = [
  [
    'earlier',
    {
      items: [{ ...item, variant: { variantId: VARIANT, variantName: '6 packs' } }],
      deliveryAddress: { ...place, zipcode: '673001' },
      paymentMethod: 'cod',
      paymentDetails: { paymentGateway: 'cod', method: 'cod' },
      ...charges,
    },
  ],
  [
    'later',
    {
      items: [
        { ...item, gstRate: 5, variant: { variantId: VARIANT, name: 'Pack', price: 300, quantity: 9 } },
      ],
      deliveryAddress: { ...place, pincode: '673001', addressLine2: '', landmark: '', addressType: 'Home' },
      paymentMethod: 'cod',
      paymentDetails: {},
      codCharge: 30,
      specialInstructions: null,
      ...charges,
    },
  ],
] as const;

const order = {
  id: text,
  orderId: text,
  orderNumber: expect.stringMatching(/^OD\d+$/),
  documentId: text,
  status: 'placed',
  statusCode: 0,
  orderStage: 'placed',
  createdAt: isoDate,
  updatedAt: isoDate,
  deliveredAt: null,
  totalAmount: number,
  itemCount: 1,
  totalQuantity: 1,
  isCancellable: true,
  isCancelledbyCustomer: false,
  isReturnable: false,
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  estimatedDelivery: '3-5 business days',
  couponCode: null,
  userDetails: { name: 'Meera Nair', email: 'meera@example.in', phone: '9847012345' },
  items: [
    {
      productId: PRODUCT,
      name: text,
      price: number,
      mrp: number,
      quantity: 1,
      totalPrice: number,
      sku: text,
      image: text,
      gstRate: number,
      variant: { variantId: VARIANT, variantName: text },
      productDetails: { name: text, description: text },
    },
  ],
  pricing: {
    subtotal: number,
    totalMRP: number,
    totalSavings: number,
    deliveryCharge: number,
    codCharge: number,
    discountAmount: number,
    gst: number,
    tax: number,
    total: number,
    finalTotal: number,
    itemsPricing: [
      {
        productId: PRODUCT,
        name: text,
        unitMrp: number,
        totalMrp: number,
        unitSellingPrice: number,
        totalSellingPrice: number,
        discount: number,
        taxableValue: number,
        gstAmount: number,
        total: number,
      },
    ],
  },
  deliveryAddress: {
    ...place,
    addressLine2: text,
    pincode: '673001',
    addressType: text,
    fullAddress: text,
  },
  payment: {
    paymentMethod: 'cod',
    status: 'pending',
    amount: number,
    currency: 'INR',
    transactionId: null,
    paymentGateway: text,
    paymentId: null,
  },
  delivery: {
    type: 'standard',
    charges: number,
    actualDate: null,
    trackingNumber: null,
    courierPartner: null,
  },
  trackingStages: [{ stage: 'placed', status: text, timestamp: isoDate, description: text }],
};

describe('the orders of clients in the wild', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await variantWithStock(shop, VARIANT, 1_000);
  });
  afterAll(() => shop.close());

  const fill = (token: string) =>
    shop.call('POST', '/add-to-cart', {
      token,
      body: { productId: PRODUCT, variantId: VARIANT, quantity: 1 },
    });

  it.each(requests)('%s clients order, list, open and cancel', async (_, body) => {
    const { token } = await shop.newShopper();
    expect(await shop.call('GET', '/orders', { token })).toMatchObject({
      body: { success: true, orders: [], message: 'No orders found' },
    });
    await fill(token);
    const placed = await shop.call('POST', '/place-order', { token, body });
    expect(placed).toMatchObject({
      status: 201,
      body: { success: true, message: text, orderId: text, total: number, order, data: { order } },
    });
    const { orderId } = placed.body;
    expect(await shop.call('GET', '/orders', { token })).toMatchObject({
      body: { success: true, count: 1, orders: [order] },
    });
    expect(await shop.call('GET', `/orders/${orderId}`, { token })).toMatchObject({
      body: { success: true, message: 'Order retrieved successfully', order },
    });
    const cancelled = await shop.call('POST', `/cancel-order/${orderId}`, {
      token,
      body: { reason: 'changed-mind', categoryName: 'customer_preference', feedback: '' },
    });
    expect(cancelled).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Order cancelled successfully',
        data: {
          orderId,
          orderNumber: text,
          cancellation: {
            cancelledByCustomer: true,
            cancelledDate: isoDate,
            categoryName: 'customer_preference',
            reason: 'I changed my mind',
            cancelreason: 'I changed my mind',
            feedback: null,
            refundAmount: 0,
            refundStatus: 'not_applicable',
          },
        },
      },
    });
  });

  it('earlier clients cancel with an empty body', async () => {
    const { token } = await shop.newShopper();
    await fill(token);
    const { body } = await shop.call('POST', '/place-order', { token, body: requests[0][1] });
    const cancelled = await shop.call('POST', `/orders/${body.orderId}/cancel`, { token });
    expect(cancelled).toMatchObject({
      status: 200,
      body: { success: true, message: text, order: { status: 'cancelled', statusCode: 3 } },
    });
  });

  it('later clients buy one item now', async () => {
    const { token } = await shop.newShopper();
    const { items, ...agreement } = requests[1][1];
    const body = { ...items[0], ...agreement };
    expect(await shop.call('POST', '/single-product-place-order', { token, body })).toMatchObject({
      status: 201,
      body: { success: true, message: text, documentId: text, order },
    });
  });

  it.each([
    ['GET', '/orders/none'],
    ['POST', '/cancel-order/none'],
  ] as const)('%s %s says under both keys that there is no such order', async (method, path) => {
    const { token } = await shop.newShopper();
    const body = { reason: 'changed-mind', categoryName: 'customer_preference' };
    const message = 'Order not found or you do not have permission to view this order';
    expect(await shop.call(method, path, { token, ...(method === 'POST' && { body }) })).toMatchObject({
      status: 404,
      body: { success: false, message, error: message },
    });
  });
});
