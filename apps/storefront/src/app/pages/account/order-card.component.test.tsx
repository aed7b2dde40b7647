import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import type { buyAgain } from '@ilaneer/contract/order/buy-again';
import type { cancelOrder } from '@ilaneer/contract/order/cancel-order';
import type { getOrders } from '@ilaneer/contract/order/order';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import type { openTicket, TicketView } from '@ilaneer/contract/support/support';
import type { getInvoice, getVoucher } from '@ilaneer/contract/tax-document';
import type { CANCEL_REASONS } from '@ilaneer/domain/order/cancel-reasons';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAlert, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { settled } from '../../../../testing/faults.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf, PACK, plainPriceOf } from '../../../../testing/replies/cart.ts';
import { ORDER, ordersOf } from '../../../../testing/replies/orders.ts';
import { DELIVERED } from '../../../../testing/replies/returns.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';

const AGAIN = {
  ...{ productId: PACK.productId, variantId: PACK.variantId, name: PACK.name },
  ...{ variantName: PACK.variantName, requested: 1, added: 1 },
};

const TOO_LONG = {
  id: 'delivery-too-long',
  label: 'Delivery is taking too long',
  category: 'delivery_issue',
} as const satisfies (typeof CANCEL_REASONS)[number];
const TICKET: TicketView = {
  ...{ id: 'ticket-1', ticketNumber: 'TK1', kind: 'order', status: 'open', subject: '', photos: [] },
  ...{ order: null, createdAt: ORDER.createdAt, updatedAt: ORDER.createdAt, messages: [] },
};

const card = page.getByRole('article');
const details = page.getByRole('button', { name: 'View detail' });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
});

async function openOrders(order: OrderView, path = '/order-details'): Promise<void> {
  server.answer<typeof getOrders>('GET', '/orders', ordersOf(order));
  await renderShop(path, { shopper: SHOPPER });
  await expect.element(card).toBeVisible();
}

it('an order on delivery that waits for its confirmation leads to it (CHECKOUT-31)', async () => {
  await openOrders({ ...ORDER, confirmation: { by: '2026-12-02T08:30:00.000Z', link: 'OD1000.mark' } });
  await expectText('Please confirm this order: we pack it then.');
  await expect.element(card.getByText(/Delivery within .* of your confirmation$/)).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: `Confirm order ${ORDER.orderNumber}` }))
    .toHaveAttribute('href', '/#/confirm/OD1000.mark');
  await expectAccessible();
});

it('a delivered order leads to the reviews of its goods (REVIEW-6)', async () => {
  await openOrders({ ...DELIVERED, reviewLink: 'OD1001.mark' });
  await details.click();
  const [item] = DELIVERED.items;
  await expect
    .element(card.getByRole('link', { name: `Review ${item?.name}` }))
    .toHaveAttribute('href', '/#/review/OD1001.mark');
  await expectAccessible();
});

describe('an order that a link leads to (ORDER-17)', () => {
  it('is open, with its steps, its parcel and the unit prices; its invoice can fail', async () => {
    const tracked = { ...DELIVERED, trackLink: 'OD1001.mark' };
    await openOrders(tracked, `/order-details?order=${DELIVERED.orderNumber}`);
    const title = card.getByRole('heading', { level: 2 });
    await expect.element(title).toHaveFocus();
    await expectNamed('heading', 'Summary', 'Items Details', 'Delivery Info', 'Parcel');
    await expectText('Tracking number KL123456', '₹285.00 each');
    await expect
      .element(card.getByRole('link', { name: /^Track the parcel/ }))
      .toHaveAttribute('href', 'https://www.dtdc.in/trace.asp?strCnno=KL123456');
    await expect
      .element(card.getByRole('link', { name: 'Track order OD1001' }))
      .toHaveAttribute('href', '/#/track/OD1001.mark');
    // The number of the mails is on the card, once.
    await expect.element(card.getByText(DELIVERED.orderNumber, { exact: true })).toHaveLength(1);
    await expectAccessible();
    server.cut<typeof getInvoice>('GET', '/orders/:orderId/invoice');
    await page.getByRole('button', { name: 'Download invoice of order OD1001' }).click();
    await expectAlert('Network connection error. Please check your internet and try again.');
  });

  it('has the vouchers of its payment, which can fail too (TAX-DOCUMENT-27)', async () => {
    const vouchers: OrderView['vouchers'] = [
      { kind: 'receipt-voucher', number: 'RCV/2627/000001' },
      { kind: 'refund-voucher', number: 'RFV/2627/000001' },
    ];
    await openOrders({ ...DELIVERED, vouchers }, `/order-details?order=${DELIVERED.orderNumber}`);
    await expectNamed('button', 'Download receipt voucher RCV/2627/000001');
    await expectAccessible();
    server.cut<typeof getVoucher>('GET', '/orders/:orderId/vouchers/:number');
    await page.getByRole('button', { name: 'Download refund voucher RFV/2627/000001' }).click();
    await expectAlert('Network connection error. Please check your internet and try again.');
  });

  it('is none of the shopper’s: the page shows nothing of it', async () => {
    await openOrders(ORDER, '/order-details?order=OD1');
    await expectText('We could not find that order among yours. Here are all of them.');
    await expect.element(card).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: /^Download invoice/ })).not.toBeInTheDocument();
  });

  it('comes in two parcels, each with its own tracking (PARCEL-2)', async () => {
    const parcel = { status: 'shipped', shippedAt: ORDER.createdAt, deliveredAt: null } as const;
    const items = [{ position: 1, quantity: 1 }];
    const parcels = [
      { ...parcel, items, number: 'OD1001-1', courierPartner: 'Delhivery', trackingNumber: 'TWO001' },
      { ...parcel, items, number: 'OD1001-2', courierPartner: 'DTDC', trackingNumber: 'TWO002' },
    ];
    // Rounded cash, tax inside the prices (PAYMENT-23, PRICING-22).
    const pricing = { ...ORDER.pricing, gstIncluded: true, gst: 15.48, cashRoundOff: -0.3 };
    const payment = { ...ORDER.payment, rest: 376 };
    await openOrders(
      { ...ORDER, status: 'shipped', parcels, pricing, payment },
      `/order-details?order=${ORDER.id}`,
    );
    await expectText('Includes tax', '₹15.48', 'Round-off', '−₹0.30', 'In cash', '₹376.00');
    await expectNamed('heading', '2 parcels');
    await expectText('Tracking number TWO001', 'Tracking number TWO002');
    for (const [number, link] of [
      ['OD1001-1', /delhivery\.com.*TWO001/],
      ['OD1001-2', /dtdc\.in.*TWO002/],
    ] as const) {
      const tracking = page.getByRole('link', { name: new RegExp(`number ${number} at its courier`) });
      await expect.poll(() => tracking.element().getAttribute('href')).toMatch(link);
    }
    await expectAccessible();
  });
});

