import { daysBetween, indiaDay } from '@ilaneer/domain/india-day';
import type { AccountId } from '@ilaneer/domain/journal/accounts';
import type { OpenItemAccount } from '@ilaneer/domain/journal/open-items';
import { DISPATCHED } from '@ilaneer/domain/order/status';
import { inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../src/db/connect.ts';
import { cashWriteOffs } from '../../src/db/schema/balance/claim.ts';
import { listOpenItems } from '../../src/flows/books/open-items-repository.ts';
import { toOpenItemView } from '../../src/flows/books/views.ts';
import { findOrderById } from '../../src/modules/order/repository.ts';
import { listInvoices } from '../../src/modules/tax-document/repository.ts';
import { COURIER, type CourierMoney, cashOrders, openOf, sum } from './courier-money.ts';
import type { MoneyLedger } from './money-ledger.ts';

/** The books, and the open items that staff see, are those of the steps, to the paisa and the day. */
export async function reconcileCouriers(ledger: MoneyLedger, orderId: string): Promise<void> {
  const { env, courier, others, replacements } = ledger;
  const ids = [orderId, ...others, ...replacements];
  await reconcileJournal(env.db, courier, ids);
  await reconcileCash(ledger, orderId, ids);
  await reconcileClaims(ledger);
  await reconcileUnmatched(ledger);
  await reconcileCustomers(ledger, ids);
}

async function reconcileJournal(
  db: Database,
  { files, claims, writtenOff }: CourierMoney,
  ids: readonly string[],
): Promise<void> {
  const kept = files.filter(({ isWithdrawn }) => !isWithdrawn);
  const lines = kept.flatMap((file) => file.lines);
  const gross = sum(lines.map(({ amount }) => amount));
  const matched = sum(lines.map((line) => line.matched));
  const charges = sum(kept.map((file) => file.charges));
  const gst = sum(kept.map((file) => file.gst));
  const made = [...claims.values()];
  const claimed = sum(made.map(({ amount }) => amount));
  const open = sum(made.filter(({ paid }) => paid === null).map(({ amount }) => amount));
  const paid = sum(made.map((claim) => claim.paid ?? 0));
  const lost = sum([...writtenOff.values()]);
  const expected = {
    bank: gross - charges - gst + paid,
    'collection-charges': charges,
    'input-gst': gst,
    'cash-with-couriers': 0 - matched - lost,
    'unmatched-receipts': matched - gross,
    'courier-claims': open,
    compensation: 0 - claimed,
    'bad-debts': claimed - open - paid + lost,
  } satisfies Partial<Record<AccountId, number>>;
  const offs = await db
    .select({ id: cashWriteOffs.id })
    .from(cashWriteOffs)
    .where(inArray(cashWriteOffs.orderId, [...ids]));
  const sources = [...files, ...offs].map(({ id }) => id).concat([...claims.keys()]);
  expect(await postedBy(db, sources)).toEqual(withoutZeros(expected));
}

/** Debits less credits by account. */
async function postedBy(db: Database, sources: readonly string[]): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ account: string; amount: string }>(sql`
    select l.account, sum(case l.side when 'debit' then l.amount_paise else -l.amount_paise end) as amount
    from journal_entries e join journal_lines l on l.entry_id = e.id
    where e.source_id = any(${sql.param([...sources])}::text[]) and e.kind in (
      'remittance', 'remittance taken back', 'claim opened', 'claim paid', 'claim refused',
      'claim withdrawn', 'cash written off')
    group by l.account`);
  return withoutZeros(Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)])));
}

function withoutZeros(amounts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));
}

/** Owed, with the days that make it overdue (REMITTANCE-9). */
async function reconcileCash(ledger: MoneyLedger, orderId: string, ids: readonly string[]): Promise<void> {
  const { env, courier } = ledger;
  const today = indiaDay(env.now());
  const items = await itemsOf(ledger, 'cash-with-couriers');
  const shown = items
    .filter((item) => ids.includes(item.orderId ?? ''))
    .map(({ orderId: id, who, since, days, amount }) => [id, { who, since, days, amount }]);
  const owed = (await cashOrders(ledger, orderId)).map((order) => {
    const since = indiaDay(order.cashCollectedAt ?? env.now());
    const amount = openOf(courier, order) / 100;
    return [order.id, { who: COURIER, since, days: daysBetween(since, today), amount }] as const;
  });
  const open = owed.filter(([, { amount }]) => amount !== 0);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(open));
}

async function reconcileClaims(ledger: MoneyLedger): Promise<void> {
  const { claims } = ledger.courier;
  const shown = (await itemsOf(ledger, 'courier-claims'))
    .filter(({ id }) => claims.has(id))
    .map(({ id, orderId, who, since, amount }) => [id, { orderId, who, since, amount }]);
  const open = [...claims]
    .filter(([, { paid }]) => paid === null)
    .map(([id, { orderId, openedOn: since, amount }]) => [
      id,
      { orderId, who: COURIER, since, amount: amount / 100 },
    ]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(open));
}

async function reconcileUnmatched(ledger: MoneyLedger): Promise<void> {
  const { files } = ledger.courier;
  const shown = (await itemsOf(ledger, 'unmatched-receipts')).filter((item) =>
    files.some(({ id }) => id === item.id),
  );
  const unmatched = files
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map(({ id, receivedOn, lines }) => ({
      ...{ id, since: receivedOn },
      amount: sum(lines.map((line) => line.amount - line.matched)) / 100,
    }));
  expect(Object.fromEntries(shown.map(({ id, since, amount }) => [id, { id, since, amount }]))).toEqual(
    Object.fromEntries(unmatched.filter(({ amount }) => amount > 0).map((file) => [file.id, file])),
  );
}

/** Invoiced and neither collected nor credited. */
async function reconcileCustomers(ledger: MoneyLedger, ids: readonly string[]): Promise<void> {
  const { db } = ledger.env;
  const shown = (await itemsOf(ledger, 'customer-receivables')).filter(({ id }) => ids.includes(id));
  const invoiced = (await listInvoices(db, ids)).map((invoice) => invoice.orderId);
  const owed: Record<string, number> = {};
  for (const id of ids) {
    const order = await findOrderById(db, id);
    if (order === null) throw new Error('an order is gone');
    const { status, paymentMethod, paymentStatus, totalPaise, giftCardPaise, creditedPaise } = order;
    const isInvoiced = invoiced.includes(id) || DISPATCHED.some((one) => one === status);
    if (isInvoiced && paymentMethod === 'cod' && paymentStatus === 'pending') {
      owed[id] = (totalPaise - giftCardPaise - creditedPaise) / 100;
    }
  }
  expect(Object.fromEntries(shown.map(({ id, amount }) => [id, amount]))).toEqual(withoutZeros(owed));
}

async function itemsOf({ env }: MoneyLedger, account: OpenItemAccount) {
  const filter = { account, upTo: null, search: '' };
  const items = await listOpenItems(env.db, filter, { after: null, limit: null });
  return items.map((item) => toOpenItemView(item, indiaDay(env.now())));
}
