import type { Actor } from '@ilaneer/domain/actor/actor';
import { type Coupon, normaliseCouponCode } from '@ilaneer/domain/coupon/coupon';
import { couponProblems } from '@ilaneer/domain/coupon/coupon-problems';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { AuditedDeps, Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import { type CouponRow, type DescribedCoupon, insertCoupon, unknownCategories } from './repository.ts';

export type NewCoupon = Coupon & {
  readonly id?: string;
  readonly description: string;
  /** Unlisted, but valid when typed. */
  readonly hidden: boolean;
};

/** COUPON-13. Errors: VALIDATION_FAILED by field. */
export async function makeCouponIn(
  tx: Database,
  deps: Pick<Deps, 'newId'> & AuditedDeps,
  actor: Actor,
  { id = deps.newId(), ...typed }: NewCoupon,
): Promise<Result<CouponRow, Failure>> {
  const coupon = {
    ...typed,
    code: normaliseCouponCode(typed.code),
    description: typed.description.trim(),
  };
  const problems = await problemsOfCoupon(tx, coupon);
  if (problems.length > 0) return err(invalid(problems));
  const row = await insertCoupon(tx, id, coupon, deps.now());
  if (row === null) return err(invalid([{ field: 'code', message: 'Another coupon has this code' }]));
  recordAct(tx, deps, actor, {
    action: 'made',
    kind: 'coupon',
    id,
    label: row.code,
    before: null,
    after: { ...coupon },
    reason: null,
  });
  return ok(row);
}

/** COUPON-13. */
export async function problemsOfCoupon(tx: Database, coupon: DescribedCoupon): Promise<FieldProblem[]> {
  const problems = couponProblems(coupon);
  if ((await unknownCategories(tx, coupon.categoryIds)).length > 0) {
    problems.push({ field: 'categoryIds', message: 'Please choose categories that there are' });
  }
  return problems;
}
