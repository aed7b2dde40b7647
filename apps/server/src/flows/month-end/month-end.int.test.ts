import { createHash } from 'node:crypto';
import type { ClosingView, LightView, MonthEndView } from '@ilaneer/contract/staff/books/month-end';
import { startOfIndiaDay } from '@ilaneer/domain/india-day';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TallyCompany } from '../../../testing/accounting/tally-company.ts';
import { readStoredZip } from '../../../testing/read-stored-zip.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { shipTestOrder } from '../../../testing/shoppers/invoiced-order.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { deliverTestOrder, refundGoods } from '../../../testing/shoppers/returned-order.ts';
import { documentsOf, wordsOf } from '../../../testing/shoppers/tax-documents.ts';
import { auditEntriesOf } from '../../../testing/staff/audited.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { parcels } from '../../db/schema/order/parcel.ts';
import { listVouchers } from '../../modules/tax-document/tax-document.ts';

const PACK = 'tender-coconut-water-pack_V01';
const HOUR_MS = 3_600_000;
const NOVEMBER = startOfIndiaDay('2026-11-01').getTime();
const DECEMBER = startOfIndiaDay('2026-12-01').getTime();

let clock = NOVEMBER + HOUR_MS;
let shop: TestShop;
let shopper: TestShopper;
let staff: TestStaff;
let pack: Awaited<ReturnType<typeof variantWithStock>>;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(clock++) });
  shopper = await shop.newShopper();
  pack = await variantWithStock(shop, PACK, 1_000);
  const sold = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 2 }]);
  await refundGoods(
    shop,
    shopper,
    sold,
    [{ position: 1, quantity: 1, reason: 'damaged' }],
    '--reference',
    'UPI 7',
  );
  await shipTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
  await paidOrder();
  clock = DECEMBER + HOUR_MS;
  staff = await signInStaff();
});
afterAll(() => shop.close());

/** A session lasts a day. */
const signInStaff = () => newTestStaff(shop, ['reports.read', 'books.write', 'exports.take', 'orders.read']);

const { invoiceOf } = documentsOf(() => shop);

async function paidOrder() {
  const id = await placeOnlineOrder(shop, shopper, { ...pack, quantity: 1 });
  await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
  await vi.waitFor(async () => expect(await listVouchers(shop.db, [id])).toHaveLength(1), {
    timeout: 30_000,
    interval: 50,
  });
  return id;
}

async function read(month = '2026-11'): Promise<MonthEndView> {
  const { status, body } = await staff.call('GET', `/month-end?month=${month}`);
  expect(status).toBe(200);
  return body.monthEnd as MonthEndView;
}

async function readLights(): Promise<LightView[]> {
  const { status, body } = await staff.call('GET', '/month-lights?month=2026-11');
  expect(status).toBe(200);
  return body.lights as LightView[];
}

const countsOf = (lights: readonly LightView[]) =>
  Object.fromEntries(lights.map(({ id, count }) => [id, count]));

const close = (month: string) => staff.call('POST', '/closed-months', { body: { month } });

/** The job of the closing makes its files. */
const closedMonth = (month: string) =>
  vi.waitFor(
    async () => {
      const { closing } = await read(month);
      expect(closing?.finishedAt).not.toBeNull();
      return closing as ClosingView;
    },
    { timeout: 30_000, interval: 50 },
  );

