import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { fillLargeShop } from '@ilaneer/server/testing/large-shop/large-shop';
import type pg from 'pg';
import { measurePacking } from './packing.ts';
import { addStaff, say } from './results.ts';
import type { Server } from './server-process.ts';
import { measureBulkMoves } from './staff/bulk-moves.ts';
import { measureReads } from './staff/reads.ts';
import { signInStaff } from './staff/signed-in.ts';

/** The staff app in a shop of 100,000 orders, 20,000 customers and 10,000 products: each figure as soon as it is there. */
export async function measureStaff(
  { shop, pool }: { readonly shop: Server; readonly pool: pg.Pool },
  rounds: number,
  databaseMs: () => number,
): Promise<void> {
  say('filling a shop as large as the staff app is made for');
  await fillLargeShop(pool, undefined, (what) => say(`  ${what}`));
  const staff = await signInStaff(shop.url, pool, PERMISSIONS);
  say('asking every read of the staff app all that it may be asked');
  for await (const read of measureReads({ shop, staff, pool }, rounds, databaseMs))
    addStaff({ reads: [read] });
  say('packing 200 orders of it');
  addStaff({ packing: await measurePacking(shop.url, pool) });
  say('moving 500 orders at once, in a shop that is killed meanwhile');
  addStaff({ bulkMoves: await measureBulkMoves() });
}
