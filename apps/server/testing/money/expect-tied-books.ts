import { expect } from 'vitest';
import type { PooledDatabase } from '../../src/db/connect.ts';
import { verifyBooks } from '../../src/flows/books/verify-books.ts';
import { expectCustomerFigures } from './expect-customer-figures.ts';
import { expectOpenItemsTie } from './expect-open-items.ts';

/** All ledgers, open items and figures of customers agree. */
export async function expectTiedBooks(db: PooledDatabase): Promise<void> {
  await expectTiedLedgers(db);
  await expectOpenItemsTie(db);
}

/** Without open items, whose cost grows with the database. */
export async function expectTiedLedgers(db: PooledDatabase): Promise<void> {
  await expectCustomerFigures(db);
  const { ties, untiedOrders, unbalanced, wrongSums } = await verifyBooks(db);
  expect(untiedOrders).toEqual([]);
  expect(unbalanced).toEqual([]);
  expect(wrongSums).toEqual([]);
  for (const { name, expected, actual } of ties)
    expect({ name, balance: actual }).toEqual({ name, balance: expected });
}
