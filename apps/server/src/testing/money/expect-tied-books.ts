import { expect } from 'vitest';
import type { PooledDatabase } from '../../db/connect.ts';
import { verifyBooks } from '../../flows/books/verify-books.ts';

/** Expects that the books agree, at this moment, with every other ledger of the shop. */
export async function expectTiedBooks(db: PooledDatabase): Promise<void> {
  const { ties, untiedOrders, unbalanced } = await verifyBooks(db);
  expect(untiedOrders).toEqual([]);
  expect(unbalanced).toEqual([]);
  for (const { name, expected, actual } of ties)
    expect({ name, balance: actual }).toEqual({ name, balance: expected });
}
