import { randomUUID } from 'node:crypto';
import type { ManualEntryView } from '@ilaneer/contract/staff/books/manual-entries';
import { startOfIndiaDay } from '@ilaneer/domain/india-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { pdfForm } from '../../../testing/staff/pdf-form.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { transactAll } from '../../db/transact.ts';
import { lockMonth, readBalances } from '../../modules/journal/journal.ts';

const RIGHTS = ['reports.read', 'books.write', 'entries.post', 'stock.adjust', 'settings.write'] as const;
const HOUR_MS = 3_600_000;
const BAG = 'beach-drawstring-bag_V01';

let clock = startOfIndiaDay('2036-11-01').getTime();
let shop: TestShop;
let anu: TestStaff;
let biju: TestStaff;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(clock++) });
  await goTo('2036-11-05');
});
afterAll(() => shop.close());

async function goTo(day: string): Promise<void> {
  clock = startOfIndiaDay(day).getTime() + HOUR_MS;
  anu = await newTestStaff(shop, RIGHTS);
  biju = await newTestStaff(shop, RIGHTS);
}

type Line = { readonly account: string; readonly side: 'debit' | 'credit'; readonly amount: number };

const pay = (account: string, amount: number): Line[] => [
  { account, side: 'debit', amount },
  { account: 'bank', side: 'credit', amount },
];

function enter(staff: TestStaff, lines: readonly Line[], more: object = {}, key = randomUUID()) {
  const entry = { bookedOn: '2036-11-05', reason: 'Rent', receiptId: null, remittanceId: null };
  return staff.call('POST', '/manual-entries', {
    headers: { 'idempotency-key': key },
    body: { ...entry, ...more, lines },
  });
}

const entryIn = (body: Record<string, unknown>) => body.entry as ManualEntryView;
const balanceOf = async (account: 'rent' | 'bank' | 'supplier-payables') =>
  ((await readBalances(shop.db, null)).get(account) ?? 0) / 100;

