import { lastCreditNoteDay } from '@ilaneer/domain/tax-document/credit-note-deadline';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import {
  deliverTestOrder,
  openReturnShop,
  returnsOf,
  runReturn,
} from '../../../testing/shoppers/returned-order.ts';
import { documentsOf, wordsOf } from '../../../testing/shoppers/tax-documents.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import type { TestShop } from '../../../testing/test-shop.ts';
import { journalEntries, journalLines } from '../../db/schema/balance/journal.ts';
import { findContent, listCreditNotes, listInvoices } from '../../modules/tax-document/tax-document.ts';
import { readReturn } from '../order-desk/read-return.ts';

let made: Awaited<ReturnType<typeof openReturnShop>>;
let shop: TestShop;
let staff: TestStaff;
beforeAll(async () => {
  made = await openReturnShop();
  shop = made.shop;
  staff = await newTestStaff(shop, ['orders.read', 'customers.read']);
});
afterEach(() => expectTiedBooks(shop.db));
afterAll(() => shop.close());

const { download } = documentsOf(() => shop);
const endOf = (day: string) => new Date(`${day}T23:59:59.999+05:30`);
const after = (day: string) => new Date(endOf(day).getTime() + 1);
const at = (now: Date): TestShop => ({ ...shop, deps: { ...shop.deps, now: () => now } });

/** Two shirts to Kochi, one returned and inspected, not refunded. */
async function inspected() {
  const { shopper, shirt } = made;
  const id = await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 2 }]);
  const lines = [{ position: 1, quantity: 1, reason: 'damaged' }];
  await shop.call('POST', `/orders/${id}/returns`, { token: shopper.token, body: { lines } });
  for (const move of ['return-approve', 'return-picked-up', 'return-received'])
    await runReturn(shop, [move, id]);
  const [invoice] = await listInvoices(shop.db, [id]);
  const [request] = await returnsOf(shop, shopper, id);
  const lastDay = lastCreditNoteDay(invoice?.issuedAt ?? expect.fail('no invoice'));
  return { id, returnId: request?.id ?? expect.fail('no return'), lastDay };
}

async function noteOf(id: string) {
  const [note] = await listCreditNotes(shop.db, [id]);
  const documentId = note?.id ?? expect.fail('no credit note');
  const content = (await findContent(shop.db, documentId)) ?? expect.fail('nothing is written');
  return { number: note?.number ?? '', content };
}

async function postedFor(returnId: string): Promise<Record<string, number>> {
  const rows = await shop.db
    .select()
    .from(journalLines)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLines.entryId))
    .where(and(eq(journalEntries.kind, 'return'), eq(journalEntries.sourceId, returnId)))
    .orderBy(asc(journalLines.position));
  return Object.fromEntries(rows.map(({ journal_lines: line }) => [line.account, line.amountPaise]));
}

describe('a credit note after 30 November that follows the financial year (TAX-DOCUMENT-20)', () => {
  it('gives all of the money back, names no tax and leaves the output taxes alone (JOURNAL-21)', async () => {
    const { id, returnId, lastDay } = await inspected();
    expect(
      await runReturn(at(after(lastDay)), ['return-refunded', id, '--reference', 'UPI 9']),
    ).toMatchObject({
      ok: true,
    });
    const { content, number } = await noteOf(id);
    expect(content.form).toBe('commercial-credit-note');
    expect(content.figures.taxTotals.every((tax) => tax === 0)).toBe(true);
    expect(content.figures.taxable + content.figures.delivery).toBe(content.figures.total);
    const words = wordsOf(await download(made.shopper, `${id}/credit-notes/${number.replaceAll('/', '-')}`));
    for (const said of ['Commercial Credit Note', 'takes back no GST', 'Credited'])
      expect(words).toContain(said);
    expect(words).not.toMatch(/^(?:CGST|SGST|IGST|Taxable value|Reverse charge)/m);

    const posted = await postedFor(returnId);
    expect(Object.keys(posted).filter((account) => /gst-payable/.test(account))).toEqual([]);
    expect(posted['gst-of-late-notes']).toBeGreaterThan(0);
    expect(posted['customer-receivables']).toBe(content.figures.total);
  });

  it('is an ordinary one on the last day itself', async () => {
    const { id, returnId, lastDay } = await inspected();
    await runReturn(at(endOf(lastDay)), ['return-refunded', id, '--reference', 'UPI 9']);
    expect((await noteOf(id)).content.form).toBe('credit-note');
    const posted = await postedFor(returnId);
    expect(posted['cgst-payable']).toBeGreaterThan(0);
    expect(posted['gst-of-late-notes']).toBeUndefined();
  });

  it('is announced to staff from 30 days before, and reported when it is too late', async () => {
    const { returnId, lastDay } = await inspected();
    const seen = async (now: Date) => (await readReturn(at(now).deps, returnId))?.creditNote;
    const day = new Date(`${lastDay}T12:00:00+05:30`).getTime();
    expect(await seen(new Date(day - 31 * 86_400_000))).toEqual({ lastDay, time: 'in time' });
    expect(await seen(new Date(day - 30 * 86_400_000))).toEqual({ lastDay, time: 'soon too late' });
    expect(await seen(after(lastDay))).toEqual({ lastDay, time: 'too late' });
    const { body } = await staff.call('GET', `/returns/${returnId}`);
    expect(body.return).toMatchObject({ creditNote: { lastDay, time: 'in time' } });
  });
});
