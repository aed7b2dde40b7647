import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { ClaimReason, ClaimState } from '@ilaneer/domain/claim/parcel-claim';
import { and, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm';
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

type WeightClaim = NewClaim &
  Pick<ClaimRow, 'chargedGrams' | 'packedGrams' | 'chargedOn'> & {
    /** No claim is made (REMITTANCE-11). */
    readonly isAccepted: boolean;
  };

const NUMBER = sql<string>`${orders.number} || '-' || ${parcels.position}`;

export async function insertClaim(tx: Database, actor: StaffActor, claim: NewClaim): Promise<void> {
  await tx.insert(parcelClaims).values({ ...claim, ...storedActor(actor) });
}

/** False: the parcel has one. */
export async function insertWeightClaim(
  tx: Database,
  actor: StaffActor,
  { isAccepted, ...claim }: WeightClaim,
): Promise<boolean> {
  const by = storedActor(actor);
  const end = {
    ...{ state: 'accepted' as const, settledAt: claim.openedAt },
    ...{ settledByKind: by.actorKind, settledById: by.actorId },
  };
  const inserted = await tx
    .insert(parcelClaims)
    .values({ ...claim, ...by, ...(isAccepted ? end : {}) })
    .onConflictDoNothing()
    .returning({ id: parcelClaims.id });
  return inserted.length > 0;
}

export type ChargedParcel = {
  readonly parcelId: string;
  readonly orderId: string;
  /** 'OD10001-1'. */
  readonly number: string;
  readonly courier: string;
  readonly packedGrams: number | null;
};

/** Parcels that left with a courier, by tracking number; of several with one, the first. */
export async function findCharged(
  db: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, ChargedParcel>> {
  const { rows } = await db.execute<{
    reference: string;
    id: string;
    order_id: string;
    number: string;
    courier: string;
    weight_grams: number | null;
  }>(sql`
    select n.reference, p.id, p.order_id, o.number || '-' || p.position as number, p.courier, p.weight_grams
    from json_array_elements_text(${JSON.stringify(references)}::json) as n(reference)
    join parcels p on upper(p.tracking_number) = upper(n.reference) join orders o on o.id = p.order_id
    where p.courier is not null and p.shipped_at is not null
    order by p.position desc, p.id desc`);
  return new Map(
    rows.map((row) => [
      row.reference,
      {
        ...{ parcelId: row.id, orderId: row.order_id, number: row.number },
        ...{ courier: row.courier, packedGrams: row.weight_grams },
      },
    ]),
  );
}

/** For update. */
export async function lockClaim(tx: Database, id: string): Promise<Claim | null> {
  await tx.select({ id: parcelClaims.id }).from(parcelClaims).where(eq(parcelClaims.id, id)).for('update');
  return findClaim(tx, id);
}

/** With a payment, refused or withdrawn. The claim is locked. */
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

/** For its loss or damage, unless withdrawn. */
export async function findClaimOfParcel(db: Database, parcelId: string): Promise<Claim | null> {
  const isIts = and(
    eq(parcelClaims.parcelId, parcelId),
    ne(parcelClaims.reason, 'weight'),
    ne(parcelClaims.state, 'withdrawn'),
  );
  const [row] = await selectClaims(db).where(isIts);
  return row === undefined ? null : { ...row.claim, parcelNumber: row.parcelNumber };
}

type ClaimFilter = {
  readonly state: ClaimState | null;
  readonly reason: ClaimReason | null;
  readonly search: string;
};

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

function conditionsOf({ state, reason, search }: ClaimFilter): SQL | undefined {
  return and(
    state === null ? undefined : eq(parcelClaims.state, state),
    reason === null ? undefined : eq(parcelClaims.reason, reason),
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