async function download(month: string, by = staff): Promise<Buffer> {
  const url = `/api/staff/closed-months/${month}`;
  const answer = await shop.app.inject({ method: 'GET', url, headers: by.headers() });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

const lineOf = (pdf: Buffer) => wordsOf(pdf).replaceAll(/\s+/g, ' ');

const paiseOf = (rupees: string | undefined) => Math.round(Number(rupees ?? 0) * 100);

type Rows = readonly Record<string, string>[];

const paiseIn = (rows: Rows, column: string) => rows.reduce((sum, row) => sum + paiseOf(row[column]), 0);

const tableIn = (file: Buffer): Record<string, string>[] => parse(file, { bom: true, columns: true });

const openingOf = (trial: Rows, name: string) =>
  paiseOf(trial.find((row) => row.Account === name)?.['Opening balance 1 Nov 2026 (₹, credit negative)']);

describe('the end of a month', () => {
  it('shows open business (JOURNAL-33)', async () => {
    expect(await read()).toMatchObject({
      ...{ isOver: true, lockedThrough: null, closing: null, documents: 4 },
      ...{ toLock: expect.arrayContaining(['2026-11']), needsTwo: false, lockRequest: null },
    });
    const lights = await readLights();
    // Two parcels are sent, and the cash of the delivered one is with its courier.
    expect(countsOf(lights)).toEqual({
      ...{ unshipped: 1, returns: 0, 'on-the-road': 1, cash: 1, gateways: 1, unmatched: 0 },
      ...{ rates: 0, gaps: 0, faults: 0 },
    });
    const { items } = lights.find(({ id }) => id === 'on-the-road') ?? expect.fail('no light');
    expect(items).toMatchObject([{ label: expect.stringMatching(/^OD\d+-1$/) }]);
    await shop.db.update(parcels).set({ shippedAt: new Date(DECEMBER - 3 * 24 * HOUR_MS) });
    expect(countsOf(await readLights())).toMatchObject({ 'on-the-road': 0 });
    expect(await read('2026-12')).toMatchObject({ isOver: false });
  });

  it('is not closed while the books contradict another ledger, which is named (JOURNAL-34)', async () => {
    await shop.db.execute(sql`update gift_cards set initial_paise = initial_paise + 1, balance_paise = balance_paise + 1
      where id = (select min(id) from gift_cards)`);
    const contradiction = { what: 'Gift cards outstanding' };
    expect((await staff.call('GET', '/book-proof')).body.contradictions).toMatchObject([contradiction]);
    expect(await close('2026-11')).toMatchObject({
      status: 409,
      body: { code: 'BOOKS_UNTIED', data: { contradictions: [contradiction] } },
    });
    expect(await read()).toMatchObject({ lockedThrough: null, closing: null });
    await shop.db.execute(sql`update gift_cards set initial_paise = initial_paise - 1, balance_paise = balance_paise - 1
      where id = (select min(id) from gift_cards)`);
    expect((await staff.call('GET', '/book-proof')).body.contradictions).toEqual([]);
  });

  it('refuses a month that is not over, and one without its files', async () => {
    expect(await close('2026-12')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'month', message: 'This month is not over yet' }] },
    });
    expect(await staff.call('GET', '/closed-months/2026-11')).toMatchObject({
      status: 404,
      body: { code: 'MONTH_NOT_CLOSED' },
    });
  });
});

