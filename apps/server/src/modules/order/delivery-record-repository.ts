import { type DeliveryRecord, NO_RECORD, RECORD_DAYS } from '@ilaneer/domain/order/delivery-record';
import { and, eq, exists, gte, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/account/account.ts';
import { orders } from '../../db/schema/order/order.ts';
import { parcelEvents, parcels } from '../../db/schema/order/parcel.ts';

const PHONE = sql`(${orders.deliveryAddress} ->> 'phone')`;
// As the index orders_ended_to_number has it.
const HAS_ENDED = sql`(${orders.status} = 'delivered' or ${orders.cancelCause} = 'not delivered')`;

type DeliveryRecords = {
  /** Of the account, and to its verified number. */
  readonly own: DeliveryRecord;
  /** With those of other accounts to `phone`, unless these have verified it. */
  readonly all: DeliveryRecord;
};

/** CHECKOUT-30. Without `phone`, both are the account's own. */
export async function readDeliveryRecords(
  db: Database,
  { userId, phone, at }: { readonly userId: string; readonly phone: string | null; readonly at: Date },
): Promise<DeliveryRecords> {
  const since = new Date(at.getTime() - RECORD_DAYS * 86_400_000);
  const ownMobile = db.select({ mobile: users.mobile }).from(users).where(eq(users.id, userId));
  const isOwn = sql`(${orders.userId} = ${userId} or ${PHONE} = (${ownMobile}))`;
  const isTheirs = exists(
    db
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, orders.userId), eq(users.mobile, phone ?? ''))),
  );
  const goesToNumber = phone === null ? undefined : and(sql`${PHONE} = ${phone}`, not(isTheirs));
  const [found] = await db
    .select({ own: recordColumns(sql`coalesce(${isOwn}, false)`), all: recordColumns(sql`true`) })
    .from(orders)
    .where(and(HAS_ENDED, gte(orders.createdAt, since), or(isOwn, goesToNumber)));
  return found ?? { own: NO_RECORD, all: NO_RECORD };
}

function recordColumns(which: SQL) {
  const isDelivered = sql`${orders.status} = 'delivered'`;
  return {
    delivered: sql<number>`(count(*) filter (where ${which} and ${isDelivered}))::int`,
    refused: sql<number>`(count(*) filter (where ${which} and not ${isDelivered} and ${cameBack()}))::int`,
  };
}

/** By the courier, and not called back by the shop; lost and damaged parcels were not refused. */
function cameBack(): SQL {
  const recalled = sql`select from ${parcelEvents} where ${eq(parcelEvents.parcelId, parcels.id)} and ${eq(parcelEvents.code, 'recall')}`;
  return sql`exists (select from ${parcels} where ${and(
    eq(parcels.orderId, orders.id),
    inArray(parcels.state, ['back', 'inspected']),
  )} and not exists (${recalled}))`;
}
