import { COURIER_REACH, type CourierReach } from '@ilaneer/domain/delivery/courier-reach';
import type { CourierName } from '@ilaneer/domain/parcel/couriers/courier-name';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { courierReaches } from '../../db/schema/order/courier-reach.ts';

/** `answer`: the last one; null before the first. */
export type AskedReach = {
  readonly courier: CourierName;
  readonly answer: CourierReach | null;
  readonly answeredAt: Date | null;
};

const HOUR_MS = 3_600_000;

export async function listCourierReaches(db: Database, pinCode: string): Promise<AskedReach[]> {
  const rows = await db.select().from(courierReaches).where(eq(courierReaches.pinCode, pinCode));
  return rows.map(({ courier, isServed, takesCash, days, answeredAt }) => ({
    courier,
    answer: isServed === null || takesCash === null ? null : { isServed, takesCash, days },
    answeredAt,
  }));
}

/** True: they are to be asked. False within the pause, and once the PIN codes of the hour are used up. */
export async function takeAsking(
  db: Database,
  pinCode: string,
  couriers: readonly CourierName[],
  at: Date,
): Promise<boolean> {
  const before = (ms: number) => new Date(at.getTime() - ms).toISOString();
  const { rows } = await db.execute(sql`
    insert into courier_reaches as known (pin_code, courier, asked_at)
    select ${pinCode}::text, asked.courier, ${at.toISOString()}::timestamptz
    from unnest(${sql.param([...couriers])}::text[]) as asked (courier)
    where (
      select count(distinct pin_code) from courier_reaches where asked_at > ${before(HOUR_MS)}::timestamptz
    ) < ${COURIER_REACH.mostAnHour}::int
    on conflict (pin_code, courier) do update set asked_at = excluded.asked_at
    where known.asked_at <= ${before(COURIER_REACH.pauseMs)}::timestamptz
    returning courier`);
  return rows.length > 0;
}

export async function writeCourierReach(
  db: Database,
  { pinCode, courier }: { readonly pinCode: string; readonly courier: CourierName },
  answer: CourierReach,
  at: Date,
): Promise<void> {
  const answered = { ...answer, answeredAt: at };
  await db
    .insert(courierReaches)
    .values({ pinCode, courier, askedAt: at, ...answered })
    .onConflictDoUpdate({
      target: [courierReaches.pinCode, courierReaches.courier],
      set: answered,
    });
}

/** Without a newer answer for 30 days (DELIVERY-9). */
export async function deletePastCourierReaches(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - COURIER_REACH.keptMs).toISOString();
  await db
    .delete(courierReaches)
    .where(sql`coalesce(${courierReaches.answeredAt}, ${courierReaches.askedAt}) < ${before}::timestamptz`);
}
