import { QUOTE_STATES } from '@ilaneer/domain/quote/quote-state';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import {
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
import { quotes } from '../../db/schema/content/quote.ts';
import { orders } from '../../db/schema/order/order.ts';
import { tokenOf as tokenOfTicket } from '../../deps/secrets.ts';

const OUTSIDE = { gstin: '33AABCT1332L1ZL', businessName: 'Marina Foods Private Limited' };

describe('a quote on the desk', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['orders.edit', 'messages.answer']);
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  const { open, stateAt, accept } = quoteLinks(() => shop);
  const quoteIn = async (id: string) => Object((await staff.call('GET', `/quotes/${id}`)).body.quote);
  const messageOf = async (ticketId: string) =>
    Object((await staff.call('GET', `/messages/${ticketId}`)).body.message);

  it('is replaced by its next version once that is sent, which only its own reader is led to (QUOTE-4)', async () => {
    const quote = await sentQuote(shop, staff);
    const revised = await staff.call('POST', `/quotes/${quote.id}/versions`, { version: quote.version });
    const next = revised.body.quote as QuoteOfStaff & { email: string };
    expect(next).toMatchObject({ number: quote.number, revision: 2, state: 'draft' });
    expect(await stateAt(tokenOfQuote(quote))).toBe('sent');
    const body = quoteForm(next.email, { freight: 0 });
    const saved = await staff.call('PUT', `/quotes/${next.id}`, { version: next.version, body });
    const { version } = saved.body.quote as QuoteOfStaff;
    const sent = (await staff.call('POST', `/quotes/${next.id}/send`, { version })).body
      .quote as QuoteOfStaff;
    expect((await open(tokenOfQuote(quote))).body.quote).toMatchObject({
      state: 'replaced',
      newerLink: tokenOfQuote(sent),
    });
    expect(await accept(tokenOfQuote(quote))).toMatchObject({
      status: 409,
      body: { message: 'This quote was replaced by a newer one.' },
    });
    await shop.db.update(quotes).set({ email: 'right@example.in' }).where(eq(quotes.id, sent.id));
    expect((await open(tokenOfQuote(quote))).body.quote).toMatchObject({
      state: 'replaced',
      newerLink: null,
    });
    const accepted = await accept(tokenOfQuote(sent));
    expect(accepted.status).toBe(201);
    const { version: last } = await quoteIn(sent.id);
    expect(await staff.call('POST', `/quotes/${sent.id}/versions`, { version: last })).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_CLOSED' },
    });
  });

  it('is not replaced once it is accepted', async () => {
    const quote = await sentQuote(shop, staff);
    const revised = await staff.call('POST', `/quotes/${quote.id}/versions`, { version: quote.version });
    const next = revised.body.quote as QuoteOfStaff;
    await accept(tokenOfQuote(quote));
    expect(await staff.call('POST', `/quotes/${next.id}/send`, { version: next.version })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('This quote is accepted already: order OD') },
    });
  });

  it('bills a business of another state with IGST, at an address there', async () => {
    const quote = await sentQuote(shop, staff, OUTSIDE);
    const link = tokenOfQuote(quote);
    expect(Object((await open(link)).body.quote).taxes).toMatchObject([{ name: 'IGST', rate: 18 }]);
    expect(await accept(link)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'business.pinCode' }] },
    });
    const billing = { addressLine1: '2 Mount Road', city: 'Chennai', pinCode: '600002' };
    const accepted = await accept(link, { billing });
    const number = String(accepted.body.orderNumber);
    const [order] = await shop.db.select().from(orders).where(eq(orders.number, number));
    expect(order).toMatchObject({
      business: { ...billing, state: 'Tamil Nadu', legalName: OUTSIDE.businessName },
      cgstPaise: 0,
      igstPaise: 10_800_00,
    });
  });

  it('is declined with a reason, which reopens its enquiry (QUOTE-6)', async () => {
    const quote = await sentQuote(shop, staff);
    const decline = (reason: string) =>
      shop.call('POST', '/quote-links/decline', { body: { link: tokenOfQuote(quote), reason } });
    expect(await decline(' ')).toMatchObject({ status: 400, body: { fields: [{ field: 'reason' }] } });
    expect((await decline('Too dear for us')).body.quote).toMatchObject({ state: 'declined' });
    expect((await decline('Twice')).status).toBe(409);
    expect((await accept(tokenOfQuote(quote))).body.message).toBe('This quote was declined.');
    const { ticketId, declineReason } = await quoteIn(quote.id);
    expect(declineReason).toBe('Too dear for us');
    const thread = await messageOf(ticketId);
    expect(thread.status).toBe('open');
    expect(thread.messages.at(-1)).toMatchObject({
      author: 'shopper',
      body: expect.stringContaining('Too dear'),
    });
  });

  it('is withdrawn, and its link says so', async () => {
    const quote = await sentQuote(shop, staff);
    await staff.call('POST', `/quotes/${quote.id}/withdraw`, { version: quote.version });
    expect(await stateAt(tokenOfQuote(quote))).toBe('withdrawn');
    expect((await accept(tokenOfQuote(quote))).status).toBe(409);
  });

  it('refuses prices above the MRP and numbers that fit no state, by field', async () => {
    const { ticketId, email } = await bulkEnquiry(shop);
    const draft = await draftOf(staff, ticketId);
    const fields = async (more: object) => {
      const body = quoteForm(email, more);
      const { body: reply } = await staff.call('PUT', `/quotes/${draft.id}`, {
        version: draft.version,
        body,
      });
      return (reply.fields as { field: string }[]).map(({ field }) => field);
    };
    expect(await fields({ lines: [{ variantId: QUOTED, quantity: 1, price: 9_999 }] })).toEqual([
      'lines.0.price',
    ]);
    expect(await fields({ lines: [{ variantId: QUOTED, quantity: 1, price: 0 }] })).toEqual([
      'lines.0.price',
    ]);
    expect(await fields({ lines: [{ variantId: 'gone', quantity: 1, price: 1 }] })).toEqual([
      'lines.0.quantity',
    ]);
    expect(await fields({ zipCode: '560001' })).toEqual(['state']);
    expect(await fields({ gstin: '32AAKCA1234M1ZV', businessName: 'x' })).toEqual(['gstin']);
    const preview = await staff.call('POST', '/quote-previews', {
      body: { lines: quoteForm('').lines, freight: 500, gstin: OUTSIDE.gstin, state: 'Kerala' },
    });
    expect(preview.body.totals).toMatchObject({ total: 71_300, taxes: [{ name: 'IGST' }] });
  });

  it('is in the data of its buyer, and goes with the messages that they erase (QUOTE-8)', async () => {
    const shopper = await shop.newShopper();
    await shop.db.update(users).set({ emailVerified: true }).where(eq(users.id, shopper.userId));
    await variantWithStock(shop, QUOTED, 1_000);
    const { ticketId } = await bulkEnquiry(shop, { email: shopper.email });
    const draft = await draftOf(staff, ticketId);
    const held = await shop.call('GET', '/account/data', { token: shopper.token });
    expect(Object(held.body.data).quotes).toMatchObject([{ number: draft.number, email: shopper.email }]);
    const link = tokenOfTicket(shop.deps.keys, 'ticket', ticketId);
    expect((await shop.call('POST', '/erase-messages', { body: { link } })).status).toBe(200);
    expect(await staff.call('GET', `/quotes/${draft.id}`)).toMatchObject({
      status: 404,
      body: { code: 'QUOTE_NOT_FOUND' },
    });
  });

  it('takes product and quantity from the words of its enquiry, and shows them (QUOTE-1)', async () => {
    await variantWithStock(shop, QUOTED, 1_000);
    const productId = 'tender-coconut-water-pack';
    const asked = { productId, quantity: 40, neededBy: '2131-12-20' };
    const { ticketId } = await bulkEnquiry(shop, { ...asked, message: 'Packs of 6 x 200 ml, please.' });
    expect(await draftOf(staff, ticketId)).toMatchObject({
      lines: [{ variantName: expect.stringContaining('6 x 200 ml'), quantity: 40 }],
      enquiry: { purpose: 'A wedding', quantity: 40, neededBy: '2131-12-20', pinCode: '682001' },
    });
    const unnamed = await bulkEnquiry(shop, asked);
    expect(await draftOf(staff, unnamed.ticketId)).toMatchObject({ lines: [], enquiry: { quantity: 40 } });
  });

  it('is listed by each state, and found by number and buyer (QUOTE-8)', async () => {
    const { number } = await sentQuote(shop, staff);
    await savedDraft(shop, staff);
    await accept(tokenOfQuote(await sentQuote(shop, staff)));
    const { id, version } = await sentQuote(shop, staff);
    await staff.call('POST', `/quotes/${id}/withdraw`, { version });
    const seen = new Set<string>();
    for (const state of QUOTE_STATES) {
      const { body } = await staff.call('GET', `/quotes?state=${state}`);
      const rows = body.rows as { state: string }[];
      for (const row of rows) {
        seen.add(state);
        expect(row.state).toBe(state);
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['draft', 'sent', 'accepted', 'withdrawn']));
    const found = await staff.call('GET', `/quotes?search=${number}`);
    expect(found.body.rows).toMatchObject([{ number }]);
    expect(found.body.count).toEqual({ found: 1, isMore: false });
  });
});
