import { TO_BE_PACKED } from '@ilaneer/domain/order/status';
import type { ParcelState } from '@ilaneer/domain/parcel/parcel-state';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orders } from '../../db/schema/order/order.ts';
import { orderLines } from '../../db/schema/order/order-line.ts';
import { parcelLines, parcels } from '../../db/schema/order/parcel.ts';
import { returns } from '../../db/schema/order/return.ts';
import { staffMembers } from '../../db/schema/staff/staff.ts';
import { holding } from '../../db/text-search.ts';
import { ROWS_TO_COUNT } from '../../http/lists/keyset.ts';
import { wordsIn } from '../../http/lists/search-words.ts';

export type QueuedParcel = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly placedAt: Date;
  readonly holdReason: string | null;
  readonly isReplacement: boolean;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly pinCode: string;
  readonly units: number;
  readonly parcel: {
    readonly id: string;
    readonly position: number;
    readonly state: ParcelState;
    readonly version: number;
    readonly claimedBy: string | null;
    readonly packedAt: Date | null;
  } | null;
  readonly claimedByName: string | null;
};

type Place = { readonly at: string; readonly orderId: string; readonly position: number };

const address = (field: string) => sql<string>`${orders.deliveryAddress} ->> ${sql.raw(`'${field}'`)}`;
const isToBePacked = inArray(orders.status, TO_BE_PACKED);

// ORDER BY forces a lookup per order instead of a scan of all parcels.
function parcelsOfOrder(db: Database) {
  return db
    .select({
      id: parcels.id,
      position: parcels.position,
      state: parcels.state,
      version: parcels.version,
      claimedBy: parcels.claimedBy,
      packedAt: parcels.packedAt,
      packedBy: parcels.packedBy,
    })
    .from(parcels)
    .where(and(eq(parcels.orderId, orders.id), ne(parcels.state, 'cancelled')))
    .orderBy(asc(parcels.position))
    .as('parcel');
}

type OrderParcels = ReturnType<typeof parcelsOfOrder>;

export type QueueFilter = {
  readonly search?: string;
  readonly isHeld?: boolean;
  /** By claim, or by closing. */
  readonly packerId?: string;
} & (
  | { readonly state: 'to pack' | 'packed' }
  | { readonly state: 'packed since'; readonly since: Date }
  /** Packed and not handed over (PARCEL-46). */
  | { readonly state: 'late'; readonly before: Date }
);

export async function pageQueue(
  db: Database,
  { after, limit, ...filter }: QueueFilter & { readonly after: Place | null; readonly limit: number },
): Promise<QueuedParcel[]> {
  const parcel = parcelsOfOrder(db);
  const position = positionOf(parcel);
  return db
    .select({
      orderId: orders.id,
      orderNumber: orders.number,
      placedAt: orders.createdAt,
      holdReason: orders.holdReason,
      isReplacement: sql<boolean>`exists (select from ${returns} r where r.exchange_order_id = ${orders.id})`,
      name: address('fullName'),
      city: address('city'),
      state: address('state'),
      pinCode: address('pinCode'),
      units: sql<number>`coalesce(
        (select sum(quantity) from ${parcelLines} where parcel_id = ${parcel.id}),
        (select sum(quantity) from ${orderLines} where order_id = ${orders.id})
      )::int`,
      parcel: {
        id: parcel.id,
        position: parcel.position,
        state: parcel.state,
        version: parcel.version,
        claimedBy: parcel.claimedBy,
        packedAt: parcel.packedAt,
      },
      claimedByName: staffMembers.name,
    })
    .from(orders)
    .leftJoinLateral(parcel, sql`true`)
    .leftJoin(staffMembers, eq(staffMembers.id, parcel.claimedBy))
    .where(and(...conditionsOf(filter, parcel), after === null ? undefined : isAfter(after, position)))
    .orderBy(asc(orders.createdAt), asc(orders.id), asc(position))
    .limit(limit);
}

/** Up to `ROWS_TO_COUNT`. */
export function countQueue(db: Database, filter: QueueFilter): Promise<number> {
  const parcel = parcelsOfOrder(db);
  const found = db
    .select({ id: orders.id })
    .from(orders)
    .leftJoinLateral(parcel, sql`true`)
    .where(and(...conditionsOf(filter, parcel)))
    .limit(ROWS_TO_COUNT)
    .as('found');
  return db.$count(found);
}

