import { sql } from 'drizzle-orm';
import type { PooledDatabase } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import { isUnavailable, StandbyError } from '../../db/unavailable.ts';
import { within } from '../../jobs/within.ts';

const WITHIN_MS = 2_000;

/** Whether the database can be asked and takes what is written. */
export type Readiness = {
  /** Rejects with the reason while it does not. */
  check(): Promise<void>;
  /** Hears of a failure elsewhere. */
  notice(error: unknown): void;
};

/**
 * Follows whether the database serves. A disk that is full, or a server that waits for a second one to follow it, is
 * found out only by writing: after anything went wrong, the shop is not ready until something was written.
 */
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
      // However many ask, a database that hangs is asked once.
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

/** Takes about 2 MB for a moment, and is committed as an order is. */
export async function writeSomething(db: PooledDatabase): Promise<void> {
  await transactAll(db, async (tx) => {
    await tx.execute(sql`create temporary table room_to_write (number integer) on commit drop`);
    await tx.execute(sql`insert into room_to_write select generate_series(1, 50000)`);
  });
}
