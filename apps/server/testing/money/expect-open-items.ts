import { OPEN_ITEM_ACCOUNTS } from '@ilaneer/domain/journal/open-items';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PooledDatabase } from '../../src/db/connect.ts';
import { readOpenItems } from '../../src/flows/books/read-open-items.ts';

/** Open items equal balances, now and at past days (JOURNAL-19). */
export async function expectOpenItemsTie(
  db: PooledDatabase,
  days: readonly (string | null)[] = [null],
): Promise<void> {
  for (const upTo of days) {
    for (const account of OPEN_ITEM_ACCOUNTS) {
      const wanted = { account, upTo, search: '' };
      const { sums, balance } = await readOpenItems(db, wanted, { after: null, limit: 0 });
      const open = sums.reduce((total, { amount }) => total + amount, 0);
      expect({ upTo, account, open }).toEqual({ upTo, account, open: balance });
    }
  }
}

/** Days with entries, plus one on either side. */
export async function daysOfBooks(db: PooledDatabase): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct booked_on::text as day from journal_entries
    union select (min(booked_on) - 1)::text from journal_entries having count(*) > 0
    union select (max(booked_on) + 1)::text from journal_entries having count(*) > 0 order by 1`);
  return rows.map(({ day }) => day);
}
