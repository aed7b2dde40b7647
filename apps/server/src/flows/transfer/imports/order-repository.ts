import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/order/order.ts';

/** By number; `lock`: row locks. */
export function findMovable(db: Database, numbers: readonly string[], lock: 'locked' | 'read') {
  const { id, number, status, courier, trackingNumber, heldAt, version } = orders;
  const reading = db
    .select({ id, number, status, courier, trackingNumber, heldAt, version })
    .from(orders)
    .where(sql`${number} = any(${sql.param([...numbers])})`)
    .orderBy(asc(id));
  return lock === 'locked' ? reading.for('update').execute() : reading.execute();
}

export type MovableOrder = Awaited<ReturnType<typeof findMovable>>[number];
