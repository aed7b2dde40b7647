import { indiaDay } from '@ilaneer/domain/india-day';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../../testing/shoppers/pay-online.ts';
import {
  deliverTestOrder,
  openReturnShop,
  refundGoods,
} from '../../../../testing/shoppers/returned-order.ts';
import { addGiftCard, newProvenShopper } from '../../../../testing/shoppers/test-gift-card.ts';
import { placeTestOrder, TEST_STAFF } from '../../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../../testing/staff/test-staff.ts';
import type { TestShop, TestShopper } from '../../../../testing/test-shop.ts';
import type { Database } from '../../../db/connect.ts';
import { transactAll } from '../../../db/transact.ts';
import { cancelOrder } from '../../fulfilment/fulfilment.ts';
import { closeDay } from './close-day.ts';
import { readDayTies } from './day-ties-repository.ts';

/** One row of each ledger, and the rows of the close that name it. */
const FORCED: readonly (readonly [table: string, change: string, ...names: string[]])[] = [
  ['payments', 'amount_paise = amount_paise + 1', 'Payments captured'],
  ['refunds', 'amount_paise = amount_paise + 1', 'Refunds requested'],
  [
    'orders',
    'subtotal_paise = subtotal_paise - 1, total_mrp_paise = total_mrp_paise - 1',
    'Orders invoiced: goods',
  ],
  ['orders', 'cash_round_off_paise = cash_round_off_paise + 100', 'Cash on delivery'],
  ['tax_document_contents', "content = jsonb_set(content, '{figures,total}', '1')", 'Invoices'],
  ['remittances', 'net_paise = net_paise - 1, charges_paise = charges_paise + 1', 'Payouts to the bank'],
  ['remittance_lines', 'matched_paise = matched_paise - 1', 'Payouts: matched lines'],
  ['gift_cards', 'balance_paise = balance_paise - 1', 'Gift cards: balance of each card'],
  ['gift_card_entries', 'amount_paise = amount_paise + sign(amount_paise)', 'Gift cards used'],
  ['coin_entries', 'coins = coins + 1', 'Coins'],
  ['coin_lots', 'remaining = remaining - 1', 'Coins left of each lot'],
  ['returns', 'round_off_paise = round_off_paise + 1', 'Credit notes'],
  ['journal_lines', 'amount_paise = amount_paise + 1', 'Entries: debits and credits'],
];

const SEED = Math.floor(Math.random() * 1_000_000);