/** Oldest, unclaimed, not on hold; SKIP LOCKED. */
export async function oldestUnclaimed(tx: Database): Promise<string | null> {
  const [row] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isToBePacked,
        isNull(orders.heldAt),
        sql`(not exists (select 1 from ${parcels} p where p.order_id = ${orders.id} and p.state <> 'cancelled')
          or exists (select 1 from ${parcels} p where p.order_id = ${orders.id} and p.state = 'waiting'))`,
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row?.id ?? null;
}

/** The latest, of an order that can continue. */
export async function parcelClaimedBy(
  tx: Database,
  packerId: string,
): Promise<{ readonly orderId: string; readonly parcelId: string } | null> {
  const [open] = await tx
    .select({ orderId: orders.id, parcelId: parcels.id })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(
      and(eq(parcels.state, 'packing'), eq(parcels.claimedBy, packerId), isToBePacked, isNull(orders.heldAt)),
    )
    .orderBy(desc(parcels.claimedAt), desc(parcels.id))
    .limit(1);
  return open ?? null;
}

export async function findByCode(
  db: Database,
  code: string,
): Promise<{ readonly orderId: string; readonly parcelId: string | null } | null> {
  const wanted = code.trim().toUpperCase();
  const [, number = wanted, at] = /^(OD\d+)-(\d{1,3})$/.exec(wanted) ?? [];
  // An order without parcels counts as its first.
  const isFirst = at === '1' ? isNull(parcels.id) : undefined;
  const isParcel = at === undefined ? undefined : or(eq(parcels.position, Number(at)), isFirst);
  const [numbered] = await db
    .select({ orderId: orders.id, parcelId: parcels.id })
    .from(orders)
    .leftJoin(parcels, eq(parcels.orderId, orders.id))
    .where(and(eq(orders.number, number), isParcel))
    .limit(1);
  if (numbered !== undefined) return at === undefined ? { ...numbered, parcelId: null } : numbered;
  const [tracked] = await db
    .select({ orderId: parcels.orderId, parcelId: parcels.id })
    .from(parcels)
    .where(eq(sql`upper(${parcels.trackingNumber})`, wanted))
    .limit(1);
  return tracked ?? null;
}

export function ordersNumbered(
  db: Database,
  numbers: readonly string[],
): Promise<{ readonly id: string; readonly number: string }[]> {
  return db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.number, [...numbers]));
}

export function ordersOfParcels(
  db: Database,
  parcelIds: readonly string[],
): Promise<{ readonly id: string; readonly orderId: string }[]> {
  return db
    .select({ id: parcels.id, orderId: parcels.orderId })
    .from(parcels)
    .where(inArray(parcels.id, [...parcelIds]));
}

function positionOf(parcel: OrderParcels): SQL<number> {
  return sql<number>`coalesce(${parcel.position}, 0)`;
}

function conditionsOf(filter: QueueFilter, parcel: OrderParcels): (SQL | undefined)[] {
  const { isHeld, packerId, search = '' } = filter;
  const packer = filter.state === 'to pack' ? parcel.claimedBy : parcel.packedBy;
  return [
    ...inState(filter, parcel),
    packerId === undefined ? undefined : eq(packer, packerId),
    isHeld === undefined ? undefined : isHeld ? isNotNull(orders.heldAt) : isNull(orders.heldAt),
    ...wordsIn(search).map((word) => like(orders.searchText, holding(word))),
  ];
}

function inState(filter: QueueFilter, parcel: OrderParcels): (SQL | undefined)[] {
  switch (filter.state) {
    case 'to pack':
      return [isToBePacked, or(isNull(parcel.id), inArray(parcel.state, ['waiting', 'packing']))];
    case 'packed':
      return [isToBePacked, eq(parcel.state, 'packed')];
    case 'late':
      return [isToBePacked, eq(parcel.state, 'packed'), lt(parcel.packedAt, filter.before)];
    case 'packed since': {
      const { since } = filter;
      return [
        // By the parcels' index first.
        sql`${orders.id} = any(array(select p.order_id from ${parcels} p where p.packed_at >= ${since.toISOString()}::timestamptz))`,
        gte(parcel.packedAt, since),
      ];
    }
  }
}

function isAfter({ at, orderId, position: passed }: Place, position: SQL<number>): SQL {
  return sql`(${orders.createdAt}, ${orders.id}, ${position}) > (${at}::timestamptz, ${orderId}, ${passed})`;
}