describe('a closed month (JOURNAL-34, JOURNAL-35)', () => {
  it('has everything in an archive, whose sums are those of the documents and the journal (ACCOUNTING-6)', async () => {
    // At the same moment: it is locked and closed once.
    const closings = await Promise.all([close('2026-11'), close('2026-11')]);
    expect(closings.map(({ status }) => status)).toEqual([200, 200]);
    const acts = await auditEntriesOf(shop.db, '2026-11');
    expect(acts.map(({ action }) => action)).toEqual(['locked the month', 'closed the month']);
    const closing = await closedMonth('2026-11');
    const archive = await download('2026-11');
    expect(closing).toMatchObject({
      documents: 4,
      archiveBytes: archive.length,
      archiveSha256: createHash('sha256').update(archive).digest('hex'),
    });
    const files = readStoredZip(archive);
    const fileOf = (name: string) => files.get(`2026-11/${name}`) ?? expect.fail(name);
    const rowsOf = (name: string) => tableIn(fileOf(name));

    const documents = [...files.keys()].filter((name) => name.includes('/documents/'));
    expect(documents.map((name) => name.split('/')[2])).toEqual([
      ...['credit-notes', 'invoices', 'invoices', 'receipt-vouchers'],
    ]);
    for (const { File: name = '', Bytes: size, 'SHA-256': sum } of rowsOf('manifest.csv')) {
      expect([String(fileOf(name).length), createHash('sha256').update(fileOf(name)).digest('hex')]).toEqual([
        size,
        sum,
      ]);
    }
    expect(rowsOf('manifest.csv')).toHaveLength(files.size - 1);

    const journal = rowsOf('books/day-book-2026-11-01-to-2026-11-30.csv');
    expect(paiseIn(journal, 'Debit (₹)')).toBe(paiseIn(journal, 'Credit (₹)'));
    const { rows } = await shop.db.execute<{ debits: string }>(sql`
      select sum(l.amount_paise) as debits from journal_lines l join journal_entries e on e.id = l.entry_id
      where l.side = 'debit' and to_char(e.booked_on, 'YYYY-MM') = '2026-11'`);
    expect(paiseIn(journal, 'Debit (₹)')).toBe(Number(rows[0]?.debits));
    // JOURNAL-25
    const captured = journal.filter(({ Event: event }) => event === 'Payment captured');
    expect(captured.map(({ Document: name }) => name)).toEqual([
      ...Array(2).fill(expect.stringMatching(/^RCV\/\d{4}\/000001$/)),
    ]);
    // Stored sums of the locked month against its lines, account by account.
    const trial = rowsOf('books/trial-balance-2026-11-01-to-2026-11-30.csv');
    const closed = 'Closing balance 30 Nov 2026 (₹, credit negative)';
    expect(paiseIn(trial, closed)).toBe(0);
    for (const { Account: name = '', [closed]: balance } of trial.slice(0, -1)) {
      const own = journal.filter(({ Account: account }) => account === name);
      const moved = paiseIn(own, 'Debit (₹)') - paiseIn(own, 'Credit (₹)');
      expect({ name, closing: paiseOf(balance) }).toEqual({ name, closing: openingOf(trial, name) + moved });
    }
    const ledger = rowsOf('books/ledgers/ledger-sales-2026-11-01-to-2026-11-30.csv');
    const sales = trial.find(({ Account: name }) => name === 'Sales of goods');
    expect(paiseOf(ledger.at(-1)?.['Balance (₹, credit negative)'])).toBe(paiseOf(sales?.[closed]));
    // The profit of the year until then is that of the balance sheet (JOURNAL-26, JOURNAL-27).
    const [profit] = rowsOf('books/profit-and-loss-2026-04-01-to-2026-11-30.csv').slice(-1);
    const sheet = rowsOf('books/balance-sheet-2026-11-30.csv');
    expect(sheet.find(({ Account: name }) => name === 'Profit not yet closed')?.['30 Nov 2026 (₹)']).toBe(
      profit?.['1 Apr 2026 to 30 Nov 2026 (₹)'],
    );
    expect(profit?.Account).toMatch(/^(?:Profit|Loss)$/);
    for (const statement of ['trial-balance', 'profit-and-loss'] as const) {
      const printed = fileOf(`books/${statement}-2026-11-01-to-2026-11-30.pdf`);
      expect(lineOf(printed)).toContain('30 Nov 2026');
    }
    expect(lineOf(fileOf('books/balance-sheet-2026-11-30.pdf'))).toContain('Amounts in rupees');

    // ACCOUNTING-6
    const company = new TallyCompany();
    company.import(fileOf('accounting/tally-2026-11.xml').toString());
    expect(company.balances().get('Sales of goods')).toBe(paiseOf(sales?.[closed]));
    const zoho = [...files.keys()].filter((name) => name.includes('/accounting/zoho-'));
    expect(zoho).toHaveLength(4);

    const taxOf = (kind: string) =>
      ['CGST', 'SGST', 'IGST'].reduce((sum, head) => sum + paiseIn(rowsOf(`registers/${kind}.csv`), head), 0);
    const posted = journal.filter(({ Account: account = '' }) => account.startsWith('Output '));
    expect(taxOf('sales-register') - taxOf('credit-note-register')).toBe(
      paiseIn(posted, 'Credit (₹)') - paiseIn(posted, 'Debit (₹)'),
    );
    const gstin = shop.deps.brand.seller.gstin;
    const portal = JSON.parse(fileOf(`gst/${gstin}/gstr1.json`).toString());
    expect(portal.doc_issue.doc_det.map(({ doc_num: nature }: { doc_num: number }) => nature)).toEqual([
      1, 5, 6,
    ]);
  });

  it('has the same bytes again; later documents are in the next month', async () => {
    const before = await download('2026-11');
    const late = await shipTestOrder(shop, await shop.newShopper(), [{ ...pack, quantity: 3 }]);
    await shop.db.execute(sql`update products set name = 'Renamed'`);
    expect((await close('2026-11')).status).toBe(200);
    expect((await download('2026-11')).equals(before)).toBe(true);
    clock = startOfIndiaDay('2027-01-01').getTime() + HOUR_MS;
    staff = await signInStaff();
    expect((await close('2026-12')).status).toBe(200);
    await closedMonth('2026-12');
    const { number } = await invoiceOf(late);
    const december = readStoredZip(await download('2026-12'));
    expect([...december.keys()]).toContain(`2026-12/documents/invoices/${number.replaceAll('/', '-')}.pdf`);
    // From this month on without discounts (JOURNAL-29): sales are the taxable goods of the register.
    const rowsOf = (name: string) => tableIn(december.get(`2026-12/${name}`) ?? expect.fail(name));
    const journal = rowsOf('books/day-book-2026-12-01-to-2026-12-31.csv');
    const posted = (name: string) => journal.filter(({ Account: account }) => account === name);
    expect(paiseIn(posted('Sales of goods'), 'Credit (₹)')).toBe(
      paiseIn(rowsOf('registers/sales-register.csv'), 'Taxable value of goods'),
    );
    expect(posted('Discounts on goods')).toEqual([]);
    const changes = [
      sql`update month_closing_files set bytes = 'x'`,
      sql`update month_closings set documents = 0`,
    ];
    for (const change of changes) await expect(shop.db.execute(change)).rejects.toThrow();
  });

  it('is taken by those who read reports and may export, each time in the audit log', async () => {
    for (const right of ['exports.take', 'reports.read'] as const) {
      const one = await newTestStaff(shop, [right]);
      expect(await one.call('GET', '/closed-months/2026-11')).toMatchObject({ status: 403 });
    }
    await download('2026-11');
    const { rows } = await shop.db.execute<{ entry: string }>(
      sql`select audit_entries::text as entry from audit_entries order by id desc limit 1`,
    );
    expect(rows[0]?.entry).toContain('Closed month');
  });
});
