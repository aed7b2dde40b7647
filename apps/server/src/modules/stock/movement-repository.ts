import type { Actor } from '@ilaneer/domain/actor/actor';
import type { AdjustReason, MovementKind } from '@ilaneer/domain/stock/movement';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { productVariants, variantLockOrder } from '../../db/schema/catalogue/catalogue.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { stockMovements } from '../../db/schema/stock/stock.ts';

export type MovementRow = typeof stockMovements.$inferSelect;

export type NewMovement = {
  readonly variantId: string;
  readonly kind: MovementKind;
  readonly quantity: number;
  readonly batchId?: string | null;
  readonly orderId?: string;
  readonly returnId?: string;
  readonly receiptId?: string;
  readonly countId?: string;
  readonly undoes?: number;
  readonly reason?: AdjustReason | null;
  readonly note?: string | null;
};

export type WrittenMovement = Pick<MovementRow, 'position' | 'variantId' | 'batchId' | 'kind' | 'quantity'>;

const INSERT = `
  insert into stock_movements (variant_id, batch_id, kind, quantity, order_id, return_id, receipt_id, count_id, undoes,
    reason, note, actor_kind, actor_id, happened_at)
  select "variantId", "batchId", kind, quantity, "orderId", "returnId", "receiptId", "countId", undoes, reason, note,
    $2, $3, $4::timestamptz
  from json_to_recordset($1::json) as moved ("variantId" text, "batchId" text, kind text, quantity int, "orderId" text,
    "returnId" text, "receiptId" text, "countId" text, undoes bigint, reason text, note text)
  returning position::float8, variant_id as "variantId", batch_id as "batchId", kind, quantity`;

/** Refused movements (overselling) are missing from the result: the caller rolls back. Fixed lock order. */
export async function writeMovements(
  tx: Database,
  actor: Actor,
  at: Date,
  movements: readonly NewMovement[],
): Promise<readonly WrittenMovement[]> {
  const { actorKind, actorId } = storedActor(actor);
  const { rows } = await tx.$client.query<WrittenMovement>({
    name: 'stock_move',
    text: INSERT,
    values: [JSON.stringify(inLockOrder(movements)), actorKind, actorId, at.toISOString()],
  });
  return rows;
}

/** Locks and returns available and on-hand stock. */
export async function lockShelves(
  tx: Database,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly forSale: number; readonly onHand: number }>> {
  const rows = await tx
    .select({ id: productVariants.id, forSale: productVariants.stock, onHand: productVariants.onHand })
    .from(productVariants)
    .where(inArray(productVariants.id, [...new Set(variantIds)]))
    .orderBy(variantLockOrder)
    .for('no key update');
  return new Map(rows.map(({ id, ...shelf }) => [id, shelf]));
}

export async function stockOf(db: Database, variantIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: productVariants.id, stock: productVariants.stock })
    .from(productVariants)
    .where(inArray(productVariants.id, [...variantIds]));
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

export async function findMovement(db: Database, position: number): Promise<MovementRow | null> {
  const [row] = await db.select().from(stockMovements).where(eq(stockMovements.position, position));
  return row ?? null;
}

/** Whether a movement was taken back. */
export async function isUndone(db: Database, position: number): Promise<boolean> {
  const [row] = await db
    .select({ position: stockMovements.position })
    .from(stockMovements)
    .where(eq(stockMovements.undoes, position));
  return row !== undefined;
}

// `collate "C"`; per variant in order.
function inLockOrder(movements: readonly NewMovement[]): NewMovement[] {
  return movements.toSorted((one, other) =>
    one.variantId < other.variantId ? -1 : one.variantId > other.variantId ? 1 : 0,
  );
}
