import type { StaffActor, SystemActor } from '@ilaneer/domain/actor/actor';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { indiaDay } from '@ilaneer/domain/india-day';
import { err, ok, type Result } from '@ilaneer/domain/result';
import {
  type BillLine,
  bookedOnProblems,
  checkBill,
  costLines,
  costOfLine,
  type SupplierBill,
} from '@ilaneer/domain/stock-value/supplier-bill';
import { typedText } from '@ilaneer/domain/text/typed-text';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { readLockedThrough } from '../../modules/journal/journal.ts';
import {
  insertBill,
  lastBillRevision,
  listPurchasedGoods,
  lockReceipt,
  type ReceiptRow,
} from '../../modules/stock/stock.ts';
import { postStockIn } from './post-stock.ts';

type BillDeps = AuditedDeps & Pick<Deps, 'brand' | 'newId'>;

export type GivenBill = {
  readonly receiptId: string;
  /** Revision seen; 0 without a bill. */
  readonly version: number;
  readonly bookedOn: string;
  readonly reason: string | null;
  readonly bill: Omit<SupplierBill, 'lines'>;
  readonly costs: readonly Omit<BillLine, 'quantity'>[];
};

/** STOCK-13. Errors: NOT_FOUND, VERSION_STALE, VALIDATION_FAILED. */
export function recordBill(
  deps: BillDeps & Pick<Deps, 'db'>,
  actor: StaffActor,
  { receiptId, version, bookedOn, reason, bill, costs }: GivenBill,
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const receipt = await lockReceipt(tx, receiptId);
    if (receipt === null) return err({ code: 'NOT_FOUND' });
    const revision = await lastBillRevision(tx, receiptId);
    if (revision !== version) return err({ code: 'VERSION_STALE', data: { current: { version: revision } } });
    const goods = new Map(
      (await listPurchasedGoods(tx, receiptId)).map(({ variantId, quantity }) => [variantId, quantity]),
    );
    const lines = costs.map((cost) => ({ ...cost, quantity: goods.get(cost.variantId) ?? 0 }));
    const today = indiaDay(deps.now());
    const checked = checkBill({ ...bill, lines }, today);
    const isWhole =
      lines.length === goods.size && new Set(costs.map(({ variantId }) => variantId)).size === goods.size;
    const why = typedText(reason ?? '');
    const problems = [
      ...(checked.ok ? [] : checked.error),
      ...bookedOnProblems(bookedOn, {
        receivedOn: indiaDay(receipt.receivedAt),
        today,
        lockedThrough: await readLockedThrough(tx),
      }),
      ...(revision > 0 && why === '' ? [{ field: 'reason', message: 'Enter a reason' }] : []),
      ...(isWhole && lines.every(({ quantity }) => quantity > 0)
        ? []
        : [{ field: 'lines', message: 'Give one amount for each product of the receipt' }]),
    ];
    if (!checked.ok || problems.length > 0) return err(invalid(problems));
    await recordBillIn(tx, deps, actor, receipt, {
      ...{ revision: revision + 1, bookedOn, bill: checked.value },
      reason: revision === 0 ? null : why,
    });
    return ok(null);
  });
}

type CheckedBill = {
  readonly revision: number;
  readonly bookedOn: string;
  readonly reason: string | null;
  readonly bill: SupplierBill;
};

/** The bill is checked, and posted (JOURNAL-37). Audited where readers of the books see it, packers do not. */
export async function recordBillIn(
  tx: Database,
  deps: BillDeps,
  actor: StaffActor | SystemActor,
  receipt: Pick<ReceiptRow, 'id' | 'number'>,
  { revision, bookedOn, reason, bill }: CheckedBill,
): Promise<void> {
  const { lines: _, freight, ...named } = bill;
  const lines = costLines(bill, deps.brand.seller.gstin.slice(0, 2));
  const row = { receiptId: receipt.id, revision, bookedOn, reason, ...named, freightPaise: freight };
  await insertBill(tx, actor, { ...row, recordedAt: deps.now() }, lines);
  recordAct(tx, deps, actor, {
    action: revision === 1 ? 'recorded the bill of a receipt' : 'corrected the bill of a receipt',
    kind: 'journal',
    id: receipt.id,
    label: receipt.number,
    before: null,
    after: {
      ...{ supplier: bill.supplierName, bill: bill.number, billedOn: bill.billedOn, bookedOn },
      costPaise: lines.reduce((sum, line) => sum + costOfLine(line).cost, 0),
    },
    reason,
  });
  await postStockIn(tx, deps);
}

/** Fields as the call for a receipt names them. */
export function billProblemsAtReceipt(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map(({ field, message }) => {
    const [, line, name] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
    return { field: line === undefined ? `bill.${field}` : `lines.${line}.cost.${name}`, message };
  });
}
