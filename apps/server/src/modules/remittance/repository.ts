import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { type RemittanceSource, referenceKey } from '@ilaneer/domain/remittance/remittance';
import { and, asc, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { remittanceLines, remittances } from '../../db/schema/balance/remittance.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { orders } from '../../db/schema/order/order.ts';
import { holding } from '../../db/text-search.ts';

export type RemittanceRow = typeof remittances.$inferSelect;
export type RemittanceLineRow = typeof remittanceLines.$inferSelect;

/** Until commit: the second writer sees the first's matches. */
export async function lockRemittances(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${remittances} in share row exclusive mode`);
}

/** Recorded and not reversed (REMITTANCE-5). Writers hold the table, so that blanks need no index. */
export async function isRecorded(
  db: Database,
  { source, payer, reference }: Pick<RemittanceRow, 'source' | 'payer' | 'reference'>,
): Promise<boolean> {
  const found = await db.$count(
    remittances,
    and(
      eq(remittances.source, source),
      sql`lower(${remittances.payer}) = lower(${payer})`,
      or(
        sql`lower(${remittances.reference}) = lower(${reference})`,
        sql`upper(replace(${remittances.reference}, ' ', '')) = ${referenceKey(reference)}`,
      ),
      isNull(remittances.takenBackAt),
    ),
  );
  return found > 0;
}

export async function insertRemittance(
  tx: Database,
  actor: StaffActor,
  remittance: Omit<
    RemittanceRow,
    'actorKind' | 'actorId' | 'takenBackAt' | 'takenBackByKind' | 'takenBackById' | 'takenBackReason'
  >,
  lines: readonly Omit<RemittanceLineRow, 'remittanceId' | 'position'>[],
): Promise<void> {
  await tx.insert(remittances).values({ ...remittance, ...storedActor(actor) });
  const rows = lines.map((line, index) => ({ ...line, remittanceId: remittance.id, position: index + 1 }));
  await tx.insert(remittanceLines).values(rows);
}

export async function markReversed(
  tx: Database,
  actor: StaffActor,
  { id, reason, at }: { readonly id: string; readonly reason: string; readonly at: Date },
): Promise<void> {
  const { actorKind: takenBackByKind, actorId: takenBackById } = storedActor(actor);
  await tx
    .update(remittances)
    .set({ takenBackAt: at, takenBackByKind, takenBackById, takenBackReason: reason })
    .where(eq(remittances.id, id));
}

/** With lines and order numbers. */
export async function findRemittance(
  db: Database,
  id: string,
): Promise<{
  readonly remittance: RemittanceRow;
  readonly lines: readonly (RemittanceLineRow & { readonly orderNumber: string | null })[];
} | null> {
  const [remittance] = await db.select().from(remittances).where(eq(remittances.id, id));
  if (remittance === undefined) return null;
  const rows = await db
    .select({ line: remittanceLines, orderNumber: orders.number })
    .from(remittanceLines)
    .leftJoin(orders, eq(orders.id, remittanceLines.orderId))
    .where(eq(remittanceLines.remittanceId, id))
    .orderBy(asc(remittanceLines.position));
  return { remittance, lines: rows.map(({ line, orderNumber }) => ({ ...line, orderNumber })) };
}

type RemittanceFilter = { readonly source: RemittanceSource | null; readonly search: string };

function conditionsOf({ source, search }: RemittanceFilter): SQL | undefined {
  return and(
    source === null ? undefined : eq(remittances.source, source),
    search === ''
      ? undefined
      : or(ilike(remittances.reference, holding(search)), ilike(remittances.payer, holding(search))),
  );
}

const UNMATCHED = sql<string>`(
  select sum(l.amount_paise - l.matched_paise) from remittance_lines l where l.remittance_id = remittances.id
)`.mapWith(Number);

export function listRemittances(
  db: Database,
  {
    filter,
    after,
    limit,
  }: {
    readonly filter: RemittanceFilter;
    readonly after: { readonly receivedOn: string; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<{ readonly remittance: RemittanceRow; readonly unmatchedPaise: number }[]> {
  const isBehind =
    after === null
      ? undefined
      : sql`(${remittances.receivedOn}, ${remittances.id}) < (${after.receivedOn}::date, ${after.id})`;
  return db
    .select({ remittance: remittances, unmatchedPaise: UNMATCHED })
    .from(remittances)
    .where(and(conditionsOf(filter), isBehind))
    .orderBy(desc(remittances.receivedOn), desc(remittances.id))
    .limit(limit);
}

export function countRemittances(db: Database, filter: RemittanceFilter, most: number): Promise<number> {
  const found = db
    .select({ id: remittances.id })
    .from(remittances)
    .where(conditionsOf(filter))
    .limit(most)
    .as('found');
  return db.$count(found);
}