describe('actions on an order', () => {
  it('is cancelled with a reason, once, also when the button is pressed twice (ORDER-22)', async () => {
    await openOrders(ORDER);
    server.act<typeof cancelOrder>('POST', '/orders/:orderId/cancel', () => {
      const order: OrderView = {
        ...{ ...ORDER, status: 'cancelled', isCancellable: false },
        cancellation: {
          ...{ cancelledByCustomer: true, cancelledDate: ORDER.createdAt, categoryName: null },
          ...{ cause: 'by shopper', reason: TOO_LONG.label, feedback: null },
          ...{ refundAmount: 0, refundStatus: 'not_applicable' },
        },
      };
      server.answer<typeof getOrders>('GET', '/orders', ordersOf(order));
      return { success: true, message: '', order };
    });
    await page.getByRole('button', { name: 'Cancel order OD1001' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await expectText('You have not paid yet, and you will not have to.');
    await dialog.getByRole('radio', { name: TOO_LONG.label }).click();
    const confirm = dialog.getByRole('button', { name: 'Cancel order' }).element() as HTMLElement;
    confirm.click();
    confirm.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expectAlert('Order OD1001 is cancelled.');
    await expect.element(page.getByRole('button', { name: /^Cancel order/ })).not.toBeInTheDocument();
    expect(server.sent<typeof cancelOrder>('POST', '/orders/:orderId/cancel')).toMatchObject([
      { reason: TOO_LONG.id, categoryName: TOO_LONG.category },
    ]);
    await details.click();
    await expectText(TOO_LONG.label);
  });

  it('shipped before the cancellation: it is refused, without a reason field, and the page says so', async () => {
    await openOrders(ORDER);
    await expect.element(card).toBeVisible();
    await settled();
    server.refuse<typeof cancelOrder>('POST', '/orders/:orderId/cancel', {
      ...{ status: 409, message: 'Order cannot be cancelled at this stage' },
    });
    const shipped = { ...ORDER, status: 'shipped', isCancellable: false } as const;
    server.answer<typeof getOrders>('GET', '/orders', ordersOf(shipped));
    await page.getByRole('button', { name: 'Cancel order OD1001' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await expectAlert('Order cannot be cancelled at this stage');
    await expect.element(card.getByText('Shipped', { exact: true }).first()).toBeVisible();
    expect(server.sent<typeof cancelOrder>('POST', '/orders/:orderId/cancel')).toMatchObject([
      { reason: null },
    ]);
  });

  it('is bought again: the page names unavailable goods, and the cart has the rest (CART-23)', async () => {
    await openOrders(ORDER);
    server.act<typeof buyAgain>('POST', '/orders/:orderId/buy-again', () => {
      server.answer<typeof getCart>('GET', '/get-cart', cartOf(PACK));
      server.answer<typeof getBestPrice>('GET', '/best-price', plainPriceOf(PACK));
      const missing = [{ ...AGAIN, variantId: 'gone', added: 0 }];
      return { ...cartOf(PACK), message: '', added: [AGAIN], missing };
    });
    await page.getByRole('button', { name: 'Buy Again: order OD1001' }).click();
    const dialog = page.getByRole('dialog', { name: 'Not everything is available' });
    await expect.element(dialog.getByText('Not available', { exact: true })).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('link', { name: 'Go to cart' }).click();
    await expectNamed('heading', 'Your cart');
    server.answer<typeof buyAgain>('POST', '/orders/:orderId/buy-again', {
      ...{ ...cartOf(PACK), message: 'Added to your cart', added: [AGAIN], missing: [] },
    });
    location.hash = '#/order-details';
    await page.getByRole('button', { name: 'Buy Again: order OD1001' }).click();
    await expectText('Added to your cart');
    await expectNamed('heading', 'Your cart');
  });

  it('has a request opened for it at the support', async () => {
    await openOrders(ORDER);
    await page.getByRole('button', { name: 'Support for order OD1001' }).click();
    const dialog = page.getByRole('dialog', { name: 'How can we help?' });
    await expect.element(dialog.getByRole('textbox', { name: 'Order number' })).toHaveValue('OD1001');
    await dialog.getByLabelText('Message', { exact: false }).fill('One bottle came without its label.');
    server.act<typeof openTicket>('POST', '/support-tickets', () => ({
      ...{ success: true, message: '', ticket: TICKET },
    }));
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect.element(page.getByText(/Your ticket number is TK1\./)).toBeVisible();
    expect(server.sent<typeof openTicket>('POST', '/support-tickets')).toEqual([
      { orderId: ORDER.id, line: null, message: 'One bottle came without its label.' },
    ]);
  });
});
