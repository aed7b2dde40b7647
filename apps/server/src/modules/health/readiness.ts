import { sql } from 'drizzle-orm';
import type { PooledDatabase } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import { isUnavailable, StandbyError } from '../../db/unavailable.ts';
import { within } from '../../jobs/within.ts';

const WITHIN_MS = 2_000;

export type Readiness = {
  check(): Promise<void>;
  /** Reports a failure seen elsewhere. */
  notice(error: unknown): void;
};

/** Full disks and missing standbys only show on writes: after a failure a write must succeed. */
export function watchReadiness(db: PooledDatabase, write = writeSomething): Readiness {
  let isDoubted = false;
  let asking: Promise<void> | null = null;
  const ask = async (): Promise<void> => {
    await refuseReadOnly(db);
    if (isDoubted) await write(db);
    isDoubted = false;
  };
  return {
    check: async () => {
      // Coalesces checks of a hanging database.
      asking ??= ask().finally(() => {
        asking = null;
      });
      try {
        await within(WITHIN_MS, asking);
      } catch (error) {
        isDoubted = true;
        throw error;
      }
    },
    notice: (error) => {
      isDoubted ||= isUnavailable(error);
    },
  };
}

async function refuseReadOnly(db: PooledDatabase): Promise<void> {
  const { rows } = await db.execute<{ refused: boolean }>(
    sql`select current_setting('transaction_read_only') = 'on' as refused`,
  );
  if (rows[0]?.refused === true) throw new StandbyError();
}

/** Writes about 2 MB for a moment and commits like an order. */
export async function writeSomething(db: PooledDatabase): Promise<void> {
  await transactAll(db, async (tx) => {
    await tx.execute(sql`create temporary table room_to_write (number integer) on commit drop`);
    await tx.execute(sql`insert into room_to_write select generate_series(1, 50000)`);
  });
}
