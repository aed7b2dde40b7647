import { ACCOUNTS, type AccountId } from '@ilaneer/domain/journal/accounts';
import { NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '@ilaneer/domain/money';
import { isTooLateToCredit } from '@ilaneer/domain/tax-document/credit-note-deadline';
import { creditNoteFigures } from '@ilaneer/domain/tax-document/credit-note-figures';
import type { InvoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import { sql } from 'drizzle-orm';
import { type Database, type PooledDatabase, withoutTimeLimit } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import { findUnbalanced, readBalances } from '../../modules/journal/journal.ts';
import { listOrdersById, toInvoicedOrder } from '../../modules/order/order.ts';
import { listReturns } from '../../modules/return/return.ts';
import { listInvoices } from '../../modules/tax-document/tax-document.ts';
import {
  type Charged,
  listNotedOrders,
  listUntiedOrders,
  readTied,
  sumCashRoundOffs,
  sumInvoices,
  type UntiedOrder,
} from './ties-repository.ts';

/** Book and ledger balance, debits less credits, paise. */
export type Tie = { readonly name: string; readonly expected: Paise; readonly actual: Paise };

export type VerifiedBooks = {
  readonly ties: readonly Tie[];
  readonly untiedOrders: readonly UntiedOrder[];
  readonly unbalanced: readonly number[];
};

/** All ledgers in one snapshot (JOURNAL-15). */
export function verifyBooks(db: PooledDatabase): Promise<VerifiedBooks> {
  return transactAll(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return withoutTimeLimit(tx, verifyAt);
  });
}

async function verifyAt(db: Database): Promise<VerifiedBooks> {
  const balances = await readBalances(db, null);
  const balanceOf = (...accounts: AccountId[]) =>
    sumPaise(...accounts.map((account) => balances.get(account) ?? NO_PAISE));
  const notes = await sumCreditNotes(db);
  const charged = subtractCharged(await sumInvoices(db), notes);
  const roundOff = sumPaise(charged.roundOff, await sumCashRoundOffs(db));
  const tied: Tie[] = [...(await readTied(db))].map(([account, expected]) => ({
    name: nameOf(account),
    expected,
    actual: balanceOf(account),
  }));
  const credited = (name: string, amount: Paise, ...accounts: AccountId[]): Tie => ({
    name,
    expected: subtractPaise(NO_PAISE, amount),
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
      credited(nameOf('delivery-income'), charged.delivery, 'delivery-income'),
      credited(nameOf('cgst-payable'), charged.cgst, 'cgst-payable'),
      credited(nameOf('sgst-payable'), charged.sgst, 'sgst-payable'),
      credited(nameOf('igst-payable'), charged.igst, 'igst-payable'),
      credited(nameOf('round-off'), roundOff, 'round-off'),
      credited(nameOf('gst-of-late-notes'), subtractPaise(NO_PAISE, notes.lateTax), 'gst-of-late-notes'),
    ],
    untiedOrders: await listUntiedOrders(db),
    unbalanced: await findUnbalanced(db),
  };
}

export function isTied(books: VerifiedBooks): boolean {
  return contradictionsOf(books).length === 0;
}

/** In paise; null for an entry that does not balance. */
export type Contradiction = {
  readonly what: string;
  readonly actual: Paise | null;
  readonly expected: Paise | null;
};

/** By name, none of tied books (JOURNAL-15). */
export function contradictionsOf({ ties, untiedOrders, unbalanced }: VerifiedBooks): Contradiction[] {
  return [
    ...ties
      .filter(({ expected, actual }) => expected !== actual)
      .map(({ name, expected, actual }) => ({ what: name, actual, expected })),
    ...untiedOrders.map(({ number, account, expected, actual }) => ({
      ...{ what: `Order ${number}, ${account}`, actual, expected },
    })),
    ...unbalanced.map((entry) => ({ what: `Entry ${entry} does not balance`, actual: null, expected: null })),
  ];
}

function nameOf(wanted: AccountId): string {
  return ACCOUNTS.find(({ id }) => id === wanted)?.name ?? wanted;
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
