import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { enquiries, ticketMessages, tickets } from '../../db/schema/content/ticket.ts';
import { listMessages } from '../../messages/outbox-repository.ts';

const form = {
  firstName: 'Asha',
  phone: '+91 98765 43210',
  email: 'Asha.Contact@Example.in',
  message: 'Do you deliver\nto Idukki?',
};
const enquiry = {
  kind: 'bulk',
  name: 'Asha Menon',
  phone: '98765 43210',
  email: 'asha.bulk@example.in',
  productId: 'tender-coconut-water-200ml',
  quantity: 240,
  neededBy: '2999-12-24',
  pincode: '682 001',
  gstin: '32aaaaa0000a1zb',
  purpose: 'A wedding',
  message: 'Chilled, please.',
};

describe('the contact form', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const send = (body: unknown) => shop.call('POST', '/contact-form', { body });
  const ticketNamed = async (number: unknown) => {
    const [row] = await shop.db
      .select()
      .from(tickets)
      .where(eq(tickets.number, String(number)));
    return row;
  };
  const count = async () => (await shop.db.select({ id: tickets.id }).from(tickets)).length;

  it('is stored under a ticket number and acknowledged by mail', async () => {
    const answer = await send({ ...form, country: 'IN' });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: 'Email sent successfully', timestamp: expect.stringMatching(/Z$/) },
    });
    const { ticketNumber, messageId } = answer.body;
    expect(ticketNumber).toMatch(/^T-[0-9A-Z]{6}$/);
    expect(messageId).toBe(ticketNumber);
    const ticket = await ticketNamed(ticketNumber);
    expect(ticket).toMatchObject({
      kind: 'contact',
      status: 'open',
      userId: null,
      name: 'Asha',
      email: 'asha.contact@example.in',
      phone: '+919876543210',
      country: 'IN',
    });
    const messages = await shop.db
      .select()
      .from(ticketMessages)
      .where(eq(ticketMessages.ticketId, ticket?.id ?? ''));
    expect(messages).toMatchObject([{ position: 1, author: 'shopper', body: form.message }]);
    await expect
      .poll(
        async () => (await listMessages(shop.db, 50)).find(({ recipient }) => recipient === ticket?.email),
        { timeout: 15_000 },
      )
      .toMatchObject({
        subject: `We have your message (${ticketNumber})`,
        // The address may be a stranger's: neither message nor name is repeated.
        body: expect.stringMatching(/^Hello,\n(?!.*(?:Idukki|Asha))/s),
      });
  });

  it('does without an email address, as it may', async () => {
    const { status, body } = await send({ ...form, email: undefined });
    expect(status).toBe(200);
    expect(await ticketNamed(body.ticketNumber)).toMatchObject({ email: null });
  });

  it.each([
    [
      { message: '' },
      'All fields are required',
      [{ field: 'message', message: 'Please enter your message' }],
    ],
    [
      { firstName: undefined, phone: null },
      'All fields are required',
      [
        { field: 'firstName', message: 'Please enter your name' },
        { field: 'phone', message: 'Please enter your phone number' },
      ],
    ],
    [{ firstName: 'A' }, 'Name must be at least 2 characters', [{ field: 'firstName' }]],
    [{ phone: '12345' }, 'Please enter a valid phone number', [{ field: 'phone' }]],
    [{ email: 'asha' }, 'Please enter a valid email (e.g. name@example.com)', [{ field: 'email' }]],
    [{ message: 'Too short' }, 'Message must be at least 10 characters', [{ field: 'message' }]],
    [{ message: 7 }, 'Please enter your message', [{ field: 'message' }]],
    [{ message: 'x'.repeat(2_001) }, 'Message must be at most 2,000 characters', [{ field: 'message' }]],
  ])('refuses %j and names the fields', async (change, message, fields) => {
    const before = await count();
    expect(await send({ ...form, ...change })).toMatchObject({
      status: 400,
      body: { success: false, code: 'VALIDATION_FAILED', message, error: message, fields },
    });
    expect(await count()).toBe(before);
  });

  it('lets no line break into a name', async () => {
    const { body } = await send({ ...form, firstName: 'Asha\r\nBcc: all@example.in' });
    expect(await ticketNamed(body.ticketNumber)).toMatchObject({ name: 'Asha Bcc: all@example.in' });
  });

  it.each(['(c)victim@site.example', 'x1<victim@site.example>', 'grp:victim@site.example;'])(
    'writes to no address that a mail program reads as another: %s',
    async (email) => {
      expect(await send({ ...form, email })).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'email' }] },
      });
    },
  );

  it.each([
    ['/contact-form', form],
    ['/enquiries', enquiry],
  ])('%s thanks a robot and forgets it', async (path, body) => {
    const before = await count();
    const answer = await shop.call('POST', path, { body: { ...body, website: 'https://spam.example' } });
    expect(answer.body).toMatchObject({ success: true, ticketNumber: expect.stringMatching(/^T-/) });
    expect(await ticketNamed(answer.body.ticketNumber)).toBeUndefined();
    expect(await count()).toBe(before);
  });

  it('stores an enquiry with all that was asked', async () => {
    const answer = await shop.call('POST', '/enquiries', { body: enquiry });
    expect(answer).toMatchObject({ status: 201, body: { message: 'Thank you! We have your enquiry.' } });
    const ticket = await ticketNamed(answer.body.ticketNumber);
    expect(ticket).toMatchObject({ kind: 'enquiry', subject: 'Bulk order enquiry', phone: '+919876543210' });
    const id = ticket?.id ?? '';
    expect(await shop.db.select().from(enquiries).where(eq(enquiries.ticketId, id))).toMatchObject([
      { kind: 'bulk', quantity: 240, neededBy: '2999-12-24', pinCode: '682001', gstin: '32AAAAA0000A1ZB' },
    ]);
    const [message] = await shop.db.select().from(ticketMessages).where(eq(ticketMessages.ticketId, id));
    expect(message?.body).toBe(
      'For: A wedding\nProduct: Tender Coconut Water 200 ml\nQuantity: 240\nNeeded by: 2999-12-24\nPIN code: 682001\nGSTIN: 32AAAAA0000A1ZB\n\nChilled, please.',
    );
  });

  it('takes an enquiry with the bare minimum', async () => {
    const { name, phone, email, purpose } = enquiry;
    const body = { kind: 'partnership', name, phone, email, purpose, productId: null, quantity: null };
    expect((await shop.call('POST', '/enquiries', { body })).status).toBe(201);
  });

  it.each([
    [{ email: undefined }, 400, 'email', 'Please enter your email address'],
    [{ kind: 'gift' }, 400, 'kind', 'Please choose bulk order or partnership'],
    [{ quantity: 1.5 }, 400, 'quantity', 'Quantity must be a positive number'],
    [{ neededBy: '2020-01-01' }, 400, 'neededBy', 'Please choose today or a later date'],
    [{ gstin: '32AAAAA0000A1ZC' }, 400, 'gstin', 'Please enter a valid GSTIN (15 characters)'],
    [{ pincode: 12 }, 400, 'pincode', 'PIN code must be exactly 6 digits and not start with 0'],
    [{ purpose: ' ' }, 400, 'purpose', 'Please tell us what it is for'],
  ])('refuses an enquiry with %j', async (change, status, field, message) => {
    expect(await shop.call('POST', '/enquiries', { body: { ...enquiry, ...change } })).toMatchObject({
      status,
      body: { success: false, message, fields: [{ field, message }] },
    });
  });

  it('refuses an enquiry about an unknown product', async () => {
    const body = { ...enquiry, productId: 'no-such-product' };
    expect(await shop.call('POST', '/enquiries', { body })).toMatchObject({
      status: 404,
      body: { code: 'PRODUCT_NOT_FOUND' },
    });
  });
});

describe('the limits of the forms', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ rateLimits: true });
  });
  afterAll(() => shop.close());

  it('send few mails to one address, then few forms from one', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) {
      statuses.push((await shop.call('POST', '/contact-form', { body: form })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    for (let sent = 6; sent < 10; sent += 1) {
      const body = { ...enquiry, email: `asha.${sent}@example.in` };
      expect((await shop.call('POST', '/enquiries', { body })).status).toBe(201);
    }
    const late = await shop.call('POST', '/contact-form', { body: { ...form, email: 'new@example.in' } });
    expect(late).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  });
});
