import { randomBytes } from 'node:crypto';
import type { CouponBatchForm } from '@ilaneer/contract/staff/shop/coupons';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { BULK_CODE_BYTES, bulkCode, bulkProblems } from '@ilaneer/domain/coupon/bulk-codes';
import { normaliseCouponCode } from '@ilaneer/domain/coupon/coupon';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { csvLines } from '@ilaneer/domain/transfer/csv-lines';
import { transact } from '../../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import type { SentFile } from '../../../http/serve-file.ts';
import { recordAct } from '../../audit/audit.ts';
import { problemsOfCoupon } from '../make-coupon.ts';
import { singleUseCoupon, toBatchView } from './coupon-views.ts';
import {
  type CouponBatch,
  findBatch,
  insertBatch,
  listCodes,
  lockBatch,
  switchBatch,
} from './desk-repository.ts';

type WritingDeps = Pick<Deps, 'db' | 'newId'> & AuditedDeps;
type At = { readonly couponBatchId: string; readonly version: number };
type Saved = Promise<Result<CouponBatch, Failure>>;

/** COUPON-15. Errors: VALIDATION_FAILED by field. */
export function makeBatch(
  deps: WritingDeps,
  actor: StaffActor,
  { prefix: typed, count, ...terms }: CouponBatchForm,
): Saved {
  return transact(deps.db, async (tx): Saved => {
    const prefix = normaliseCouponCode(typed);
    const asked = bulkProblems({ prefix, count });
    const problems = [...asked, ...(await problemsOfCoupon(tx, singleUseCoupon('SAMPLE', terms)))];
    if (problems.length > 0) return err(invalid(problems));
    const [id, at] = [deps.newId(), deps.now()];
    const made = Array.from({ length: count }, () => ({
      id: deps.newId(),
      coupon: singleUseCoupon(bulkCode(prefix, randomBytes(BULK_CODE_BYTES)), terms),
    }));
    const batch = { id, prefix, codes: count, active: true, createdAt: at, updatedAt: at };
    await insertBatch(tx, batch, made);
    recordAct(tx, deps, actor, {
      action: 'made single-use codes',
      kind: 'coupon',
      id,
      label: prefix,
      before: null,
      after: { ...terms, prefix, count },
      reason: null,
    });
    return found(await findBatch(tx, id));
  });
}

/** Stops its codes, or lets them apply again. Errors: COUPON_NOT_FOUND, VERSION_STALE. */
export function switchCodes(
  deps: WritingDeps,
  actor: StaffActor,
  { couponBatchId, version }: At,
  active: boolean,
): Saved {
  return transact(deps.db, async (tx): Saved => {
    await lockBatch(tx, couponBatchId);
    const before = await findBatch(tx, couponBatchId);
    if (before === null) return err({ code: 'COUPON_NOT_FOUND' });
    if (before.row.version !== version) {
      return err({ code: 'VERSION_STALE', data: { current: toBatchView(before) } });
    }
    await switchBatch(tx, couponBatchId, active, deps.now());
    recordAct(tx, deps, actor, {
      action: active ? 'started single-use codes' : 'stopped single-use codes',
      kind: 'coupon',
      id: couponBatchId,
      label: before.row.prefix,
      before: { active: before.row.active },
      after: { active },
      reason: null,
    });
    return found(await findBatch(tx, couponBatchId));
  });
}

/** Audited before it is sent: a code is worth its discount. Errors: COUPON_NOT_FOUND. */
export function exportCodes(
  deps: WritingDeps,
  actor: StaffActor,
  couponBatchId: string,
): Promise<Result<SentFile, Failure>> {
  return transact<SentFile, Failure>(deps.db, async (tx) => {
    const batch = await findBatch(tx, couponBatchId);
    if (batch === null) return err({ code: 'COUPON_NOT_FOUND' });
    const codes = await listCodes(tx, couponBatchId);
    const { prefix } = batch.row;
    recordAct(tx, deps, actor, {
      action: 'exported single-use codes',
      kind: 'export',
      id: couponBatchId,
      label: prefix,
      before: null,
      after: { codes: codes.length },
      reason: null,
    });
    const lines = codes.map(({ code, state, order }) => [code, STATES[state ?? ''] ?? 'Unused', order ?? '']);
    return ok({
      name: `codes-${prefix}.csv`,
      type: 'text/csv; charset=utf-8',
      bytes: csvLines([['Code', 'State', 'Order'], ...lines]),
    });
  });
}

const STATES: Readonly<Record<string, string>> = { held: 'Payment pending', counted: 'Used' };

function found(batch: CouponBatch | null): Result<CouponBatch, Failure> {
  if (batch === null) throw new Error('a batch of codes is gone while it is locked');
  return ok(batch);
}
