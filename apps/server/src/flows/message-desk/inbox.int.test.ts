import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { ticketMessages, tickets } from '../../db/schema/content/ticket.ts';
import { orders } from '../../db/schema/order/order.ts';
import type { Mail } from '../../messages/mailer.ts';

const WITHIN = { timeout: 20_000, interval: 50 };
const DAY_MS = 86_400_000;

describe('the inbox', () => {
  const mails: Mail[] = [];
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop({ mailer: async (mail) => void mails.push(mail) });
    staff = await newTestStaff(shop, ['messages.answer', 'orders.read']);
  });
  afterAll(() => shop.close());

  const newTicket = async (orderId: string | null = null, shopper = shop.newShopper()) => {
    const { token, email } = await shopper;
    const message = 'Where is my order, please?';
    const { body } = await shop.call('POST', '/support-tickets', { token, body: { message, orderId } });
    const { id, ticketNumber } = Object(body.ticket);
    return { token, email, id: String(id), number: String(ticketNumber) };
  };
  const read = async (id: string) => Object((await staff.call('GET', `/messages/${id}`)).body.message);

  it('fills saved replies in with the facts of a message, and of its order for those who may read it (SUPPORT-13)', async () => {
    const shopper = await shop.newShopper();
    const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 50);
    const orderId = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
    const { id, number } = await newTicket(orderId, Promise.resolve(shopper));
    const text = '{{ticket number}}: {{order number}} is {{order status}}. {{tracking link}} {{my name}}';
    const form = { title: 'Where is it', text };
    const made = await staff.call('POST', '/saved-replies', { body: form });
    expect(made).toMatchObject({ status: 201, body: { reply: { ...form, version: 1 } } });
    const filled = async (who: TestStaff) =>
      (Object(await who.call('GET', `/messages/${id}/saved-replies`)).body.replies as { text: string }[]).map(
        (reply) => reply.text,
      );
    expect(await filled(staff)).toEqual([
      `${number}: ${order?.number} is placed. {{tracking link}} ${staff.name}`,
    ]);
    const other = await newTestStaff(shop, ['messages.answer']);
    expect(await filled(other)).toEqual([
      `${number}: ${order?.number} is {{order status}}. {{tracking link}} ${other.name}`,
    ]);
    const again = await staff.call('POST', '/saved-replies', { body: { ...form, title: 'WHERE is it' } });
    expect(again).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'title', message: 'There is a saved reply with this title' }] },
    });
    const { id: replyId } = Object(made.body.reply);
    const bad = { body: { title: 'Where', text: '{{nmae}}' }, version: 1 };
    expect(await staff.call('PUT', `/saved-replies/${replyId}`, bad)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'text' }] },
    });
    expect((await staff.call('DELETE', `/saved-replies/${replyId}`, { version: 1 })).status).toBe(200);
    expect(await filled(staff)).toEqual([]);
  });

  it('shows the orders of the writer, proven or not, to those who may read orders (SUPPORT-17)', async () => {
    const shopper = await shop.newShopper();
    const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 50);
    const [first, second] = [
      await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]),
      await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]),
    ];
    const { id } = await newTicket(first, Promise.resolve(shopper));
    const ordersOf = async (who: TestStaff, ticketId: string) =>
      Object(await who.call('GET', `/messages/${ticketId}/orders`)).body.orders;
    expect(await ordersOf(staff, id)).toMatchObject([
      { id: first, match: 'ticket', status: 'placed' },
      { id: second, match: 'account' },
    ]);
    expect(await ordersOf(await newTestStaff(shop, ['messages.answer']), id)).toEqual([]);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, first));
    const { phone } = order?.deliveryAddress ?? expect.fail('no order');
    const form = { firstName: 'Asha', phone: `+91 ${phone}`, message: 'Where is my parcel?' };
    const { body } = await shop.call('POST', '/contact-form', { body: form });
    const [guest] = await shop.db
      .select()
      .from(tickets)
      .where(eq(tickets.number, String(body.ticketNumber)));
    const found = (await ordersOf(staff, guest?.id ?? '')) as { id: string; match: string }[];
    expect(found).toEqual(expect.arrayContaining([expect.objectContaining({ id: first, match: 'contact' })]));
  });

  it('closes a message and asks its writer, whose answer is shown or opens it again (SUPPORT-15)', async () => {
    const { id, email, number } = await newTicket();
    const close = (version: number) => staff.call('POST', `/messages/${id}/close`, { version });
    expect(await close(1)).toMatchObject({
      status: 200,
      body: { message: { status: 'closed', resolveBy: null, rating: null, version: 2 } },
    });
    expect(await close(2)).toMatchObject({ status: 409, body: { code: 'VERSION_STALE' } });
    const asked = () => mails.filter(({ kind, to }) => kind === 'ticket-closed' && to === email);
    await expect.poll(() => asked().length, WITHIN).toBe(1);
    const link = /rate=(\S+)/.exec(asked()[0]?.text ?? '')?.[1] ?? '';
    expect(asked()[0]?.subject).toBe(`Re: We have your message (${number})`);
    const rate = (rating: unknown, by = link) =>
      shop.call('POST', '/rate-ticket', { body: { link: by, rating } });
    for (const rating of [0, 6, 'good', undefined]) expect((await rate(rating)).status).toBe(400);
    expect(await rate(5, `${link}x`)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });
    expect(await rate(3)).toMatchObject({ status: 200, body: { message: 'Thank you. That helps us.' } });
    expect((await rate(4)).status).toBe(200);
    expect(await read(id)).toMatchObject({ rating: 4, version: 2 });
    expect(await rate(null)).toMatchObject({
      status: 200,
      body: { message: 'We go on with it, and write to you.' },
    });
    expect(await read(id)).toMatchObject({
      status: 'open',
      urgency: 'in time',
      closedAt: null,
      notSolvedAt: expect.any(String),
      messages: [{}, { author: 'shopper', body: 'This is not solved yet.' }],
    });
    expect(await rate(5)).toMatchObject({ status: 409, body: { code: 'TICKET_NOT_CLOSED' } });
  });

  it('counts the complaints of a month (SUPPORT-14)', async () => {
    const figures = async () => (await staff.call('GET', '/message-figures')).body.months as object[];
    const before = (await figures())[0];
    const received = async (changes: Partial<typeof tickets.$inferInsert>) => {
      const { id } = await newTicket();
      await shop.db.update(tickets).set(changes).where(eq(tickets.id, id));
    };
    const month = { createdAt: shop.deps.now() };
    await received({ ...month, firstAnsweredAt: new Date(month.createdAt.getTime() + 47 * 3_600_000) });
    await received({ ...month, firstAnsweredAt: new Date(month.createdAt.getTime() + 49 * 3_600_000) });
    await received({
      ...month,
      status: 'closed',
      closedAt: new Date(month.createdAt.getTime() + DAY_MS),
      rating: 4,
    });
    await received({
      ...month,
      status: 'closed',
      closedAt: new Date(month.createdAt.getTime() + 40 * DAY_MS),
    });
    await received({ ...month, kind: 'enquiry' });
    // Older than twelve months.
    await received({ createdAt: new Date('2001-01-31T10:00:00Z') });
    const [now] = await figures();
    const grown = (name: string) => Number(Object(now)[name]) - Number(Object(before)[name] ?? 0);
    expect({ received: grown('received'), inTime: grown('answeredInTime') }).toEqual({
      received: 4,
      inTime: 1,
    });
    expect({ resolved: grown('resolvedInTime'), open: grown('open') }).toEqual({ resolved: 1, open: 2 });
    expect(grown('ratings')).toBe(1);
    const listed = (await staff.call('GET', '/messages?kind=grievance')).body.rows as { kind: string }[];
    expect(listed.map(({ kind }) => kind)).not.toContain('enquiry');
  });

  it('keeps no words of an erased writer, nor mails them (PRIVACY-13)', async () => {
    const { token, id, email } = await newTicket();
    await staff.call('POST', `/messages/${id}/answers`, {
      body: { message: `Dear ${email}, yes.` },
      version: 1,
    });
    const body = { password: 'karikku-2026' };
    expect((await shop.call('POST', '/delete-account', { token, body })).status).toBe(200);
    const rows = await shop.db.select().from(ticketMessages).where(eq(ticketMessages.ticketId, id));
    expect(rows.map(({ body, mailAfter, mailId }) => ({ body, mailAfter, mailId }))).toEqual(
      rows.map(() => ({ body: 'Deleted with the account', mailAfter: null, mailId: null })),
    );
  });
});
