import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { BulkMove, BulkOutcome } from '@ilaneer/domain/order/bulk-move';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { storedActor } from '../../../db/schema/columns.ts';
import { orders } from '../../../db/schema/order/order.ts';
import { bulkMoveOrders, bulkMoves } from '../../../db/schema/order/order-desk.ts';

export type BulkMoveRow = typeof bulkMoves.$inferSelect & {
  readonly total: number;
  readonly moved: number;
  readonly refused: number;
};

export type BulkMoveOrder = {
  readonly position: number;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly outcome: BulkOutcome | null;
  readonly problem: string | null;
};

/** False if it exists. Unknown orders are omitted. */
export async function insertBulkMove(
  tx: Database,
  actor: StaffActor,
  move: {
    readonly id: string;
    readonly move: BulkMove;
    readonly reason: string | null;
    readonly orderIds: readonly string[];
    readonly at: Date;
  },
): Promise<boolean> {
  const { id, reason, at } = move;
  const values = {
    id,
    move: move.move,
    reason,
    ...storedActor(actor),
    actorName: actor.name,
    createdAt: at,
  };
  const made = await tx
    .insert(bulkMoves)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: bulkMoves.id });
  if (made.length === 0) return false;
  await tx.execute(sql`
    insert into ${bulkMoveOrders} (bulk_move_id, position, order_id)
    select ${id}, row_number() over (order by min(named.place)), named.id
    from unnest(${sql.param([...move.orderIds])}::text[]) with ordinality as named (id, place)
    join ${orders} on ${orders.id} = named.id
    group by named.id
  `);
  return true;
}

const counted = {
  id: bulkMoves.id,
  move: bulkMoves.move,
  reason: bulkMoves.reason,
  actorKind: bulkMoves.actorKind,
  actorId: bulkMoves.actorId,
  actorName: bulkMoves.actorName,
  createdAt: bulkMoves.createdAt,
  finishedAt: bulkMoves.finishedAt,
  total: sql<number>`(select count(*)::int from ${bulkMoveOrders} o where o.bulk_move_id = ${bulkMoves}.id)`,
  moved: sql<number>`(select count(*)::int from ${bulkMoveOrders} o where o.bulk_move_id = ${bulkMoves}.id and o.outcome = 'moved')`,
  refused: sql<number>`(select count(*)::int from ${bulkMoveOrders} o where o.bulk_move_id = ${bulkMoves}.id and o.outcome = 'refused')`,
};

export async function findBulkMove(db: Database, id: string): Promise<BulkMoveRow | null> {
  const [row] = await db.select(counted).from(bulkMoves).where(eq(bulkMoves.id, id));
  return row ?? null;
}

export function listBulkMoves(db: Database, limit: number): Promise<BulkMoveRow[]> {
  return db.select(counted).from(bulkMoves).orderBy(desc(bulkMoves.createdAt)).limit(limit);
}

export function listBulkMoveOrders(db: Database, id: string): Promise<BulkMoveOrder[]> {
  return db
    .select({
      position: bulkMoveOrders.position,
      orderId: bulkMoveOrders.orderId,
      orderNumber: orders.number,
      outcome: bulkMoveOrders.outcome,
      problem: bulkMoveOrders.problem,
    })
    .from(bulkMoveOrders)
    .innerJoin(orders, eq(orders.id, bulkMoveOrders.orderId))
    .where(eq(bulkMoveOrders.bulkMoveId, id))
    .orderBy(asc(bulkMoveOrders.position));
}

/** False if done: the job was repeated. */
export async function lockUndone(
  tx: Database,
  which: { readonly bulkMoveId: string; readonly orderId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ position: bulkMoveOrders.position })
    .from(bulkMoveOrders)
    .where(and(isOne(which), isNull(bulkMoveOrders.outcome)))
    .for('update');
  return rows.length === 1;
}

export async function noteOutcome(
  tx: Database,
  which: { readonly bulkMoveId: string; readonly orderId: string },
  result: { readonly outcome: BulkOutcome; readonly problem: string | null; readonly at: Date },
): Promise<void> {
  const { outcome, problem, at } = result;
  await tx
    .update(bulkMoveOrders)
    .set({ outcome, problem, doneAt: at })
    .where(and(isOne(which), isNull(bulkMoveOrders.outcome)));
}

export async function finishBulkMove(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(bulkMoves)
    .set({ finishedAt: at })
    .where(and(eq(bulkMoves.id, id), isNull(bulkMoves.finishedAt)));
}

function isOne({ bulkMoveId, orderId }: { readonly bulkMoveId: string; readonly orderId: string }) {
  return and(eq(bulkMoveOrders.bulkMoveId, bulkMoveId), eq(bulkMoveOrders.orderId, orderId));
}
