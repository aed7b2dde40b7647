import type { StaffActor, SystemActor } from '@ilaneer/domain/actor/actor';
import { type BatchLabel, checkBatch } from '@ilaneer/domain/batch/check-batch';
import { lastDayForSale } from '@ilaneer/domain/batch/shelf-life';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { indiaDay } from '@ilaneer/domain/india-day';
import type { Paise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Permission } from '@ilaneer/domain/staff/permission';
import { type BillLine, checkBill, type SupplierBill } from '@ilaneer/domain/stock-value/supplier-bill';
import type { Database } from '../../db/connect.ts';
import { afterCommit, transact } from '../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { findBatchByCode, insertBatch, settleHolds, updateBatch } from '../../modules/batch/batch.ts';
import {
  findReceiptByKey,
  findStocks,
  insertReceipt,
  listReceived,
  lockReceipt,
  lockShelves,
  type NewMovement,
  type ReceiptRow,
  writeMovements,
} from '../../modules/stock/stock.ts';
import { paidToday, ratesNow, type TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';
import { billProblemsAtReceipt, recordBillIn } from '../stock-value/stock-value.ts';
import { type StockKeepingDeps, takeBack } from './adjust-stock.ts';

export type GoodsReceived = {
  readonly note: string;
  readonly idempotencyKey: string | null;
  readonly lines: readonly {
    readonly variantId: string;
    readonly quantity: number;
    readonly batch: BatchLabel | null;
  }[];
};

/** With a bill, each line has a cost (STOCK-10). */
export type BilledGoods = GoodsReceived & {
  readonly bill: Omit<SupplierBill, 'lines'> | null;
  readonly costs: readonly (Omit<BillLine, 'variantId' | 'quantity'> | null)[];
};

export type Received = {
  readonly receipt: ReceiptRow;
  readonly units: number;
  readonly lines: number;
  readonly isRepeated: boolean;
};

const KEEPS_BOOKS: Permission = 'books.write';

/**
 * All lines or none, with their bill (STOCK-4, STOCK-10); BATCH-1, BATCH-8. Idempotent by key. Errors:
 * VALIDATION_FAILED with all wrong lines, PRODUCT_NOT_FOUND, IDEMPOTENCY_KEY_REUSED; PERMISSION_MISSING for a bill.
 */
export async function receiveGoods(
  deps: StockKeepingDeps,
  actor: StaffActor,
  goods: BilledGoods,
): Promise<Result<Received, Failure>> {
  const bookedOn = indiaDay(deps.now());
  const bill = billOf(goods, bookedOn);
  if (bill !== null && !actor.permissions.includes(KEEPS_BOOKS)) {
    return err({ code: 'PERMISSION_MISSING', data: { permission: KEEPS_BOOKS } });
  }
  const said = bill?.ok === false ? bill.error : [];
  return transact<Received, Failure>(deps.db, async (tx) => {
    const received = await receiveGoodsIn(tx, deps, actor, goods);
    if (!received.ok) {
      const { fields } = received.error;
      return fields === undefined ? received : err(invalid([...fields, ...said]));
    }
    if (said.length > 0) return err(invalid(said));
    const { receipt, isRepeated } = received.value;
    if (bill?.ok === true && !isRepeated) {
      const booked = { revision: 1, bookedOn, reason: null, bill: bill.value };
      await recordBillIn(tx, deps, actor, receipt, booked);
    }
    afterCommit(tx, () => deps.catalogue.stockChanged());
    return received;
  });
}

/** Null where goods come without a bill. */
function billOf(
  { bill, lines, costs }: BilledGoods,
  today: string,
): Result<SupplierBill, readonly FieldProblem[]> | null {
  const costed = lines.flatMap(({ variantId, quantity }, index) => {
    const cost = costs[index] ?? null;
    return cost === null ? [] : [{ variantId, quantity, ...cost }];
  });
  if (bill === null && costed.length === 0) return null;
  if (bill === null) return err([{ field: 'bill', message: 'Enter the bill of these costs' }]);
  const without = lines.flatMap((_, index) =>
    (costs[index] ?? null) === null
      ? [{ field: `lines.${index}.cost.amount`, message: 'Enter the amount of the line on the bill' }]
      : [],
  );
  // Positions of lines are right only where each has its cost.
  const checked = checkBill({ ...bill, lines: without.length > 0 ? [] : costed }, today);
  if (checked.ok && without.length === 0) return checked;
  return err([...without, ...(checked.ok ? [] : billProblemsAtReceipt(checked.error))]);
}

export async function receiveGoodsIn(
  tx: Database,
  deps: Pick<Deps, 'newId'> & AuditedDeps & TaxRateDeps,
  actor: StaffActor | SystemActor,
  { note, idempotencyKey, lines }: GoodsReceived,
): Promise<Result<Received, Failure>> {
  const at = deps.now();
  const written = { id: deps.newId(), note, idempotencyKey, receivedAt: at };
  const receipt = await insertReceipt(tx, actor, written);
  if (receipt === null) return repeated(tx, idempotencyKey ?? '', lines);
  const variantIds = lines.map(({ variantId }) => variantId);
  await lockShelves(tx, variantIds);
  const stocks = await findStocks(tx, variantIds);
  const rateOf = ratesNow(deps);
  const moves: NewMovement[] = [];
  const facts: object[] = [];
  const problems: FieldProblem[] = [];
  for (const [index, line] of lines.entries()) {
    const stock = stocks.get(line.variantId);
    if (stock === undefined) return err({ code: 'PRODUCT_NOT_FOUND' });
    if (stock.isFood && line.batch === null) {
      problems.push(
        ...atLine(index, [{ field: 'batch', message: `${stock.sku} is food and needs its batch` }]),
      );
      continue;
    }
    const paid = paidToday(stock, rateOf);
    const batchId = line.batch === null ? null : await batchFor(tx, deps, line, line.batch, paid);
    if (batchId !== null && typeof batchId !== 'string') {
      problems.push(...atLine(index, batchId));
      continue;
    }
    const { variantId, quantity } = line;
    moves.push({ variantId, batchId, kind: 'receive', quantity, receiptId: receipt.id, note: note || null });
    facts.push({ sku: stock.sku, quantity, batch: line.batch?.code ?? null });
  }
  if (problems.length > 0) return err(invalid(problems));
  await writeMovements(tx, actor, at, moves);
  await settleHolds(tx, actor, at, variantIds);
  recordAct(tx, deps, actor, {
    action: 'received goods',
    kind: 'stock',
    id: receipt.id,
    label: receipt.number,
    before: null,
    after: { lines: facts },
    reason: note || null,
  });
  return ok({ receipt, units: unitsOf(lines), lines: lines.length, isRepeated: false });
}

/** Errors: NOT_FOUND, STOCK_MOVE_KEPT, STOCK_TOO_LOW. */
export function undoReceipt(
  deps: StockKeepingDeps,
  actor: StaffActor,
  receiptId: string,
): Promise<Result<number, Failure>> {
  return transact<number, Failure>(deps.db, async (tx) => {
    const receipt = await lockReceipt(tx, receiptId);
    if (receipt === null) return err({ code: 'NOT_FOUND' });
    const all = await listReceived(tx, receiptId);
    const undone = new Set(all.map(({ undoes }) => undoes));
    const standing = all.filter(({ undoes, position }) => undoes === null && !undone.has(position));
    if (standing.length === 0) return err({ code: 'STOCK_MOVE_KEPT' });
    await lockShelves(
      tx,
      standing.map(({ variantId }) => variantId),
    );
    for (const { position } of standing) {
      const back = await takeBack(tx, deps, actor, position);
      if (!back.ok) return back;
    }
    return ok(standing.length);
  });
}

async function batchFor(
  tx: Database,
  { now, newId }: Pick<Deps, 'now' | 'newId'>,
  { variantId }: { readonly variantId: string },
  typed: BatchLabel,
  paid: Paise,
): Promise<string | readonly FieldProblem[]> {
  const at = now();
  const checked = checkBatch(typed, { today: indiaDay(at), paid });
  if (!checked.ok) return checked.error;
  const label = checked.value;
  const expiredAt = lastDayForSale(label) < indiaDay(at) ? at : null;
  const known = await findBatchByCode(tx, variantId, label.code);
  if (known === null) {
    const { id } = await insertBatch(tx, { ...label, id: newId(), variantId, at });
    if (expiredAt !== null) await updateBatch(tx, id, { expiredAt });
    return id;
  }
  const onPack = checkBatch({ ...label, mrpPaise: known.mrpPaise }, { today: indiaDay(at), paid });
  if (!onPack.ok) return onPack.error;
  if (known.packedOn === label.packedOn && known.bestBefore === label.bestBefore) return known.id;
  const message = `Batch ${label.code} is known: packed on ${known.packedOn}, best before ${known.bestBefore}`;
  return [{ field: 'bestBefore', message }];
}

async function repeated(
  tx: Database,
  key: string,
  lines: GoodsReceived['lines'],
): Promise<Result<Received, Failure>> {
  const receipt = await findReceiptByKey(tx, key);
  if (receipt === null) throw new Error('the receipt of this key is gone');
  const first = (await listReceived(tx, receipt.id)).filter(({ undoes }) => undoes === null);
  const isSame =
    first.length === lines.length &&
    lines.every(({ variantId, quantity }) =>
      first.some((move) => move.variantId === variantId && move.quantity === quantity),
    );
  return isSame
    ? ok({ receipt, units: unitsOf(lines), lines: lines.length, isRepeated: true })
    : err({ code: 'IDEMPOTENCY_KEY_REUSED' });
}

function unitsOf(lines: GoodsReceived['lines']): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function atLine(index: number, problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map(({ field, message }) => ({ field: `lines.${index}.${field}`, message }));
}
