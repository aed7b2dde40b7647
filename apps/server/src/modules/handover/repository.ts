import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { HandoverResult } from '@ilaneer/domain/handover/handover';
import { and, asc, desc, eq, ilike, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { handoverParcels, handovers } from '../../db/schema/order/handover.ts';
import { orders } from '../../db/schema/order/order.ts';
import { parcels } from '../../db/schema/order/parcel.ts';
import { holding } from '../../db/text-search.ts';

type HandoverRow = typeof handovers.$inferSelect;

export type Handover = HandoverRow & {
  readonly scanned: number;
  readonly handedOver: number;
  readonly refused: number;
};

export type HandoverParcel = typeof handoverParcels.$inferSelect & {
  readonly orderId: string;
  /** 'OD10001-1'. */
  readonly number: string;
  /** Of the parcel now; a booked one has a courier. */
  readonly currentGrams: number | null;
  readonly bookedWith: string | null;
  readonly eWayBillNumber: string | null;
};

/** False if the courier's hand-over is open. */
export async function insertHandover(
  tx: Database,
  actor: StaffActor,
  handover: Pick<HandoverRow, 'id' | 'courier' | 'openedAt'>,
): Promise<boolean> {
  const made = await tx
    .insert(handovers)
    .values({ ...handover, ...storedActor(actor) })
    .onConflictDoNothing()
    .returning({ id: handovers.id });
  return made.length === 1;
}

/** Without parcels. */
export async function deleteHandover(tx: Database, id: string): Promise<void> {
  await tx.delete(handovers).where(eq(handovers.id, id));
}

const LATEST = 30;

/** Of packed parcels, the most first, and of the latest hand-overs, newest first; with repetitions. */
export async function listKnownCouriers(
  db: Database,
): Promise<{ readonly waiting: readonly string[]; readonly latest: readonly string[] }> {
  const waiting = await db
    .select({ courier: parcels.courier })
    .from(parcels)
    .where(and(eq(parcels.state, 'packed'), isNotNull(parcels.courier)))
    .groupBy(parcels.courier)
    .orderBy(desc(sql`count(*)`), asc(parcels.courier));
  const latest = await db
    .select({ courier: handovers.courier })
    .from(handovers)
    .orderBy(desc(handovers.openedAt), desc(handovers.id))
    .limit(LATEST);
  return {
    waiting: waiting.flatMap(({ courier }) => courier ?? []),
    latest: latest.map(({ courier }) => courier),
  };
}

/** By id, or the open one of a courier. */
export async function findHandover(
  db: Database,
  which: { readonly id: string } | { readonly courier: string },
): Promise<Handover | null> {
  const isOne =
    'id' in which
      ? eq(handovers.id, which.id)
      : and(sql`lower(${handovers.courier}) = lower(${which.courier})`, isNull(handovers.closedAt));
  const [row] = await db.select(COUNTED).from(handovers).where(isOne);
  return row ?? null;
}

/** For update: scans come one after the other. */
export async function lockHandover(tx: Database, id: string): Promise<HandoverRow | null> {
  const [row] = await tx.select().from(handovers).where(eq(handovers.id, id)).for('update');
  return row ?? null;
}

export async function addScanned(
  tx: Database,
  actor: StaffActor,
  scanned: {
    readonly handoverId: string;
    readonly parcelId: string;
    readonly trackingNumber: string;
    readonly scannedAt: Date;
  },
): Promise<void> {
  await tx.insert(handoverParcels).values({ ...scanned, ...storedActor(actor) });
}

/** False if it is not in it. */
export async function removeScanned(tx: Database, handoverId: string, parcelId: string): Promise<boolean> {
  const gone = await tx
    .delete(handoverParcels)
    .where(and(eq(handoverParcels.handoverId, handoverId), eq(handoverParcels.parcelId, parcelId)))
    .returning({ parcelId: handoverParcels.parcelId });
  return gone.length === 1;
}

/** In the order of their scans. */
export function listHandoverParcels(db: Database, handoverId: string): Promise<HandoverParcel[]> {
  return db
    .select({
      handoverId: handoverParcels.handoverId,
      parcelId: handoverParcels.parcelId,
      trackingNumber: handoverParcels.trackingNumber,
      scannedAt: handoverParcels.scannedAt,
      actorKind: handoverParcels.actorKind,
      actorId: handoverParcels.actorId,
      result: handoverParcels.result,
      refusal: handoverParcels.refusal,
      weightGrams: handoverParcels.weightGrams,
      toCollectPaise: handoverParcels.toCollectPaise,
      orderId: parcels.orderId,
      number: sql<string>`${orders.number} || '-' || ${parcels.position}`,
      currentGrams: parcels.weightGrams,
      bookedWith: parcels.courier,
      eWayBillNumber: parcels.eWayBillNumber,
    })
    .from(handoverParcels)
    .innerJoin(parcels, eq(parcels.id, handoverParcels.parcelId))
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(eq(handoverParcels.handoverId, handoverId))
    .orderBy(asc(handoverParcels.scannedAt), asc(handoverParcels.parcelId));
}

/** Courier of another hand-over that is not closed and has the parcel. */
export async function openElsewhere(
  db: Database,
  parcelId: string,
  handoverId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ courier: handovers.courier })
    .from(handoverParcels)
    .innerJoin(handovers, eq(handovers.id, handoverParcels.handoverId))
    .where(
      and(
        eq(handoverParcels.parcelId, parcelId),
        ne(handovers.id, handoverId),
        isNull(handovers.closedAt),
        isNull(handoverParcels.result),
      ),
    )
    .limit(1);
  return row?.courier ?? null;
}

