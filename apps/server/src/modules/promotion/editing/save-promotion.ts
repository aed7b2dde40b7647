import type { PromotionForm } from '@ilaneer/contract/staff/shop/promotions';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { choicesProblems, promotionProblems } from '@ilaneer/domain/promotion/promotion-problems';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { transact } from '../../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import { findSegment } from '../../customer/customer.ts';
import { type PromotionRow, toPromotion } from '../repository.ts';
import {
  areKnown,
  findPromotionForStaff,
  insertPromotion,
  lockActivePromotions,
  lockPromotion,
  NO_FIGURES,
  type PromotionValues,
  type PromotionWithFigures,
  updatePromotion,
} from './desk-repository.ts';
import {
  goodsNamedIn,
  toCheckedPromotion,
  toPromotionForm,
  toStaffPromotion,
  toValues,
} from './promotion-views.ts';

type WritingDeps = Pick<Deps, 'db' | 'newId'> & AuditedDeps;
type At = { readonly promotionId: string; readonly version: number };
type Saved = Promise<Result<PromotionWithFigures, Failure>>;

/** PROMOTION-9. Errors: VALIDATION_FAILED by field. */
export function makePromotion(deps: WritingDeps, actor: StaffActor, form: PromotionForm): Saved {
  return transact(deps.db, async (tx): Saved => {
    const [id, at, values] = [deps.newId(), deps.now(), toValues(form)];
    const problems = await problemsOf(tx, id, values, at);
    if (problems.length > 0) return err(invalid(problems));
    const row = await insertPromotion(tx, { id, ...values, createdAt: at, updatedAt: at });
    record(tx, deps, actor, null, row);
    return ok({ row, figures: NO_FIGURES });
  });
}

/** Also archives, and takes back. Errors: PROMOTION_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED by field. */
export function changePromotion(
  deps: WritingDeps,
  actor: StaffActor,
  { promotionId, version }: At,
  form: PromotionForm,
): Saved {
  return transact(deps.db, async (tx): Saved => {
    // The active ones before it, in the order of every change.
    const active = await lockActivePromotions(tx);
    const before = await lockPromotion(tx, promotionId);
    const found = before && (await findPromotionForStaff(tx, promotionId));
    if (found === null) return err({ code: 'PROMOTION_NOT_FOUND' });
    if (found.row.version !== version) {
      const current = toStaffPromotion(found.row, found.figures);
      return err({ code: 'VERSION_STALE', data: { current } });
    }
    const [at, values] = [deps.now(), toValues(form)];
    const problems = await problemsOf(tx, promotionId, values, at, active);
    if (problems.length > 0) return err(invalid(problems));
    const row = await updatePromotion(tx, promotionId, { ...values, updatedAt: at });
    record(tx, deps, actor, found.row, row);
    return ok({ row, figures: found.figures });
  });
}

async function problemsOf(
  tx: Database,
  id: string,
  values: PromotionValues,
  at: Date,
  locked?: readonly PromotionRow[],
): Promise<readonly FieldProblem[]> {
  const promotion = toCheckedPromotion(id, values, at);
  const problems = promotionProblems(promotion);
  const scopes = goodsNamedIn(values);
  const unique = (of: (scope: (typeof scopes)[number]) => readonly string[]) => [
    ...new Set(scopes.flatMap(of)),
  ];
  const named = {
    productIds: unique(({ productIds, exceptProductIds }) => [...productIds, ...exceptProductIds]),
    categoryIds: unique(({ categoryIds }) => categoryIds),
  };
  if (!(await areKnown(tx, named))) {
    problems.push({ field: 'goods', message: 'Choose goods that there are' });
  }
  const { segmentId } = values;
  if (values.active && segmentId !== null && (await findSegment(tx, segmentId)) === null) {
    problems.push({ field: 'segmentId', message: 'Choose a segment that there is' });
  }
  if (problems.length > 0 || !values.active) return problems;
  const active = locked ?? (await lockActivePromotions(tx));
  const others = active.filter((row) => row.id !== id).map(toPromotion);
  return choicesProblems([...others, promotion]);
}

function record(
  tx: Database,
  deps: AuditedDeps,
  actor: StaffActor,
  before: PromotionRow | null,
  after: PromotionRow,
): void {
  recordAct(tx, deps, actor, {
    action: before === null ? 'made' : 'changed',
    kind: 'promotion',
    id: after.id,
    label: after.name,
    before: before && toPromotionForm(before),
    after: toPromotionForm(after),
    reason: null,
  });
}
