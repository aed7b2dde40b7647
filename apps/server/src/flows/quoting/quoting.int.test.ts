import { systemActor } from '@ilaneer/domain/actor/actor';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { decideAtGateway } from '../../../testing/shoppers/pay-online.ts';
import { auditEntriesOf } from '../../../testing/staff/audited.ts';
import {
  BUYER_ADDRESS,
  bulkEnquiry,
  draftOf,
  QUOTED,
  type QuoteOfStaff,
  quoteForm,
  quoteLinks,
  savedDraft,
  sentQuote,
  tokenOfQuote,
} from '../../../testing/staff/quoted-enquiry.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { orders } from '../../db/schema/order/order.ts';
import { refunds } from '../../db/schema/order/payment.ts';
import { taxDocumentContents, taxDocuments } from '../../db/schema/order/tax-document.ts';
import type { Attachment, Mail } from '../../messages/mailer.ts';
import { reconcilePayments } from '../settlement/reconcile-payments.ts';

const DAY = 86_400_000;
const BUSINESS = { gstin: '32AAKCA1234M1ZU', businessName: 'Malabar Traders LLP' };
const WITHIN = { timeout: 20_000, interval: 50 };

describe('a quote', () => {
  const mails: (Mail & { readonly attachments?: readonly Attachment[] })[] = [];
  let shop: TestShop;
  let staff: TestStaff;
  let clock = Date.now();
  beforeAll(async () => {
    shop = await openTestShop({ now: () => new Date(clock), mailer: async (mail) => void mails.push(mail) });
    staff = await newTestStaff(shop, ['orders.read', 'orders.edit', 'orders.fulfil', 'messages.answer']);
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  const { open, stateAt, accept, startPaying } = quoteLinks(() => shop);
  const messageOf = async (ticketId: string) =>
    Object((await staff.call('GET', `/messages/${ticketId}`)).body.message);
  const ordersBy = (key: string) => shop.db.$count(orders, eq(orders.idempotencyKey, key));
  const orderNamed = async (number: unknown) => {
    const [row] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.number, String(number)));
    return row ?? expect.fail(`no order ${String(number)}`);
  };
  const move = async (orderId: string, body: object) => {
    const { order } = (await staff.call('GET', `/orders/${orderId}`)).body;
    const { version } = Object(order).state;
    return staff.call('POST', `/orders/${orderId}/moves`, { body, version });
  };

  it('is made from an enquiry, sent, accepted, paid, and billed to the business (QUOTE-5)', async () => {
    await variantWithStock(shop, QUOTED, 1_000);
    const { ticketId, email } = await bulkEnquiry(shop, { gstin: BUSINESS.gstin, quantity: 240 });
    const draft = await draftOf(staff, ticketId);
    expect(await draftOf(staff, ticketId)).toEqual(draft);
    expect(draft).toMatchObject({
      number: expect.stringMatching(/^Q-\d{4}-\d{4,}$/),
      gstin: BUSINESS.gstin,
      zipCode: '682001',
      placeState: 'Kerala',
      email,
    });
    expect(await staff.call('POST', `/quotes/${draft.id}/send`, { version: draft.version })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
    const saved = await staff.call('PUT', `/quotes/${draft.id}`, {
      version: draft.version,
      body: quoteForm(email, { ...BUSINESS, note: 'Within a week.' }),
    });
    expect(saved.body.quote).toMatchObject({
      totals: { goods: 60_000, freight: 500, taxes: [{ name: 'CGST' }, { name: 'SGST' }], total: 71_300 },
    });
    expect(await messageOf(ticketId)).toMatchObject({ status: 'open', quotes: [{ state: 'draft' }] });
    const { version } = saved.body.quote as QuoteOfStaff;
    const sent = (await staff.call('POST', `/quotes/${draft.id}/send`, { version })).body
      .quote as QuoteOfStaff;
    // Sending answers the enquiry.
    const thread = await messageOf(ticketId);
    expect(thread).toMatchObject({ status: 'answered', urgency: 'none', quotes: [{ state: 'sent' }] });
    expect(thread.messages.at(-1).body).toContain(`We sent quote ${sent.number}: ₹71,300.00`);
    await expect.poll(() => mails.filter(({ kind }) => kind === 'quote-sent').length, WITHIN).toBe(1);
    const [mail] = mails.filter(({ kind }) => kind === 'quote-sent');
    expect(mail).toMatchObject({ to: email, headers: { 'In-Reply-To': expect.any(String) } });
    expect(mail?.text).toContain(String(sent.link));
    const words = readPdf(mail?.attachments?.[0]?.bytes ?? Buffer.from('')).join('\n');
    for (const word of [
      'QUOTATION, NOT A TAX INVOICE',
      sent.number,
      BUSINESS.gstin,
      'Within a week.',
      '71,300.00',
    ]) {
      expect(words).toContain(word);
    }
    // Neither the link nor the buyer is in the audit log.
    const log = JSON.stringify(await auditEntriesOf(shop.db, sent.id));
    expect(log).toContain('"sent"');
    expect(log).not.toContain(email);
    expect(log).not.toContain(tokenOfQuote(sent));

    const link = tokenOfQuote(sent);
    expect((await open(link)).body.quote).toMatchObject({
      state: 'sent',
      lines: [{ quantity: 240, price: 250, listPrice: 285, amount: 60_000 }],
      total: 71_300,
      payments: ['link', 'cod'],
      acceptedOrder: null,
    });
    const before = await stockOf(shop, QUOTED);
    const accepted = await accept(link);
    expect(accepted).toMatchObject({ status: 201, body: { payLink: expect.any(String) } });
    expect(await stockOf(shop, QUOTED)).toBe((before ?? 0) - 240);
    expect((await open(link)).body.quote).toMatchObject({
      state: 'accepted',
      acceptedOrder: { orderNumber: accepted.body.orderNumber, payLink: accepted.body.payLink },
    });
    await decideAtGateway(shop, await startPaying(accepted.body.payLink), 'approve');
    expect(await stateAt(link)).toBe('paid');
    const order = await orderNamed(accepted.body.orderNumber);
    expect(order).toMatchObject({ status: 'placed', totalPaise: 71_300_00, deliveryPaise: 500_00 });
    const { timeline, linesClosed } = Object((await staff.call('GET', `/orders/${order.id}`)).body.order);
    expect(linesClosed).toBe('quoted');
    expect(JSON.stringify(timeline)).toContain(`Quote ${sent.number} was accepted`);
    await move(order.id, { move: 'process' });
    const eWayBill = { number: '3312 3456 7890', madeOn: '2026-01-01' };
    await staff.call('PUT', `/orders/${order.id}/e-way-bill`, { body: eWayBill });
    const shipped = await move(order.id, { move: 'ship', courier: 'DTDC', trackingNumber: 'KL123456' });
    expect(shipped.status, JSON.stringify(shipped.body)).toBeLessThan(300);
    const [bill] = await shop.db
      .select({ content: taxDocumentContents.content })
      .from(taxDocuments)
      .innerJoin(taxDocumentContents, eq(taxDocumentContents.documentId, taxDocuments.id))
      .where(and(eq(taxDocuments.orderId, order.id), eq(taxDocuments.kind, 'invoice')));
    expect(bill?.content).toMatchObject({
      form: 'tax-invoice',
      billedTo: { fullName: BUSINESS.businessName, gstin: BUSINESS.gstin },
      figures: { total: 71_300_00 },
    });
  });

  it('makes one order of two acceptances at once, and of a third one none', async () => {
    const quote = await sentQuote(shop, staff);
    const link = tokenOfQuote(quote);
    const both = await Promise.all([
      accept(link),
      accept(link, { address: { ...BUYER_ADDRESS, fullName: 'Ravi' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const late = await accept(link);
    expect(late).toMatchObject({ status: 409, body: { code: 'QUOTE_CLOSED' } });
    const number = both.find(({ status }) => status === 201)?.body.orderNumber;
    expect(late.body.message).toBe(`This quote is accepted already: order ${String(number)}.`);
    expect(await ordersBy(`quote ${quote.id} 1`)).toBe(1);
    expect(await ordersBy(`quote ${quote.id} 2`)).toBe(0);
  });

  it('is not valid after its last day in India, and unknown by a foreign token', async () => {
    const quote = await sentQuote(shop, staff);
    const link = tokenOfQuote(quote);
    for (const wrong of [`${link}x`, `${quote.id}.x`, 'x', '']) {
      const refused = await open(wrong);
      expect(refused.status, wrong).toBe(404);
      expect(refused.body).toMatchObject({ code: 'QUOTE_NOT_FOUND' });
    }
    const draft = await savedDraft(shop, staff);
    const [, signature] = link.split('.');
    expect((await open(`${draft.id}.${signature}`)).status).toBe(404);
    expect((await accept(`${link}x`)).status).toBe(404);
    expect((await shop.call('POST', '/quote-links/file', { body: { link: `${link}x` } })).status).toBe(404);
    const file = await shop.call('POST', '/quote-links/file', { body: { link } });
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const now = clock;
    clock += 17 * DAY;
    expect(await stateAt(link)).toBe('expired');
    expect(await accept(link)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_CLOSED', message: expect.stringContaining('This quote was valid until') },
    });
    clock = now;
  });

  it('can be accepted again when its order was not paid in time, and late money goes back', async () => {
    const quote = await sentQuote(shop, staff);
    const link = tokenOfQuote(quote);
    const first = await accept(link);
    const late = await startPaying(first.body.payLink);
    const now = clock;
    clock += DAY + 60_000;
    await reconcilePayments(shop.deps, systemActor('clock'));
    expect(await stateAt(link)).toBe('sent');
    const second = await accept(link);
    expect(second.status).toBe(201);
    expect(second.body.orderNumber).not.toBe(first.body.orderNumber);
    await decideAtGateway(shop, late, 'approve');
    expect(await orderNamed(first.body.orderNumber)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
    });
    const { id } = await orderNamed(first.body.orderNumber);
    expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, id))).toHaveLength(1);
    expect(await stateAt(link)).toBe('accepted');
    clock = now;
  });

  it('stays accepted when late money brings its order back to life', async () => {
    const quote = await sentQuote(shop, staff);
    const link = tokenOfQuote(quote);
    const first = await accept(link);
    const late = await startPaying(first.body.payLink);
    const now = clock;
    clock += DAY + 60_000;
    await reconcilePayments(shop.deps, systemActor('clock'));
    await decideAtGateway(shop, late, 'approve');
    expect(await stateAt(link)).toBe('paid');
    expect(await accept(link)).toMatchObject({ status: 409, body: { code: 'QUOTE_CLOSED' } });
    clock = now;
  });

  it('says why it cannot be accepted: stock, goods, MRP, place, cash', async () => {
    const quote = await sentQuote(shop, staff);
    const link = tokenOfQuote(quote);
    await variantWithStock(shop, QUOTED, 239);
    expect(await accept(link)).toMatchObject({
      status: 409,
      body: { code: 'OUT_OF_STOCK', message: expect.stringContaining('Available: 239, Requested: 240') },
    });
    await variantWithStock(shop, QUOTED, 1_000);
    const [row] = await shop.db.select().from(productVariants).where(eq(productVariants.id, QUOTED));
    const set = (changes: Partial<typeof productVariants.$inferInsert>) =>
      shop.db.update(productVariants).set(changes).where(eq(productVariants.id, QUOTED));
    await set({ active: false });
    expect(await accept(link)).toMatchObject({
      status: 404,
      body: { code: 'PRODUCT_UNAVAILABLE', message: expect.stringContaining('is not for sale any more') },
    });
    await set({ active: true });
    await set({ pricePaise: 200_00, originalPricePaise: 200_00, mrpPaise: 290_00 });
    expect((await accept(link)).body.message).toContain('above the MRP of ₹290.00');
    const { pricePaise, originalPricePaise, mrpPaise } = row ?? expect.fail('no variant');
    await set({ pricePaise, originalPricePaise, mrpPaise });
    expect(await accept(link, { address: { ...BUYER_ADDRESS, zipCode: '560001' } })).toMatchObject({
      status: 400,
      body: { code: 'ADDRESS_INVALID', fields: [{ field: 'zipCode' }] },
    });
    expect(await accept(link, { address: { ...BUYER_ADDRESS, addressLine1: '' } })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'addressLine1' }] },
    });
    const dear = await sentQuote(shop, staff, { lines: [{ variantId: QUOTED, quantity: 720, price: 250 }] });
    expect(await accept(tokenOfQuote(dear), { payment: 'cod' })).toMatchObject({
      status: 409,
      body: { code: 'CASH_LIMIT', message: 'This amount cannot be paid in cash. Please pay online.' },
    });
    const paid = await accept(link, { payment: 'cod' });
    expect(paid).toMatchObject({ status: 201, body: { payLink: null } });
    expect(await orderNamed(paid.body.orderNumber)).toMatchObject({ status: 'placed', paymentMethod: 'cod' });
  });

  it('belongs to the proven account of its mailbox, else to one without a login', async () => {
    const shopper = await shop.newShopper();
    const buyerOf = async (more: object) => {
      const accepted = await accept(tokenOfQuote(await sentQuote(shop, staff, more)));
      return accepted.status === 201
        ? (await orderNamed(accepted.body.orderNumber)).userId
        : accepted.body.message;
    };
    const prove = (emailVerified: boolean) =>
      shop.db.update(users).set({ emailVerified }).where(eq(users.id, shopper.userId));
    await prove(true);
    expect(await buyerOf({ email: shopper.email })).toBe(shopper.userId);
    await prove(false);
    const noted = await buyerOf({ email: shopper.email, phone: '9847055501' });
    expect(noted).not.toBe(shopper.userId);
    expect(await buyerOf({ phone: '9847055501' })).toBe(noted);
    // No number to note it for, and an address that another account claims.
    expect(await buyerOf({ email: shopper.email, phone: '0483 2734567' })).toContain('is not confirmed');
  });
});