describe(`the close of a day (JOURNAL-39), seed ${SEED}`, () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let staff: TestStaff;
  let day: string;
  beforeAll(async () => {
    const opened = await openReturnShop();
    ({ shop } = opened);
    const { shirt } = opened;
    shopper = await newProvenShopper(shop);
    staff = await newTestStaff(shop, ['reports.read', 'books.write']);
    const delivered = await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 5 }]);
    const { rows } = await shop.db.execute<{ number: string; due: string }>(
      sql`select number, total_paise - gift_card_paise + cash_round_off_paise as due from orders where id = ${delivered}`,
    );
    const due = Number(rows[0]?.due) / 100;
    const body = {
      ...{
        source: 'courier',
        payer: 'India Post',
        reference: 'UTR 1',
        receivedOn: indiaDay(shop.deps.now()),
      },
      ...{ net: due - 11.8, charges: 10, gst: 1.8, lines: `${rows[0]?.number},${due}` },
    };
    expect(await staff.call('POST', '/remittances', { body })).toMatchObject({ status: 201 });
    await refundGoods(
      shop,
      shopper,
      delivered,
      [{ position: 1, quantity: 1, reason: 'damaged' }],
      ...['--reference', 'UPI 1'],
    );
    const card = await addGiftCard(shop, 30_000);
    await placeTestOrder(shop, shopper, [{ ...shirt, quantity: 1 }], { coins: 10, giftCardCode: card.code });
    const paid = await placeOnlineOrder(shop, shopper, { ...shirt, quantity: 1 });
    await decideAtGateway(shop, await startPayment(shop, shopper, paid), 'approve');
    const why = { reason: null, category: null, feedback: null };
    expect(await cancelOrder(shop.deps, TEST_STAFF, { orderId: paid, ...why })).toMatchObject({ ok: true });
    day = indiaDay(shop.deps.now());
  });
  afterAll(() => shop.close());

  const brokenOf = async (db: Database) =>
    (await readDayTies(db, day))
      .filter(({ broken }) => broken > 0)
      .map(({ name, first }) => ({ name, first }));

  it('ties every ledger of the day with the journal', async () => {
    expect(await brokenOf(shop.db)).toEqual([]);
    const ties = await readDayTies(shop.db, day);
    const used = ties.filter(({ rows }) => rows > 0).map(({ name }) => name);
    for (const [, , ...names] of FORCED) for (const name of names) expect(used).toContain(name);
    for (const { inBooks, elsewhere } of ties) expect(inBooks).toBe(elsewhere);
    expect((await readDayTies(shop.db, '2020-01-31')).every(({ rows }) => rows === 0)).toBe(true);
  });

  it.each(FORCED)('names a row of %s that is changed by force: %s', async (table, change, ...names) => {
    await forced(async (tx) => {
      const { rows } = await tx.execute<{ ctid: string }>(sql`
        select t.ctid::text from ${sql.identifier(table)} t where ${rowsOfTheDay(table)}
        order by md5(t.ctid::text || ${SEED}::text) limit 1`);
      await tx.execute(
        sql`update ${sql.identifier(table)} set ${sql.raw(change)} where ctid = ${rows[0]?.ctid}::tid`,
      );
      const broken = await brokenOf(tx);
      for (const name of names) expect(broken.map((one) => one.name)).toContain(name);
      for (const { first } of broken) {
        expect(first.length).toBeGreaterThan(0);
        for (const { label, elsewhere, inBooks } of first) {
          expect(label).toMatch(
            /^(OD\d+|Gift card \w+|India Post UTR 1|Entry \d+|Coins .+|ILN\/.+|[A-Z-]+\/.+)$/,
          );
          expect(elsewhere).not.toBe(inBooks);
        }
      }
    });
  });

  it.each([
    'payment captured',
    'refund requested',
    'invoice',
    'return',
    'cash on delivery',
    'remittance',
    'gift card issued',
    'gift card held',
    'coins earned',
    'coins spent',
  ])('names the document of a missing entry: %s', async (kind) => {
    await forced(async (tx) => {
      await tx.execute(
        sql`delete from journal_lines where entry_id in (select id from journal_entries where kind = ${kind})`,
      );
      await tx.execute(sql`delete from journal_entries where kind = ${kind}`);
      const broken = await brokenOf(tx);
      expect(broken.length).toBeGreaterThan(0);
      for (const { first } of broken) {
        for (const { label, entryId } of first)
          expect([label, entryId]).toEqual([expect.not.stringMatching(/^Entry/), null]);
      }
    });
  });

  it('names an entry without its document', async () => {
    await forced(async (tx) => {
      await tx.execute(sql`update journal_entries set source_id = 'gone' where kind = 'payment captured'`);
      const [tie] = await brokenOf(tx);
      expect(tie?.name).toBe('Payments captured');
      expect(tie?.first.map(({ label }) => label)).toEqual([
        expect.stringMatching(/^Entry \d+$/),
        expect.stringMatching(/^OD\d+$/),
      ]);
    });
  });

  it('is read by day, with its figures in rupees; a day to come is refused', async () => {
    const read = await staff.call('GET', `/day-close?day=${day}`);
    expect(read).toMatchObject({ status: 200, body: { day, isTied: true } });
    const future = await closeDay(shop.deps, '2999-01-01');
    expect(future).toMatchObject({ ok: false, error: { code: 'VALIDATION_FAILED' } });
  });

  /** Without triggers and checks, rolled back. */
  async function forced(act: (tx: Database) => Promise<void>): Promise<void> {
    const undo = new Error('undo');
    const done = transactAll(shop.db, async (tx) => {
      const { rows } = await tx.execute<{ table: string; name: string }>(sql`
        select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
        where contype = 'c' and connamespace = 'public'::regnamespace`);
      const tables = [...FORCED.map(([table]) => table), 'journal_entries'];
      for (const table of new Set(tables)) {
        await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
        await tx.execute(sql.raw(`grant all on ${table} to current_user`));
        for (const { name } of rows.filter((row) => row.table === table)) {
          await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
        }
      }
      await act(tx);
      throw undo;
    });
    const thrown: unknown = await done.catch((error: unknown) => error);
    if (thrown !== undo) throw thrown;
  }
});

/** A row that counts in the close. */
function rowsOfTheDay(table: string) {
  if (table === 'orders') return sql`t.delivered_at is not null`;
  if (table === 'payments') return sql`t.status in ('captured', 'partly refunded', 'refunded')`;
  if (table === 'tax_document_contents')
    return sql`exists (select from tax_documents d where d.id = t.document_id and d.kind = 'invoice')`;
  if (table === 'returns') return sql`t.state = 'refunded'`;
  if (table === 'gift_card_entries') return sql`t.kind = 'held'`;
  if (table === 'gift_cards')
    return sql`exists (select from gift_card_entries e where e.gift_card_id = t.id)`;
  if (table === 'journal_lines') {
    return sql`t.entry_id in (select id from journal_entries
      where booked_on = (select max(booked_on) from journal_entries))`;
  }
  return sql`true`;
}
