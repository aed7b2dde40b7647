import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { ticketMessages, tickets } from '../../db/schema/content/ticket.ts';
import { listMessages } from '../../messages/outbox-repository.ts';

const VARIANT = 'tender-coconut-water-pack_V01';
const message = 'Two bottles were leaking.';

describe('support tickets', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const order = async ({ token }: TestShopper): Promise<{ orderId: string; orderNumber: string }> => {
    const { productId, variantId } = await variantWithStock(shop, VARIANT, 50);
    const item = { productId, variantId, quantity: 1 };
    await shop.call('POST', '/add-to-cart', { token, body: item });
    const { body } = await shop.call('POST', '/place-order', {
      token,
      body: { items: [item], deliveryAddress: addressForm(), paymentMethod: 'cod' },
    });
    const placed = body.order;
    if (typeof placed !== 'object' || placed === null || !('orderNumber' in placed))
      throw new Error('no order');
    return { orderId: String(body.orderId), orderNumber: String(placed.orderNumber) };
  };
  const open = (token: string, body: unknown) => shop.call('POST', '/support-tickets', { token, body });
  const list = async (token: string) => (await shop.call('GET', '/support-tickets', { token })).body;
  const idOf = ({ body }: { body: Record<string, unknown> }): string => {
    const { ticket } = body;
    return typeof ticket === 'object' && ticket !== null && 'id' in ticket ? String(ticket.id) : '';
  };

  it('are opened for an order, kept and acknowledged by mail', async () => {
    const shopper = await shop.newShopper();
    await shop.db.update(users).set({ emailVerified: true }).where(eq(users.id, shopper.userId));
    const { orderId, orderNumber } = await order(shopper);
    const answer = await open(shopper.token, { orderId, line: VARIANT, message: ` ${message} ` });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        success: true,
        message: 'Support request submitted successfully',
        ticket: {
          ticketNumber: expect.stringMatching(/^T-[0-9A-Z]{6}$/),
          kind: 'order',
          status: 'open',
          order: { id: orderId, orderNumber, lineName: expect.stringContaining('Tender Coconut Water') },
          messages: [{ author: 'shopper', message }],
        },
      },
    });
    expect(await list(shopper.token)).toMatchObject({ count: 1, tickets: [answer.body.ticket] });
    await expect
      .poll(
        async () =>
          (await listMessages(shop.db, 50)).find(
            (mail) => mail.recipient === shopper.email && mail.subject.includes('T-'),
          ),
        { timeout: 15_000 },
      )
      .toMatchObject({ body: expect.stringContaining(`> ${message}`) });
  });

  it('are acknowledged without the words while the address is not proven', async () => {
    const shopper = await shop.newShopper();
    await open(shopper.token, { message });
    await expect
      .poll(
        async () =>
          (await listMessages(shop.db, 50)).find(
            (mail) => mail.recipient === shopper.email && mail.subject.includes('T-'),
          )?.body,
        { timeout: 15_000 },
      )
      .toSatisfy((body: string) => body.startsWith('Hello,') && !body.includes(message));
  });

  it('take the order number too, and no order at all', async () => {
    const shopper = await shop.newShopper();
    const { orderId, orderNumber } = await order(shopper);
    const byNumber = await open(shopper.token, { orderId: orderNumber, message });
    expect(byNumber.body).toMatchObject({ ticket: { order: { id: orderId, lineName: null } } });
    const general = await open(shopper.token, { message });
    expect(general.body).toMatchObject({ ticket: { kind: 'contact', order: null } });
    expect(await list(shopper.token)).toMatchObject({ count: 2, tickets: [general.body.ticket, {}] });
  });

  it.each([
    [{ message: undefined }, 400, 'Message is required'],
    [{ message: '   ' }, 400, 'Message is required'],
    [{ message: 'Too short' }, 400, 'Message must be at least 10 characters long'],
    [{ orderId: 'no-such-order' }, 404, 'Order not found or you do not have permission to view this order'],
    [{ line: 'market-tote_V01' }, 400, 'Please choose an item of this order'],
  ])('are refused with %j', async (change, status, text) => {
    const shopper = await shop.newShopper();
    const answer = await open(shopper.token, { message, ...change });
    expect(answer).toMatchObject({ status, body: { success: false, message: text, error: text } });
    expect(await list(shopper.token)).toMatchObject({ count: 0, tickets: [] });
  });

  it('are never opened for the order of another account', async () => {
    const { orderId, orderNumber } = await order(await shop.newShopper());
    const stranger = await shop.newShopper();
    for (const named of [orderId, orderNumber]) {
      const answer = await open(stranger.token, { orderId: named, message });
      expect(answer).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } });
    }
  });

  it('take more messages from their shopper, which open them again', async () => {
    const { token } = await shop.newShopper();
    const id = idOf(await open(token, { message }));
    await shop.db.insert(ticketMessages).values({
      ticketId: id,
      position: 2,
      author: 'staff',
      body: 'We send new ones.',
      writtenAt: new Date(),
    });
    await shop.db.update(tickets).set({ status: 'closed' }).where(eq(tickets.id, id));
    const answer = await shop.call('POST', `/support-tickets/${id}/messages`, {
      token,
      body: { message: 'Yes' },
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        message: 'Message sent successfully',
        ticket: {
          status: 'open',
          messages: [{ author: 'shopper' }, { author: 'staff' }, { author: 'shopper', message: 'Yes' }],
        },
      },
    });
    expect(await list(token)).toMatchObject({ tickets: [answer.body.ticket] });
    const blank = await shop.call('POST', `/support-tickets/${id}/messages`, {
      token,
      body: { message: ' ' },
    });
    expect(blank).toMatchObject({ status: 400, body: { message: 'Message is required' } });
  });

  it('keep every one of several messages at once', async () => {
    const { token } = await shop.newShopper();
    const id = idOf(await open(token, { message }));
    const path = `/support-tickets/${id}/messages`;
    const sent = ['one', 'two', 'three', 'four'].map((text) =>
      shop.call('POST', path, { token, body: { message: text } }),
    );
    for (const { status } of await Promise.all(sent)) expect(status).toBe(201);
    const rows = await shop.db.select().from(ticketMessages).where(eq(ticketMessages.ticketId, id));
    expect(rows.map(({ position }) => position).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  it('cannot be read or answered by other accounts', async () => {
    const { token } = await shop.newShopper();
    const stranger = await shop.newShopper();
    const id = idOf(await open(token, { message }));
    const answer = await shop.call('POST', `/support-tickets/${id}/messages`, {
      token: stranger.token,
      body: { message: 'Let me in' },
    });
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'TICKET_NOT_FOUND', message: 'Ticket not found' },
    });
    expect(await list(stranger.token)).toMatchObject({ count: 0 });
    expect(await list(token)).toMatchObject({ tickets: [{ messages: [{ message }] }] });
  });

  it('are few an hour for one shopper', async () => {
    const limited = await openTestShop({ rateLimits: true });
    try {
      const { token } = await limited.newShopper();
      for (let opened = 0; opened < 10; opened += 1) {
        const { status } = await limited.call('POST', '/support-tickets', { token, body: { message } });
        expect(status).toBe(201);
      }
      const late = await limited.call('POST', '/support-tickets', { token, body: { message } });
      expect(late).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
      const other = await limited.newShopper();
      const fine = await limited.call('POST', '/support-tickets', { token: other.token, body: { message } });
      expect(fine.status).toBe(201);
    } finally {
      await limited.close();
    }
  });
});