describe('entries by hand', () => {
  it('are posted with a number of their own series, once a request (MANUAL-ENTRY-1, MANUAL-ENTRY-3)', async () => {
    const key = randomUUID();
    const first = await enter(anu, pay('rent', 15_000), {}, key);
    expect(first.status).toBe(201);
    expect(entryIn(first.body)).toMatchObject({ number: 'JV/3637/000001', state: 'posted', total: 15_000 });
    expect(entryIn((await enter(anu, pay('rent', 15_000), {}, key)).body).id).toBe(entryIn(first.body).id);
    expect(await balanceOf('rent')).toBe(15_000);
    const second = await enter(biju, pay('rent', 10));
    expect(entryIn(second.body).number).toBe('JV/3637/000002');
    const wrong = await enter(anu, [{ account: 'rent', side: 'debit', amount: 5 }]);
    expect(wrong).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    await expectTiedBooks(shop.db);
  });

  it('wait above the amount for another person, who posts them (MANUAL-ENTRY-3)', async () => {
    const chosen = { body: { lockNeedsTwo: false, secondPersonAbove: 20_000 }, version: 0 };
    expect(await anu.call('PUT', '/settings/books', chosen)).toMatchObject({ status: 200 });
    const before = await balanceOf('rent');
    const { body } = await enter(anu, pay('rent', 20_001));
    const { id, state, number } = entryIn(body);
    expect({ state, number }).toEqual({ state: 'waiting', number: null });
    expect(await balanceOf('rent')).toBe(before);
    const confirm = (staff: TestStaff) => staff.call('POST', `/manual-entries/${id}/confirmation`);
    expect(await confirm(anu)).toMatchObject({ status: 409, body: { code: 'ENTRY_NEEDS_ANOTHER' } });
    expect(entryIn((await confirm(biju)).body)).toMatchObject({ state: 'posted', number: 'JV/3637/000003' });
    expect(await confirm(biju)).toMatchObject({ status: 409, body: { code: 'ENTRY_DECIDED' } });
    expect(await balanceOf('rent')).toBe(before + 20_001);
    const waiting = entryIn((await enter(anu, pay('rent', 30_000))).body);
    const back = await anu.call('POST', `/manual-entries/${waiting.id}/withdrawal`);
    expect(entryIn(back.body)).toMatchObject({ state: 'withdrawn', number: null });
    expect(await balanceOf('rent')).toBe(before + 20_001);
    await expectTiedBooks(shop.db);
  });

  it('are reversed by another entry, once, and never edited (MANUAL-ENTRY-5)', async () => {
    const before = await balanceOf('rent');
    const { id } = entryIn((await enter(anu, pay('rent', 700))).body);
    const reverse = () =>
      anu.call('POST', `/manual-entries/${id}/reversal`, {
        body: { bookedOn: '2036-11-05', reason: 'Paid twice' },
      });
    const reversal = entryIn((await reverse()).body);
    expect(reversal).toMatchObject({ state: 'posted', reverses: { id } });
    expect(reversal.lines.map(({ account, side }) => [account, side])).toEqual([
      ['rent', 'credit'],
      ['bank', 'debit'],
    ]);
    expect(await reverse()).toMatchObject({ status: 409, body: { code: 'ENTRY_REVERSED' } });
    expect(await balanceOf('rent')).toBe(before);
    await expect(
      shop.db.$client.query(`update manual_entries set reason = 'x' where id = '${id}'`),
    ).rejects.toThrow();
    await expect(shop.db.$client.query('delete from manual_entry_lines')).rejects.toThrow();
  });

  it('have documents, which readers of the books download (MANUAL-ENTRY-4)', async () => {
    const { id } = entryIn((await enter(anu, pay('rent', 5))).body);
    const add = (form: ReturnType<typeof pdfForm>) =>
      anu.call('POST', `/manual-entries/${id}/documents`, form);
    const [document] = entryIn((await add(pdfForm())).body).documents;
    expect(document).toMatchObject({ name: 'bill.pdf', contentType: 'application/pdf' });
    expect(entryIn((await add(pdfForm())).body).documents).toHaveLength(1);
    expect((await add(pdfForm('MZ'))).body.fields).toEqual([
      { field: 'document', message: 'Please choose a PDF, PNG or JPEG file' },
    ]);
    const large = await add(pdfForm(Buffer.alloc(5 * 1_024 * 1_024 + 1, '%PDF-')));
    expect(large.body.fields).toEqual([{ field: 'document', message: 'A document may have at most 5 MB' }]);
    const file = await shop.app.inject({
      method: 'GET',
      url: `/api/staff/manual-entries/${id}/documents/${document?.id}`,
      headers: anu.headers(),
    });
    expect([file.statusCode, file.headers['content-disposition'], file.body]).toEqual([
      200,
      'attachment; filename="bill.pdf"',
      '%PDF-1.7\n',
    ]);
  });

  it('pay a supplier, bill by bill, at most the open amount (MANUAL-ENTRY-2, JOURNAL-19)', async () => {
    const received = await anu.call('POST', '/stock-receipts', {
      body: {
        bill: {
          ...{ supplierName: 'Kuttanad Mills', supplierGstin: null, number: 'KM/9' },
          ...{ billedOn: '2036-11-05', freight: 0 },
        },
        lines: [
          {
            ...{ variantId: BAG, quantity: 10, batch: null },
            cost: { amount: 900, gstRate: 0, claimsTax: false },
          },
        ],
      },
    });
    expect(received.status).toBe(201);
    const { id: receiptId } = received.body.receipt as { id: string };
    const { body } = await anu.call('GET', '/manual-entry-choices');
    const bills = body.bills as { id: string; label: string; amount: number }[];
    expect(bills).toEqual([{ id: receiptId, label: expect.stringContaining('KM/9'), amount: 900 }]);
    const supplier = (amount: number) => enter(anu, pay('supplier-payables', amount), { receiptId });
    expect((await supplier(901)).body.fields).toEqual([
      { field: 'lines', message: 'The amount is above the open amount' },
    ]);
    expect((await supplier(400)).status).toBe(201);
    const open = await anu.call('GET', '/open-items?account=supplier-payables');
    expect(open.body).toMatchObject({
      rows: [{ receiptId, who: 'Kuttanad Mills', amount: 500, state: 'bill' }],
      balance: 500,
    });
    expect((await supplier(500)).status).toBe(201);
    expect(await balanceOf('supplier-payables')).toBe(0);
    await expectTiedBooks(shop.db);
  });

  it('stay out of locked months, waiting ones too (MANUAL-ENTRY-1)', async () => {
    const waiting = entryIn((await enter(anu, pay('rent', 25_000))).body);
    await goTo('2036-12-02');
    await transactAll(shop.db, (tx) =>
      lockMonth(tx, shop.deps, TEST_STAFF, { month: '2036-11', needsTwo: false }),
    );
    const message = 'The books are locked to the end of 2036-11: choose a later day';
    const late = await biju.call('POST', `/manual-entries/${waiting.id}/confirmation`);
    expect(late.body.fields).toEqual([{ field: 'bookedOn', message }]);
    expect((await enter(anu, pay('rent', 5))).body.fields).toEqual([{ field: 'bookedOn', message }]);
    expect((await enter(anu, pay('rent', 5), { bookedOn: '2036-12-01' })).status).toBe(201);
  });
});
