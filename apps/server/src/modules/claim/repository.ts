import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { ClaimState } from '@ilaneer/domain/claim/parcel-claim';
import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { cashWriteOffs, parcelClaims } from '../../db/schema/balance/claim.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { orders } from '../../db/schema/order/order.ts';
import { parcels } from '../../db/schema/order/parcel.ts';
import { holding } from '../../db/text-search.ts';

type ClaimRow = typeof parcelClaims.$inferSelect;

export type Claim = ClaimRow & {
  /** 'OD10001-1'. */
  readonly parcelNumber: string;
};

type NewClaim = Pick<
  ClaimRow,
  'id' | 'parcelId' | 'orderId' | 'courier' | 'reason' | 'amountPaise' | 'voucher' | 'openedAt'
>;

const NUMBER = sql<string>`${orders.number} || '-' || ${parcels.position}`;

export async function insertClaim(tx: Database, actor: StaffActor, claim: NewClaim): Promise<void> {
  await tx.insert(parcelClaims).values({ ...claim, ...storedActor(actor) });
}

/** For update. */
export async function lockClaim(tx: Database, id: string): Promise<Claim | null> {
  await tx.select({ id: parcelClaims.id }).from(parcelClaims).where(eq(parcelClaims.id, id)).for('update');
  return findClaim(tx, id);
}

/** With a payment, or refused. The claim is locked. */
export async function settleClaim(
  tx: Database,
  actor: StaffActor,
  id: string,
  end: Pick<ClaimRow, 'state' | 'paidPaise' | 'reference' | 'paidOn' | 'settledAt' | 'settledReason'>,
): Promise<void> {
  const { actorKind: settledByKind, actorId: settledById } = storedActor(actor);
  await tx
    .update(parcelClaims)
    .set({ ...end, settledByKind, settledById })
    .where(eq(parcelClaims.id, id));
}

export async function findClaim(db: Database, id: string): Promise<Claim | null> {
  const [row] = await selectClaims(db).where(eq(parcelClaims.id, id));
  return row === undefined ? null : { ...row.claim, parcelNumber: row.parcelNumber };
}

export async function findClaimOfParcel(db: Database, parcelId: string): Promise<Claim | null> {
  const [row] = await selectClaims(db).where(eq(parcelClaims.parcelId, parcelId));
  return row === undefined ? null : { ...row.claim, parcelNumber: row.parcelNumber };
}

type ClaimFilter = { readonly state: ClaimState | null; readonly search: string };

export async function listClaims(
  db: Database,
  {
    filter,
    after,
    limit,
  }: {
    readonly filter: ClaimFilter;
    readonly after: { readonly openedAt: string; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<Claim[]> {
  const isBehind =
    after === null
      ? undefined
      : sql`(${parcelClaims.openedAt}, ${parcelClaims.id}) < (${after.openedAt}::timestamptz, ${after.id})`;
  const rows = await selectClaims(db)
    .where(and(conditionsOf(filter), isBehind))
    .orderBy(desc(parcelClaims.openedAt), desc(parcelClaims.id))
    .limit(limit);
  return rows.map(({ claim, parcelNumber }) => ({ ...claim, parcelNumber }));
}

export function countClaims(db: Database, filter: ClaimFilter, most: number): Promise<number> {
  const found = selectClaims(db).where(conditionsOf(filter)).limit(most).as('found');
  return db.$count(found);
}

export async function insertCashWriteOff(
  tx: Database,
  actor: StaffActor,
  writeOff: Omit<typeof cashWriteOffs.$inferSelect, 'actorKind' | 'actorId'>,
): Promise<void> {
  await tx.insert(cashWriteOffs).values({ ...writeOff, ...storedActor(actor) });
}

function selectClaims(db: Database) {
  return db
    .select({ claim: parcelClaims, parcelNumber: NUMBER.as('parcel_number') })
    .from(parcelClaims)
    .innerJoin(parcels, eq(parcels.id, parcelClaims.parcelId))
    .innerJoin(orders, eq(orders.id, parcelClaims.orderId));
}

function conditionsOf({ state, search }: ClaimFilter): SQL | undefined {
  return and(
    state === null ? undefined : eq(parcelClaims.state, state),
    search === ''
      ? undefined
      : or(
          ...[
            sql`${orders.number} || '-' || ${parcels.position}`,
            parcelClaims.courier,
            parcelClaims.voucher,
          ].map((column) => ilike(column, holding(search))),
        ),
  );
}