export async function startClosing(
  tx: Database,
  actor: StaffActor,
  { id, handedTo, at }: { readonly id: string; readonly handedTo: string; readonly at: Date },
): Promise<void> {
  const { actorKind: closedByKind, actorId: closedById } = storedActor(actor);
  await tx
    .update(handovers)
    .set({ handedTo, closingAt: at, closedByKind, closedById })
    .where(eq(handovers.id, id));
}

/** Once. */
export async function noteResult(
  tx: Database,
  { handoverId, parcelId }: Pick<HandoverParcel, 'handoverId' | 'parcelId'>,
  end: { readonly result: HandoverResult } & Partial<
    Pick<HandoverParcel, 'refusal' | 'weightGrams' | 'toCollectPaise'>
  >,
): Promise<void> {
  await tx
    .update(handoverParcels)
    .set(end)
    .where(
      and(
        eq(handoverParcels.handoverId, handoverId),
        eq(handoverParcels.parcelId, parcelId),
        isNull(handoverParcels.result),
      ),
    );
}

/** False if the courier was asked before. */
export async function notePickup(tx: Database, id: string, at: Date): Promise<boolean> {
  const noted = await tx
    .update(handovers)
    .set({ pickupAskedAt: at })
    .where(and(eq(handovers.id, id), isNull(handovers.pickupAskedAt)))
    .returning({ id: handovers.id });
  return noted.length === 1;
}

/** The courier did not take the request. */
export async function forgetPickup(db: Database, id: string): Promise<void> {
  await db.update(handovers).set({ pickupAskedAt: null }).where(eq(handovers.id, id));
}

export async function finishHandover(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(handovers)
    .set({ closedAt: at })
    .where(and(eq(handovers.id, id), isNull(handovers.closedAt)));
}

type HandoverFilter = { readonly isClosed: boolean | null; readonly search: string };

export function listHandovers(
  db: Database,
  {
    filter,
    after,
    limit,
  }: {
    readonly filter: HandoverFilter;
    readonly after: { readonly openedAt: string; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<Handover[]> {
  const isBehind =
    after === null
      ? undefined
      : sql`(${handovers.openedAt}, ${handovers.id}) < (${after.openedAt}::timestamptz, ${after.id})`;
  return db
    .select(COUNTED)
    .from(handovers)
    .where(and(conditionsOf(filter), isBehind))
    .orderBy(desc(handovers.openedAt), desc(handovers.id))
    .limit(limit);
}

export function countHandovers(db: Database, filter: HandoverFilter, most: number): Promise<number> {
  const found = db
    .select({ id: handovers.id })
    .from(handovers)
    .where(conditionsOf(filter))
    .limit(most)
    .as('found');
  return db.$count(found);
}

function conditionsOf({ isClosed, search }: HandoverFilter): SQL | undefined {
  return and(
    isClosed === null ? undefined : isClosed ? isNotNull(handovers.closedAt) : isNull(handovers.closedAt),
    search === ''
      ? undefined
      : or(ilike(handovers.courier, holding(search)), sql`${handovers.number}::text = ${search}`),
  );
}

function counted(condition: SQL): SQL<number> {
  return sql<number>`(select count(*)::int from handover_parcels s where s.handover_id = handovers.id and ${condition})`;
}

const COUNTED = {
  id: handovers.id,
  number: handovers.number,
  courier: handovers.courier,
  openedAt: handovers.openedAt,
  actorKind: handovers.actorKind,
  actorId: handovers.actorId,
  handedTo: handovers.handedTo,
  pickupAskedAt: handovers.pickupAskedAt,
  closingAt: handovers.closingAt,
  closedByKind: handovers.closedByKind,
  closedById: handovers.closedById,
  closedAt: handovers.closedAt,
  scanned: counted(sql`true`),
  handedOver: counted(sql`s.result = 'handed over'`),
  refused: counted(sql`s.result = 'refused'`),
};
