import { ACCOUNTS, type AccountId, accountName } from '@ilaneer/domain/journal/accounts';
import { balanceSheet } from '@ilaneer/domain/journal/statements';
import { NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '@ilaneer/domain/money';
import { isTooLateToCredit } from '@ilaneer/domain/tax-document/credit-note-deadline';
import { creditNoteFigures } from '@ilaneer/domain/tax-document/credit-note-figures';
import type { InvoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import { sql } from 'drizzle-orm';
import { type Database, type PooledDatabase, withoutTimeLimit } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import {
  findUnbalanced,
  findWrongSums,
  readBalances,
  readClosedYears,
  sumLines,
} from '../../modules/journal/journal.ts';
import { listOrdersById, toInvoicedOrder } from '../../modules/order/order.ts';
import { listReturns } from '../../modules/return/return.ts';
import { listInvoices } from '../../modules/tax-document/tax-document.ts';
import { readPostedStock } from '../stock-value/stock-value.ts';
import {
  type Charged,
  listNotedOrders,
  listUntiedOrders,
  readTied,
  sumCashRoundOffs,
  sumInvoices,
  sumManualEntries,
  type UntiedOrder,
} from './ties-repository.ts';

/** Book and ledger balance, debits less credits, paise. */
export type Tie = { readonly name: string; readonly expected: Paise; readonly actual: Paise };

export type VerifiedBooks = {
  readonly ties: readonly Tie[];
  readonly untiedOrders: readonly UntiedOrder[];
  readonly unbalanced: readonly number[];
  /** Locked months and accounts whose stored sums differ from the lines. */
  readonly wrongSums: readonly string[];
};

/** All ledgers in one snapshot (JOURNAL-15). */
export function verifyBooks(db: PooledDatabase): Promise<VerifiedBooks> {
  return transactAll(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return withoutTimeLimit(tx, verifyAt);
  });
}

async function verifyAt(db: Database): Promise<VerifiedBooks> {
  const balances = await sumLines(db, null);
  const balanceOf = (...accounts: AccountId[]) =>
    sumPaise(...accounts.map((account) => balances.get(account) ?? NO_PAISE));
  const notes = await sumCreditNotes(db);
  const charged = subtractCharged(await sumInvoices(db), notes);
  const roundOff = sumPaise(charged.roundOff, await sumCashRoundOffs(db));
  const byHand = await sumManualEntries(db);
  const withHand = (expected: Paise, ...accounts: AccountId[]) =>
    sumPaise(expected, ...accounts.map((account) => byHand.get(account) ?? NO_PAISE));
  const tied: Tie[] = [...(await readTied(db))].map(([account, expected]) => ({
    name: accountName(account),
    expected: withHand(expected, account),
    actual: balanceOf(account),
  }));
  const credited = (name: string, amount: Paise, ...accounts: AccountId[]): Tie => ({
    name,
    expected: withHand(subtractPaise(NO_PAISE, amount), ...accounts),
    actual: balanceOf(...accounts),
  });
  return {
    ties: [
      { name: 'Trial balance', expected: NO_PAISE, actual: sumPaise(...balances.values()) },
      ...tied,
      credited(
        'Sales less discounts and returns',
        charged.taxable,
        'sales',
        'discounts',
        'coupon-discounts',
        'coin-discounts',
        'sales-returns',
      ),
      credited(accountName('delivery-income'), charged.delivery, 'delivery-income'),
      credited(accountName('cgst-payable'), charged.cgst, 'cgst-payable'),
      credited(accountName('sgst-payable'), charged.sgst, 'sgst-payable'),
      credited(accountName('igst-payable'), charged.igst, 'igst-payable'),
      credited(accountName('round-off'), roundOff, 'round-off'),
      credited(accountName('gst-of-late-notes'), subtractPaise(NO_PAISE, notes.lateTax), 'gst-of-late-notes'),
      ...(await tieStock(db)),
      ...(await tieClosedYears(db)),
    ],
    untiedOrders: await listUntiedOrders(db),
    unbalanced: await findUnbalanced(db),
    wrongSums: await findWrongSums(db),
  };
}

/** Postings up to the last day that is whole, against the value of that day's stock (JOURNAL-37). */
async function tieStock(db: Database): Promise<Tie[]> {
  const posted = await readPostedStock(db);
  return posted === null ? [] : [{ name: `Value of the stock of ${posted.day}`, ...posted }];
}

/** Profit of the closed years against the equity that they were closed to (JOURNAL-28). */
async function tieClosedYears(db: Database): Promise<Tie[]> {
  const closed = await readClosedYears(db);
  if (closed === null) return [];
  const { unclosed } = balanceSheet(await sumLines(db, closed.day));
  const expected = subtractPaise(NO_PAISE, unclosed);
  return [{ name: accountName('retained-earnings'), expected, actual: closed.retained }];
}

/** In paise; null where there are no two sums to compare. */
export type Contradiction = {
  readonly what: string;
  readonly actual: Paise | null;
  readonly expected: Paise | null;
};

/** By name, none of tied books (JOURNAL-15). */
export function contradictionsOf(books: VerifiedBooks): Contradiction[] {
  const { ties, untiedOrders, unbalanced, wrongSums } = books;
  const named = (what: string) => ({ what, actual: null, expected: null });
  return [
    ...ties
      .filter(({ expected, actual }) => expected !== actual)
      .map(({ name, expected, actual }) => ({ what: name, actual, expected })),
    ...untiedOrders.map(({ number, account, expected, actual }) => ({
      ...{ what: `Order ${number}, ${accountName(account)}`, actual, expected },
    })),
    ...unbalanced.map((entry) => named(`Entry ${entry} does not balance`)),
    ...wrongSums.map((place) => named(`Stored sums of ${place}`)),
  ];
}

const ORDERS_A_TIME = 500;
const NOTHING: Charged = {
  taxable: NO_PAISE,
  delivery: NO_PAISE,
  cgst: NO_PAISE,
  sgst: NO_PAISE,
  igst: NO_PAISE,
  roundOff: NO_PAISE,
};

/** Credited amounts, and taxes not reversed by late notes (JOURNAL-21), paise. */
type Credited = Charged & { readonly lateTax: Paise };

/** Recomputed from orders, as when printing. */
async function sumCreditNotes(db: Database): Promise<Credited> {
  let sum: Credited = { ...NOTHING, lateTax: NO_PAISE };
  let after = '';
  for (;;) {
    const noted = await listNotedOrders(db, after, ORDERS_A_TIME);
    for (const { note, isTooLate } of await notesOf(db, noted)) sum = addNote(sum, note, isTooLate);
    after = noted.at(-1)?.orderId ?? after;
    if (noted.length < ORDERS_A_TIME) return sum;
  }
}

async function notesOf(
  db: Database,
  noted: Awaited<ReturnType<typeof listNotedOrders>>,
): Promise<{ readonly note: InvoiceFigures; readonly isTooLate: boolean }[]> {
  const ids = noted.map(({ orderId }) => orderId);
  const [orders, returns, invoices] = [
    await listOrdersById(db, ids),
    await listReturns(db, ids),
    await listInvoices(db, ids),
  ];
  return noted.flatMap(({ orderId, returnIds }) => {
    const order = orders.find(({ id }) => id === orderId);
    const invoice = invoices.find((one) => one.orderId === orderId);
    if (order === undefined || invoice === undefined) throw new Error(`order ${orderId} has no invoice`);
    const refunded = returns
      .filter((one) => one.orderId === orderId && one.refundPosition !== null)
      .toSorted((one, other) => (one.refundPosition ?? 0) - (other.refundPosition ?? 0));
    return refunded.flatMap(({ id, lines, refundedAt }, index) => {
      if (!returnIds.includes(id)) return [];
      const before = refunded.slice(0, index).flatMap((earlier) => earlier.lines);
      const note = creditNoteFigures(toInvoicedOrder(order), invoice.seller.state, before, lines);
      // Issued at the refund.
      return [{ note, isTooLate: refundedAt !== null && isTooLateToCredit(invoice.issuedAt, refundedAt) }];
    });
  });
}

function addNote(sum: Credited, note: InvoiceFigures, isTooLate: boolean): Credited {
  const taken = isTooLate ? NO_TAXES : note;
  const lateTaxes = isTooLate ? [...note.taxTotals, ...note.deliveryTaxes] : [];
  const taxOf = (wanted: string) =>
    sumPaise(
      ...note.taxes.flatMap(({ name }, tax) =>
        name === wanted ? [taken.taxTotals[tax] ?? NO_PAISE, taken.deliveryTaxes[tax] ?? NO_PAISE] : [],
      ),
    );
  return {
    taxable: sumPaise(sum.taxable, note.taxable),
    delivery: sumPaise(sum.delivery, note.delivery),
    cgst: sumPaise(sum.cgst, taxOf('CGST')),
    sgst: sumPaise(sum.sgst, taxOf('SGST')),
    igst: sumPaise(sum.igst, taxOf('IGST')),
    roundOff: sumPaise(sum.roundOff, note.roundOff),
    lateTax: sumPaise(sum.lateTax, ...lateTaxes),
  };
}

const NO_TAXES: Pick<InvoiceFigures, 'taxTotals' | 'deliveryTaxes'> = { taxTotals: [], deliveryTaxes: [] };

function subtractCharged(one: Charged, less: Charged): Charged {
  return {
    taxable: subtractPaise(one.taxable, less.taxable),
    delivery: subtractPaise(one.delivery, less.delivery),
    cgst: subtractPaise(one.cgst, less.cgst),
    sgst: subtractPaise(one.sgst, less.sgst),
    igst: subtractPaise(one.igst, less.igst),
    roundOff: subtractPaise(one.roundOff, less.roundOff),
  };
}

/** At the end of a day or now, debits less credits, paise (JOURNAL-1). */
export async function readTrialBalance(db: Database, upTo: string | null) {
  const balances = await readBalances(db, upTo);
  return ACCOUNTS.map(({ id, name, kind }) => ({ id, name, kind, balance: balances.get(id) ?? paise(0) }));
}
