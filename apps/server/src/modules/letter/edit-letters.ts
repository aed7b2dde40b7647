import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { transitLetter } from '@ilaneer/domain/letter/letter-state';
import { type LetterForm, letterProblems, tidyLetter } from '@ilaneer/domain/letter/validate-letter';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import { membersOf } from './audience.ts';
import { findLetter, insertLetter, type LetterRow, lockLetter, updateLetter } from './repository.ts';
import { letterFields, toLetterView } from './views.ts';

export type EditDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'auditKey'>;
export type At = { readonly letterId: string; readonly version: number };

/** NEWSLETTER-7. Errors: VALIDATION_FAILED by field. */
export function makeLetter(
  deps: EditDeps,
  actor: StaffActor,
  typed: LetterForm,
): Promise<Result<LetterRow, Failure>> {
  return transact<LetterRow, Failure>(deps.db, async (tx) => {
    const checked = await checkedForm(tx, deps, typed);
    if (!checked.ok) return checked;
    const row = await insertLetter(tx, { id: deps.newId(), ...checked.value, createdAt: deps.now() });
    recordLetter(tx, deps, actor, 'added', null, row);
    return ok(row);
  });
}

/** Errors: LETTER_NOT_FOUND, VERSION_STALE, LETTER_NOT_IN_STATE, VALIDATION_FAILED by field. */
export function changeLetter(
  deps: EditDeps,
  actor: StaffActor,
  at: At,
  typed: LetterForm,
): Promise<Result<LetterRow, Failure>> {
  return transact<LetterRow, Failure>(deps.db, async (tx) => {
    const found = await lockAt(tx, at);
    if (!found.ok) return found;
    if (transitLetter(found.value.state, 'edit') === null) return err({ code: 'LETTER_NOT_IN_STATE' });
    const checked = await checkedForm(tx, deps, typed);
    if (!checked.ok) return checked;
    const row = await updateLetter(tx, at.letterId, { ...checked.value, updatedAt: deps.now() });
    recordLetter(tx, deps, actor, 'changed', found.value, row);
    return ok(row);
  });
}

export async function lockAt(tx: Database, { letterId, version }: At): Promise<Result<LetterRow, Failure>> {
  const row = await lockLetter(tx, letterId);
  if (row === null) return err({ code: 'LETTER_NOT_FOUND' });
  if (row.version === version) return ok(row);
  const current = await findLetter(tx, letterId);
  return err({ code: 'VERSION_STALE', data: { current: current && toLetterView(current) } });
}

export function recordLetter(
  tx: Database,
  deps: EditDeps,
  actor: StaffActor,
  action: string,
  before: LetterRow | null,
  after: LetterRow,
): void {
  recordAct(tx, deps, actor, {
    action,
    kind: 'letter',
    id: after.id,
    label: after.subject,
    before: before && factsOf(before),
    after: factsOf(after),
    reason: null,
  });
}

function factsOf(row: LetterRow) {
  return { ...letterFields(row), state: row.state, sendAt: row.sendAt?.toISOString() ?? null };
}

async function checkedForm(
  tx: Database,
  { now }: Pick<Deps, 'now'>,
  typed: LetterForm,
): Promise<Result<LetterForm, Failure>> {
  const form = tidyLetter(typed);
  const problems = letterProblems(form);
  if (!(await membersOf(tx, form.segmentId, now())).ok) {
    problems.push({ field: 'segmentId', message: 'Choose a segment that there is' });
  }
  return problems.length > 0 ? err(invalid(problems)) : ok(form);
}
