import type { ReplyOf } from '@ilaneer/contract/message/call';
import type {
  EntryView,
  getBalanceSheet,
  getProfitAndLoss,
  getTrialBalance,
  LedgerLineView,
} from '@ilaneer/contract/staff/books/statements';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../testing/read-pdf.ts';
import { shipTestOrder } from '../../../testing/shoppers/invoiced-order.ts';
import { deliverTestOrder, openReturnShop, refundGoods } from '../../../testing/shoppers/returned-order.ts';
import { addGiftCard } from '../../../testing/shoppers/test-gift-card.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import type { TestShop } from '../../../testing/test-shop.ts';

const ALL = 'from=2020-01-01&to=2099-12-31';

describe('the statements of a shop', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let invoiced: string;
  beforeAll(async () => {
    const opened = await openReturnShop();
    shop = opened.shop;
    staff = await newTestStaff(shop, ['reports.read', 'exports.take']);
    const shopper = await shop.newShopper();
    const shirt = { ...opened.shirt, quantity: 2 };
    invoiced = await shipTestOrder(shop, shopper, [shirt]);
    const returned = await deliverTestOrder(shop, shopper, [shirt]);
    const back = [{ position: 1, quantity: 1, reason: 'damaged' }] as const;
    await refundGoods(shop, shopper, returned, back, '--reference', 'UPI 7');
  });
  afterAll(() => shop.close());

  const read = async <Reply>(path: `/${string}`) => {
    const { status, body } = await staff.call('GET', path);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as Reply;
  };
  const paiseOf = (rupees: number) => Math.round(rupees * 100);
  const download = async (file: string, headers = staff.headers()) =>
    shop.app.inject({ method: 'GET', url: `/api/staff/statements/${file}`, headers });

  /** Debits less credits, by SQL alone. */
  const balances = async () => {
    const { rows } = await shop.db.execute<{ account: string; balance: string }>(sql`
      select account, sum(case side when 'debit' then amount_paise else -amount_paise end) as balance
      from journal_lines group by account`);
    return new Map(rows.map(({ account, balance }) => [account, Number(balance)]));
  };

  it('agree with the lines of the journal, and with each other (JOURNAL-25 to JOURNAL-27)', async () => {
    const trial = await read<ReplyOf<typeof getTrialBalance>>(`/trial-balance?${ALL}`);
    const expected = await balances();
    for (const { id, closing } of trial.accounts) expect(paiseOf(closing)).toBe(expected.get(id));
    expect(trial.debits).toBe(trial.credits);
    expect(trial.closingDebits).toBe(trial.closingCredits);
    const closingOf = (id: string) => trial.accounts.find((one) => one.id === id)?.closing ?? 0;
    const profit = await read<ReplyOf<typeof getProfitAndLoss>>(`/profit-and-loss?${ALL}`);
    for (const { account, amount } of profit.income.lines) expect(amount).toBe(-closingOf(account));
    for (const { account, amount } of profit.expenses.lines) expect(amount).toBe(closingOf(account));
    const sheet = await read<ReplyOf<typeof getBalanceSheet>>('/balance-sheet?to=2099-12-31');
    expect(sheet.unclosed).toBe(profit.profit);
    expect(sheet.claims).toBe(sheet.assets.total);
    const before = await read<ReplyOf<typeof getTrialBalance>>(
      '/trial-balance?from=2020-01-01&to=2020-01-31',
    );
    expect(before).toMatchObject({ accounts: [], debits: 0 });
  });

  it('lead from each entry to its document (JOURNAL-25)', async () => {
    const { rows } = await read<{ rows: EntryView[] }>(`/day-book?${ALL}`);
    const { rows: documents } = await shop.db.execute<{ kind: string; number: string; order_id: string }>(
      sql`select kind, number, order_id from tax_documents`,
    );
    const of = (kind: EntryView['kind']) => rows.filter((entry) => entry.kind === kind);
    expect(
      of('invoice')
        .map(({ document }) => document?.id)
        .toSorted(),
    ).toEqual(documents.flatMap(({ kind, number }) => (kind === 'invoice' ? [number] : [])).toSorted());
    const note = documents.find(({ kind }) => kind === 'credit-note') ?? expect.fail();
    expect(of('return').map(({ document }) => document)).toEqual([
      { kind: 'tax document', id: note.number, label: note.number, orderId: note.order_id },
    ]);
    for (const { lines } of rows) {
      expect(lines.reduce((sum, { debit, credit }) => sum + paiseOf(debit) - paiseOf(credit), 0)).toBe(0);
    }
    const receivable = of('invoice')
      .flatMap(({ lines }) => lines)
      .find(({ orderId }) => orderId === invoiced);
    expect(receivable?.orderNumber).toMatch(/^OD\d+$/);
  });

  it('read page by page, each line once, with the balance running on (JOURNAL-25)', async () => {
    for (let card = 0; card < 120; card += 1) await addGiftCard(shop, 1_000 + card);
    const lines: LedgerLineView[] = [];
    let next: string | null = null;
    do {
      const after: string = next === null ? '' : `&after=${next}`;
      const page: { rows: LedgerLineView[]; next: string | null; account: { opening: number } } = await read(
        `/ledger?account=gift-cards-outstanding&${ALL}${after}`,
      );
      lines.push(...page.rows);
      next = page.next;
    } while (next !== null);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    let balance = 0;
    for (const line of lines) {
      balance += paiseOf(line.debit) - paiseOf(line.credit);
      expect(paiseOf(line.balance)).toBe(balance);
    }
    expect(balance).toBe((await balances()).get('gift-cards-outstanding'));
    const seen: number[] = [];
    let place = '';
    do {
      const page = await read<{ rows: EntryView[]; next: string | null }>(`/day-book?${ALL}${place}`);
      seen.push(...page.rows.map(({ id }) => id));
      place = page.next === null ? '' : `&after=${page.next}`;
    } while (place !== '');
    const { rows } = await shop.db.execute<{ id: string }>(
      sql`select id from journal_entries order by booked_on, id`,
    );
    expect(seen).toEqual(rows.map(({ id }) => Number(id)));
  });

  it('are files with the same sums, noted in the audit log (JOURNAL-31)', async () => {
    const dayBook = await download(`day-book.csv?${ALL}`);
    expect(dayBook.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="day-book-2020-01-01-to-2099-12-31.csv"',
    });
    const rows: Record<string, string>[] = parse(dayBook.body, { bom: true, columns: true });
    const sumOf = (title: string) => rows.reduce((sum, row) => sum + paiseOf(Number(row[title])), 0);
    const { rows: sums } = await shop.db.execute<{ debits: string }>(
      sql`select sum(amount_paise) as debits from journal_lines where side = 'debit'`,
    );
    expect([sumOf('Debit (₹)'), sumOf('Credit (₹)')]).toEqual(Array(2).fill(Number(sums[0]?.debits)));
    const ledger = await download(`ledger.csv?account=gift-cards-outstanding&${ALL}`);
    const ledgerRows: Record<string, string>[] = parse(ledger.body, { bom: true, columns: true });
    const [first, last] = [ledgerRows[0], ledgerRows.at(-1)];
    expect(first).toMatchObject({ Event: 'Opening balance', Date: '2020-01-01' });
    expect(paiseOf(Number(last?.['Balance (₹, credit negative)']))).toBe(
      (await balances()).get('gift-cards-outstanding'),
    );
    const { rows: entries } = await shop.db.execute<{ entry: string }>(
      sql`select audit_entries::text as entry from audit_entries order by id desc limit 1`,
    );
    expect(entries[0]?.entry).toContain('ledger.csv');
  });

  it.each(['trial-balance', 'profit-and-loss', 'balance-sheet', 'day-book', 'ledger'])(
    '%s is printed with its period and unit (JOURNAL-31)',
    async (statement) => {
      const printed = await download(`${statement}.pdf?${ALL}`);
      expect(printed.headers['content-type']).toBe('application/pdf');
      const words = readPdf(printed.rawPayload).join(' ').replaceAll(/\s+/g, ' ');
      expect(words).toContain('31 Dec 2099');
      expect(words).toContain('Amounts in rupees');
    },
  );

  it('take the right to export and the right to read reports (JOURNAL-31)', async () => {
    const exporter = await newTestStaff(shop, ['exports.take']);
    const refused = await download('trial-balance.csv', exporter.headers());
    expect(refused.json()).toMatchObject({
      code: 'PERMISSION_MISSING',
      data: { permission: 'reports.read' },
    });
    const reader = await newTestStaff(shop, ['reports.read']);
    expect((await download('trial-balance.csv', reader.headers())).statusCode).toBe(403);
  });

  it.each([
    ['/trial-balance?from=2026-12-01&to=2026-11-30', 'to'],
    ['/day-book?from=yesterday', 'from'],
    ['/ledger?account=purse', 'account'],
    ['/day-book?after=nowhere', 'after'],
  ] as const)('refuse %s at its field', async (path, field) => {
    expect(await staff.call('GET', path)).toMatchObject({ status: 400, body: { fields: [{ field }] } });
  });
});
