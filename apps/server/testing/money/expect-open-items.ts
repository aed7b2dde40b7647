import { OPEN_ITEM_ACCOUNTS } from '@ilaneer/domain/journal/open-items';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PooledDatabase } from '../../src/db/connect.ts';
import { readOpenItems } from '../../src/flows/books/read-open-items.ts';

/** Expects that what is open on each account adds up to its balance, now and at the end of these days (JOURNAL-19). */
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

/** Every day under which the books have an entry, and the days before and after all of them. */
export async function daysOfBooks(db: PooledDatabase): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct booked_on::text as day from journal_entries
    union select (min(booked_on) - 1)::text from journal_entries having count(*) > 0
    union select (max(booked_on) + 1)::text from journal_entries having count(*) > 0 order by 1`);
  return rows.map(({ day }) => day);
}
