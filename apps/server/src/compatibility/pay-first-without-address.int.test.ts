import { operatorActor, systemActor } from '@ilaneer/domain/actor/actor';
import { addressForm } from '@ilaneer/testing/address-form';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectTiedBooks } from '../../testing/money/expect-tied-books.ts';
import {
  openPayFirstShop,
  type PayFirstClient,
  type PayFirstShop,
  STOCK,
  TOTAL,
  TOTAL_PAISE,
} from '../../testing/shoppers/pay-first-client.ts';
import { outboxMessages } from '../db/schema/content/message.ts';
import { orders } from '../db/schema/order/order.ts';
import { refunds } from '../db/schema/order/payment.ts';
import { fulfilOrder } from '../flows/fulfilment/fulfilment.ts';
import { expireOrder } from '../flows/settlement/expire-order.ts';

/** `create-order` by amount; `place-order` supplies the first address (CHECKOUT-22). */
describe('clients that pay before they say where it goes', () => {
  let at: PayFirstShop;
  let client: PayFirstClient;
  let clock = new Date('2026-11-28T10:00:00Z').getTime();
  beforeAll(async () => {
    at = await openPayFirstShop(() => new Date(clock));
  });
  beforeEach(async () => {
    client = await at.newStranger();
    await client.add(1);
  });
  afterAll(() => at.close());

  const pay = async (orderId: unknown, paymentId: string) => {
    at.paid(String(orderId), paymentId);
    expect(await client.verify(String(orderId), paymentId)).toMatchObject({ status: 200 });
    return { paymentDetails: { razorpayOrderId: orderId, razorpayPaymentId: paymentId } };
  };
  const rowOf = async (id: unknown) => {
    const [row] = await at.shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, String(id)));
    if (row === undefined) throw new Error(`no order ${id}`);
    return row;
  };

  it('are served, and place-order brings the address, which decides what the GST is made of', async () => {
    const opened = await client.create();
    expect(opened).toMatchObject({ status: 200, body: { amount: TOTAL_PAISE } });
    expect(await at.stock()).toBe(STOCK - 1);
    const named = await pay(opened.body.orderId, 'pay_nowhere');
    expect(await rowOf(opened.body.shopOrderId)).toMatchObject({
      status: 'pending',
      paymentStatus: 'completed',
    });
    expect(await client.cart()).toEqual([]);
    await client.add(2);

    const deliveryAddress = { ...addressForm(), city: 'Bengaluru', state: 'Karnataka', zipCode: '560001' };
    const bad = await client.place({ ...named, deliveryAddress: { ...deliveryAddress, state: 'Kerala' } });
    expect(bad).toMatchObject({ status: 400, body: { code: 'ADDRESS_INVALID' } });
    const placed = await client.place({ ...named, deliveryAddress });
    expect(placed).toMatchObject({
      status: 201,
      body: {
        message: 'Order placed successfully!',
        orderId: opened.body.shopOrderId,
        total: TOTAL,
        order: {
          status: 'placed',
          paymentStatus: 'completed',
          deliveryAddress: { city: 'Bengaluru', state: 'Karnataka', zipCode: '560001' },
          pricing: { cgst: 0, sgst: 0 },
        },
      },
    });
    expect(await client.place({ ...named, deliveryAddress })).toMatchObject({
      body: { orderId: opened.body.shopOrderId },
    });
    expect(await client.cart()).toMatchObject([{ quantity: 2 }]);
    expect(await client.orders()).toHaveLength(1);
    await vi.waitFor(
      async () => {
        const mails = await at.shop.db
          .select()
          .from(outboxMessages)
          .where(like(outboxMessages.subject, `%${opened.body.orderNumber}%`));
        expect(mails).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
    await expectTiedBooks(at.shop.db);
  });

  it('may place it before they pay: the payment places it then', async () => {
    const { body: opened } = await client.create();
    expect(await client.place()).toMatchObject({
      status: 201,
      body: { orderId: opened.shopOrderId, order: { status: 'pending' } },
    });
    await pay(opened.orderId, 'pay_after_place');
    expect(await rowOf(opened.shopOrderId)).toMatchObject({ status: 'placed', paymentStatus: 'completed' });
  });

  it('have it placed once, however often they ask at once', async () => {
    const { body: opened } = await client.create();
    const named = await pay(opened.orderId, 'pay_often');
    const answers = await Promise.all([1, 2, 3].map(() => client.place(named)));
    expect(answers.map(({ body }) => body.orderId)).toEqual([1, 2, 3].map(() => opened.shopOrderId));
    const [order] = await client.orders();
    expect(order).toMatchObject({ status: 'placed' });
    expect(await at.stock()).toBe(STOCK - 1);
  });

  it('open the next cart beside one that is paid and waits for its address', async () => {
    const { body: first } = await client.create();
    const named = await pay(first.orderId, 'pay_first_of_two');
    await client.add(1);
    const { status, body: second } = await client.create();
    expect(status).toBe(200);
    expect(second.shopOrderId).not.toBe(first.shopOrderId);
    expect(await rowOf(first.shopOrderId)).toMatchObject({ status: 'pending', paymentStatus: 'completed' });
    expect(await client.place(named)).toMatchObject({ body: { orderId: first.shopOrderId } });
  });

  it('have their money back when no address comes within 15 minutes of the payment', async () => {
    const { body: opened } = await client.create();
    clock += 10 * 60_000;
    const named = await pay(opened.orderId, 'pay_and_silence');
    clock += 10 * 60_000;
    const giveUp = () => expireOrder(at.shop.deps, systemActor('clock'), String(opened.shopOrderId));
    expect(await giveUp()).toBe(false);
    clock += 6 * 60_000;
    expect(await giveUp()).toBe(true);
    expect(await rowOf(opened.shopOrderId)).toMatchObject({
      status: 'cancelled',
      cancelCause: 'no address',
      paymentStatus: 'refunded',
    });
    expect(
      await at.shop.db
        .select()
        .from(refunds)
        .where(eq(refunds.orderId, String(opened.shopOrderId))),
    ).toMatchObject([{ amountPaise: TOTAL_PAISE, cause: 'order cancelled' }]);
    expect(await at.stock()).toBe(STOCK);
    expect(await client.place(named)).toMatchObject({ status: 409, body: { code: 'PAYMENT_NOT_DUE' } });
    await expectTiedBooks(at.shop.db);
  });

  it('may cancel it before, and get everything back', async () => {
    const { body: opened } = await client.create();
    const named = await pay(opened.orderId, 'pay_and_cancel');
    const path = `/orders/${opened.shopOrderId}/cancel`;
    expect(await at.shop.call('POST', path, { token: client.token })).toMatchObject({ status: 200 });
    expect(await rowOf(opened.shopOrderId)).toMatchObject({
      cancelCause: 'by shopper',
      paymentStatus: 'refunded',
    });
    expect(await at.stock()).toBe(STOCK);
    expect(await client.place(named)).toMatchObject({ status: 409, body: { code: 'PAYMENT_NOT_DUE' } });
  });

  it('have money back that comes after it was given up: without an address it is not revived', async () => {
    const { body: opened } = await client.create();
    clock += 16 * 60_000;
    await expireOrder(at.shop.deps, systemActor('clock'), String(opened.shopOrderId));
    await pay(opened.orderId, 'pay_too_late');
    expect(await rowOf(opened.shopOrderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    expect(await at.stock()).toBe(STOCK);
  });

  it('are never placed by staff or by the database without an address', async () => {
    const { body: opened } = await client.create();
    const staff = operatorActor('command line');
    const accepted = await fulfilOrder(at.shop.deps, staff, {
      orderNumber: String(opened.orderNumber),
      transition: 'accept',
    });
    expect(accepted).toMatchObject({ ok: false, error: { code: 'ORDER_MOVE_NOT_ALLOWED' } });
    for (const status of ['placed', 'processing', 'shipped'] as const) {
      await expect(
        at.shop.db
          .update(orders)
          .set({ status })
          .where(eq(orders.id, String(opened.shopOrderId))),
      ).rejects.toMatchObject({ cause: { constraint: 'orders_addressed' } });
    }
  });
});
