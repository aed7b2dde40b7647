import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { OWN_SUPPORT } from '../../../testing/staff/own-settings.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { testPhoto } from '../../../testing/test-photo.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { tickets } from '../../db/schema/content/ticket.ts';
import type { Mail } from '../../messages/mailer.ts';
import { alertUnansweredMessages } from '../../modules/support/support.ts';

const HOUR_MS = 3_600_000;
const WITHIN = { timeout: 20_000, interval: 50 };
const PNG = await testPhoto('png');
const OFFICER = 'officer@ilaneer.example';
const contact = {
  firstName: 'Asha',
  phone: '+91 98765 43210',
  email: 'asha.writes@example.in',
  message: 'Do you deliver to Idukki?',
};

describe('messages to the shop', () => {
  const mails: Mail[] = [];
  let ahead = 0;
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop({
      now: () => new Date(Date.now() + ahead),
      mailer: async (mail) => void mails.push(mail),
    });
    const owner = await newTestStaff(shop, PERMISSIONS);
    const { body } = await owner.call('GET', '/settings');
    const { version } = Object(body.settings).support;
    const changed = { ...OWN_SUPPORT, officerEmail: OFFICER };
    const saved = await owner.call('PUT', '/settings/support', { body: changed, version });
    expect(saved.status).toBe(200);
    staff = await newTestStaff(shop, ['messages.answer']);
  });
  afterAll(() => shop.close());

  const write = async (): Promise<string> => {
    const { body } = await shop.call('POST', '/contact-form', { body: contact });
    return String(body.ticketNumber);
  };
  const idOf = async (number: string): Promise<string> => {
    const [row] = await shop.db.select().from(tickets).where(eq(tickets.number, number));
    return row?.id ?? expect.fail(`no ticket ${number}`);
  };
  const read = async (id: string) => Object((await staff.call('GET', `/messages/${id}`)).body.message);
  const toShop = (number: string) =>
    mails.filter(({ kind, subject }) => kind === 'message-received' && subject.includes(number));
  const arrived = async (number: string, count: number) => {
    await expect.poll(() => toShop(number).length, WITHIN).toBe(count);
    return toShop(number);
  };
  const later = async (ms: number) => {
    ahead += ms;
    staff = await newTestStaff(shop, ['messages.answer']);
  };
  const support = () => shop.deps.brand.seller.email;

  it('reach the support address and the grievance officer at once, and a reply the writer (SUPPORT-7)', async () => {
    const number = await write();
    const received = await arrived(number, 2);
    expect(received.map(({ to }) => to).toSorted()).toEqual([support(), OFFICER].toSorted());
    for (const { text, replyTo } of received) {
      expect(replyTo).toBe('asha.writes@example.in');
      for (const words of [number, '> Do you deliver to Idukki?', '+919876543210'])
        expect(text).toContain(words);
      expect(text).toContain(`/backoffice/messages/${await idOf(number)}`);
    }
  });

  it('reach it when they are enquiries, which are no complaints', async () => {
    const body = {
      kind: 'bulk',
      name: 'Ravi',
      phone: '98765 43211',
      email: 'ravi@example.in',
      purpose: 'A wedding',
      quantity: 240,
    };
    const sent = await shop.call('POST', '/enquiries', { body });
    const [mail] = await arrived(String(sent.body.ticketNumber), 1);
    expect(mail).toMatchObject({ to: support(), replyTo: 'ravi@example.in' });
    expect(mail?.text).toContain('> Quantity: 240');
  });

  it('reach it with further messages, and with the count of photos of a refund request', async () => {
    const shopper = await shop.newShopper();
    const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 50);
    const orderId = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const { token } = shopper;
    const message = 'One pack came in leaking.';
    const opened = await shop.call('POST', '/support-tickets', { token, body: { orderId, message } });
    const { id, ticketNumber } = Object(opened.body.ticket);
    await arrived(ticketNumber, 2);
    await shop.call('POST', `/support-tickets/${id}/messages`, { token, body: { message: 'Two packs!' } });
    expect((await arrived(ticketNumber, 4)).at(-1)?.text).toContain('> Two packs!');

    const form = new FormData();
    const fields = {
      fullName: 'Meera',
      phone: '98470 12345',
      email: 'm@example.in',
      message,
      orderId,
      issueType: 'Refund Request',
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('attachments', new Blob([new Uint8Array(PNG)]), 'photo.png');
    const request = new Request('http://shop', { method: 'POST', body: form });
    const asked = await shop.app.inject({
      method: 'POST',
      url: '/api/CustomerRefundRequest',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const refund: { id: string; ticketNumber: string } = asked.json().request;
    for (const mail of await arrived(refund.ticketNumber, 2)) expect(mail.text).toContain('Photos: 1');
    const shown = await read(refund.id);
    expect(shown).toMatchObject({ name: 'Meera', order: { id: orderId } });
    const photo = await shop.app.inject({
      url: `/api/staff/messages/${refund.id}/photos/${shown.photos[0].id}`,
      headers: staff.headers(),
    });
    expect(photo.headers['content-type']).toBe('image/png');
    expect(await sharp(photo.rawPayload).metadata()).toMatchObject({ format: 'png', width: 40, height: 30 });
    const auditor = await newTestStaff(shop, ['privacy.read']);
    const { body } = await auditor.call('GET', `/lookups?search=${shopper.userId}`);
    expect(JSON.stringify(body)).toContain('"message"');
  });

  it('are listed and found by number, name and address (SUPPORT-8)', async () => {
    const number = await write();
    const rows = async (query: string) =>
      Object((await staff.call('GET', `/messages${query}`)).body).rows as { ticketNumber: string }[];
    for (const search of [
      number,
      number.toLowerCase().slice(-6),
      'asha',
      'asha.writes@example.in',
      '98765 43210',
    ]) {
      const found = await rows(`?search=${encodeURIComponent(search)}`);
      expect(found.map(({ ticketNumber }) => ticketNumber)).toContain(number);
    }
    expect(await rows('?search=nothing-like-it')).toEqual([]);
    expect((await rows('?kind=contact&status=open'))[0]).toMatchObject({
      ticketNumber: number,
      urgency: 'in time',
    });
    expect(await rows('?status=answered')).toEqual([]);
    const palette = await staff.call('GET', `/search?text=${number}`);
    expect(palette.body.results).toEqual([
      { kind: 'ticket', id: await idOf(number), title: number, detail: 'Asha, Contact form' },
    ]);
    const packer = await newTestStaff(shop, ['orders.read']);
    expect((await packer.call('GET', `/search?text=${number}`)).body.results).toEqual([]);
  });

  it('are found by the whole number of their order, too (SUPPORT-8)', async () => {
    const shopper = await shop.newShopper();
    const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 50);
    const orderId = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const { order } = (await shop.call('GET', `/orders/${orderId}`, { token: shopper.token })).body;
    const body = { orderId, message: 'Where is my order, please?' };
    const opened = await shop.call('POST', '/support-tickets', { token: shopper.token, body });
    const { ticketNumber } = Object(opened.body.ticket);
    const rows = async (search: string) =>
      Object((await staff.call('GET', `/messages?search=${search}`)).body).rows;
    const { orderNumber } = Object(order);
    expect(await rows(orderNumber.toLowerCase())).toMatchObject([{ ticketNumber }]);
    expect(await rows(orderNumber.slice(0, -1))).toEqual([]);
  });

  it('stop waiting when they are marked as answered, and wait again when their writer writes', async () => {
    const { token } = await shop.newShopper();
    const message = 'Where is my order, please?';
    const opened = await shop.call('POST', '/support-tickets', { token, body: { message } });
    const { id } = Object(opened.body.ticket);
    const mark = (version: number) =>
      staff.call('POST', `/messages/${id}/answered`, { body: { by: 'phone' }, version });
    expect(await mark(1)).toMatchObject({
      status: 200,
      body: { message: { status: 'answered', answerDueAt: null, urgency: 'none', version: 2 } },
    });
    const seen = await shop.call('GET', '/support-tickets', { token });
    expect(seen.body.tickets).toMatchObject([
      { status: 'answered', messages: [{}, { author: 'staff', message: 'We answered by phone.' }] },
    ]);
    await later(HOUR_MS);
    await shop.call('POST', `/support-tickets/${id}/messages`, {
      token,
      body: { message: 'It is not here.' },
    });
    // A newer message stays unanswered.
    expect(await mark(2)).toMatchObject({
      status: 409,
      body: { code: 'VERSION_STALE', data: { current: { version: 3, status: 'open' } } },
    });
    const { answerDueAt, messages } = await read(id);
    expect(Date.parse(answerDueAt)).toBe(Date.parse(messages[2].at) + 48 * HOUR_MS);
  });

  it('are mailed to the shop again after 36 hours, once, and until they are answered (SUPPORT-9)', async () => {
    const waits = (number: string) =>
      mails.filter(({ kind, text }) => kind === 'messages-wait' && text.includes(number));
    const number = await write();
    await later(36 * HOUR_MS - 60_000);
    await alertUnansweredMessages(shop.deps, ['owner@ilaneer.example']);
    await later(120_000);
    expect(await read(await idOf(number))).toMatchObject({ urgency: 'soon late' });
    for (let hour = 0; hour < 2; hour += 1)
      await alertUnansweredMessages(shop.deps, ['owner@ilaneer.example']);
    await expect.poll(() => waits(number).length, WITHIN).toBe(2);
    expect(
      waits(number)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([support(), 'owner@ilaneer.example'].toSorted());
    const metrics = await shop.app.inject({ url: '/metrics' });
    const oldest = /shop_messages_oldest_seconds\{kind="contact"\} (\d+)/.exec(metrics.body)?.[1];
    expect(Number(oldest)).toBeGreaterThan((36 * HOUR_MS) / 1_000);
    const open = await shop.db.select().from(tickets).where(eq(tickets.status, 'open'));
    for (const { id } of open) {
      const { version } = await read(id);
      await staff.call('POST', `/messages/${id}/answered`, { body: { by: 'email' }, version });
    }
    const after = await shop.app.inject({ url: '/metrics' });
    expect(after.body).toContain('shop_messages_waiting{kind="contact"} 0');
    const told = mails.filter(({ kind }) => kind === 'messages-wait').length;
    await later(24 * HOUR_MS);
    await alertUnansweredMessages(shop.deps, ['owner@ilaneer.example']);
    const number2 = await write();
    await arrived(number2, 2);
    expect(mails.filter(({ kind }) => kind === 'messages-wait')).toHaveLength(told);
  });
});
