import { inArray } from 'drizzle-orm';
import { productVariants } from '../../src/db/schema/catalogue/catalogue.ts';
import { cloneTestDatabase, type TestDatabase } from '../test-database.ts';
import { LEDGER_BAG, LEDGER_PACK } from './money-ledger.ts';

/** Practically unlimited. */
export const LEDGER_STOCK = 1_000_000;

export async function openLedgerDatabase(): Promise<TestDatabase> {
  const database = await cloneTestDatabase();
  await database.db
    .update(productVariants)
    .set({ stock: LEDGER_STOCK })
    .where(inArray(productVariants.id, [LEDGER_PACK, LEDGER_BAG]));
  return database;
}
