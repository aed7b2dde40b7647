import type { CouponForm } from '@ilaneer/contract/staff/shop/coupons';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import { makeCouponIn, problemsOfCoupon } from '../make-coupon.ts';
import { couponOf, toCouponForm, toStaffCoupon } from './coupon-views.ts';
import {
  type CouponWithFigures,
  findSingleCoupon,
  lockSingleCoupon,
  NO_FIGURES,
  updateCoupon,
} from './desk-repository.ts';

type WritingDeps = Pick<Deps, 'db' | 'newId'> & AuditedDeps;
type At = { readonly couponId: string; readonly version: number };
type Saved = Promise<Result<CouponWithFigures, Failure>>;

/** COUPON-14. Errors: VALIDATION_FAILED by field. */
export function makeByStaff(
  deps: WritingDeps,
  actor: StaffActor,
  { code, ...form }: CouponForm & { readonly code: string },
): Saved {
  return transact(deps.db, async (tx): Saved => {
    const made = await makeCouponIn(tx, deps, actor, couponOf(code, form));
    return made.ok ? ok({ row: made.value, figures: NO_FIGURES }) : made;
  });
}

/** Its code stays. Errors: COUPON_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED by field. */
export function changeByStaff(
  deps: WritingDeps,
  actor: StaffActor,
  { couponId, version }: At,
  form: CouponForm,
): Saved {
  return transact(deps.db, async (tx): Saved => {
    await lockSingleCoupon(tx, couponId);
    const found = await findSingleCoupon(tx, couponId);
    if (found === null) return err({ code: 'COUPON_NOT_FOUND' });
    if (found.row.version !== version) {
      return err({ code: 'VERSION_STALE', data: { current: toStaffCoupon(found.row, found.figures) } });
    }
    const coupon = couponOf(found.row.code, form);
    const problems = await problemsOfCoupon(tx, coupon);
    if (problems.length > 0) return err(invalid(problems));
    const row = await updateCoupon(tx, couponId, coupon, deps.now());
    recordAct(tx, deps, actor, {
      action: 'changed',
      kind: 'coupon',
      id: couponId,
      label: row.code,
      before: toCouponForm(found.row),
      after: toCouponForm(row),
      reason: null,
    });
    return ok({ row, figures: found.figures });
  });
}
