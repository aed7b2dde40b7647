import { expect } from 'vitest';
import type { PooledDatabase } from '../../src/db/connect.ts';
import { verifyBooks } from '../../src/flows/books/verify-books.ts';
import { expectOpenItemsTie } from './expect-open-items.ts';

/** Expects that the books agree, at this moment, with every other ledger of the shop, and with what is open. */
export async function expectTiedBooks(db: PooledDatabase): Promise<void> {
  await expectTiedLedgers(db);
  await expectOpenItemsTie(db);
}

/** The same without what is open, which takes longer the more lives a database holds. */
export async function expectTiedLedgers(db: PooledDatabase): Promise<void> {
  const { ties, untiedOrders, unbalanced } = await verifyBooks(db);
  expect(untiedOrders).toEqual([]);
  expect(unbalanced).toEqual([]);
  for (const { name, expected, actual } of ties)
    expect({ name, balance: actual }).toEqual({ name, balance: expected });
}
