import { naturalBalance, OPEN_ITEM_ACCOUNTS, type OpenItemAccount } from '@ilaneer/domain/journal/open-items';
import { NO_PAISE, type Paise } from '@ilaneer/domain/money';
import { sql } from 'drizzle-orm';
import type { Database, PooledDatabase } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import { readBalances } from '../../modules/journal/journal.ts';
import {
  listOpenItems,
  type OpenItem,
  type OpenItemFilter,
  type OpenSum,
  sumOpenItems,
} from './open-items-repository.ts';

export type OpenItemPage = {
  readonly items: readonly OpenItem[];
  readonly found: number;
  readonly sums: readonly OpenSum[];
  readonly balance: Paise;
};

/** A page, with totals and the book balance (JOURNAL-19). */
export function readOpenItems(
  db: PooledDatabase,
  filter: OpenItemFilter,
  page: Parameters<typeof listOpenItems>[2],
): Promise<OpenItemPage> {
  return atOneMoment(db, async (tx) => {
    const { account, upTo, search } = filter;
    const sums = await sumOpenItems(tx, { ...filter, search: '' });
    const passing = search === '' ? sums : await sumOpenItems(tx, filter);
    const balances = await readBalances(tx, upTo);
    return {
      items: await listOpenItems(tx, filter, page),
      found: countOf(passing),
      sums,
      balance: naturalBalance(account, balances.get(account) ?? NO_PAISE),
    };
  });
}

export async function* everyOpenItem(
  db: PooledDatabase,
  { account, upTo }: { readonly account: OpenItemAccount | null; readonly upTo: string | null },
): AsyncGenerator<readonly OpenItem[]> {
  for (const one of account === null ? OPEN_ITEM_ACCOUNTS : [account]) {
    yield await listOpenItems(db, { account: one, upTo, search: '' }, { after: null, limit: null });
  }
}

export async function countOpenItems(
  db: Database,
  { account, upTo }: { readonly account: OpenItemAccount | null; readonly upTo: string | null },
): Promise<number> {
  let count = 0;
  for (const one of account === null ? OPEN_ITEM_ACCOUNTS : [account]) {
    count += countOf(await sumOpenItems(db, { account: one, upTo, search: '' }));
  }
  return count;
}

function countOf(sums: readonly OpenSum[]): number {
  return sums.reduce((found, { count }) => found + count, 0);
}

function atOneMoment<Value>(db: PooledDatabase, read: (tx: Database) => Promise<Value>): Promise<Value> {
  return transactAll(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return read(tx);
  });
}
