import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { readSegmentRules, type SegmentForm, segmentProblems } from '@ilaneer/domain/customer/segment';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import {
  countSegments,
  deleteSegmentRow,
  hasOtherNamed,
  insertSegment,
  lockSegment,
  type SegmentRow,
  updateSegment,
} from './segments-repository.ts';
import { segmentFields } from './views.ts';

type SegmentDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'auditKey'>;
type At = { readonly segmentId: string; readonly version: number };

const MOST_SEGMENTS = 100;
const NAME_TAKEN = invalid([{ field: 'name', message: 'There is a segment with this name' }]);

/** CUSTOMER-6. Errors: VALIDATION_FAILED by field, SEGMENT_LIMIT_REACHED. */
export function makeSegment(
  deps: SegmentDeps,
  actor: StaffActor,
  form: SegmentForm,
): Promise<Result<SegmentRow, Failure>> {
  return transact<SegmentRow, Failure>(deps.db, async (tx) => {
    const problems = segmentProblems(form);
    if (problems.length > 0) return err(invalid(problems));
    if ((await countSegments(tx)) >= MOST_SEGMENTS) return err({ code: 'SEGMENT_LIMIT_REACHED' });
    const at = deps.now();
    const row = { id: deps.newId(), ...valuesOf(form), createdAt: at, updatedAt: at };
    const made = await insertSegment(tx, row);
    if (made === null) return err(NAME_TAKEN);
    record(tx, deps, actor, 'added', null, made);
    return ok(made);
  });
}

/** Errors: VALIDATION_FAILED by field, SEGMENT_NOT_FOUND, VERSION_STALE. */
export function changeSegment(
  deps: SegmentDeps,
  actor: StaffActor,
  at: At,
  form: SegmentForm,
): Promise<Result<SegmentRow, Failure>> {
  return transact<SegmentRow, Failure>(deps.db, async (tx) => {
    const found = await lockAt(tx, at);
    if (!found.ok) return found;
    const problems = segmentProblems(form);
    if (problems.length > 0) return err(invalid(problems));
    const values = valuesOf(form);
    if (await hasOtherNamed(tx, at.segmentId, values.name)) return err(NAME_TAKEN);
    const changed = await updateSegment(tx, at.segmentId, { ...values, updatedAt: deps.now() });
    record(tx, deps, actor, 'changed', found.value, changed);
    return ok(changed);
  });
}

/** Errors: SEGMENT_NOT_FOUND, VERSION_STALE. */
export function deleteSegment(deps: SegmentDeps, actor: StaffActor, at: At): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const found = await lockAt(tx, at);
    if (!found.ok) return found;
    await deleteSegmentRow(tx, at.segmentId);
    record(tx, deps, actor, 'deleted', found.value, null);
    return ok(null);
  });
}

async function lockAt(tx: Database, { segmentId, version }: At): Promise<Result<SegmentRow, Failure>> {
  const row = await lockSegment(tx, segmentId);
  if (row === null) return err({ code: 'SEGMENT_NOT_FOUND' });
  return row.version === version
    ? ok(row)
    : err({ code: 'VERSION_STALE', data: { current: { ...segmentFields(row), version: row.version } } });
}

function valuesOf({ name, rules }: SegmentForm) {
  return { name: name.trim(), rules: readSegmentRules(rules) };
}

function record(
  tx: Database,
  deps: SegmentDeps,
  actor: StaffActor,
  action: string,
  before: SegmentRow | null,
  after: SegmentRow | null,
): void {
  const row = after ?? before;
  recordAct(tx, deps, actor, {
    action,
    kind: 'segment',
    id: row?.id ?? '',
    label: row?.name ?? '',
    before: before && segmentFields(before),
    after: after && segmentFields(after),
    reason: null,
  });
}
