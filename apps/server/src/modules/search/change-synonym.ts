import type { SynonymForm } from '@ilaneer/contract/staff/content/search-words';
import type { Actor } from '@ilaneer/domain/actor/actor';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { type Synonym, synonymsOf, termsOf } from '@ilaneer/domain/search/synonyms';
import type { Database } from '../../db/connect.ts';
import { afterCommit, transact } from '../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import {
  hasSynonym,
  insertSynonyms,
  lockSynonym,
  removeSynonym,
  type SynonymRow,
  updateSynonym,
} from './repository.ts';

export type SynonymDeps = Pick<Deps, 'db'> &
  AuditedDeps & { readonly catalogue: { readonly markStale: () => void } };
type SynonymAt = { readonly synonymId: string; readonly version: number };
type Saved = Result<SynonymRow, Failure>;

const KNOWN = invalid([{ field: 'term', message: 'This synonym exists already' }]);
const SEVERAL = invalid([
  { field: 'term', message: 'Enter one word here, and add the others as new synonyms' },
]);

/** CONTENT-39. Skips known ones. Errors: VALIDATION_FAILED by field. */
export function makeSynonyms(
  deps: SynonymDeps,
  actor: Actor,
  form: SynonymForm,
): Promise<Result<readonly SynonymRow[], Failure>> {
  return transact(deps.db, async (tx): Promise<Result<readonly SynonymRow[], Failure>> => {
    const synonyms = readSynonyms(form);
    if (!synonyms.ok) return synonyms;
    const made = await insertSynonyms(tx, synonyms.value);
    if (made.length === 0) return err(KNOWN);
    for (const synonym of made) record(tx, deps, actor, 'named', null, synonym);
    afterCommit(tx, deps.catalogue.markStale);
    return ok(made);
  });
}

/** CONTENT-39. Errors: SYNONYM_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED by field. */
export function changeSynonym(
  deps: SynonymDeps,
  actor: Actor,
  at: SynonymAt,
  form: SynonymForm,
): Promise<Saved> {
  return transact(deps.db, async (tx): Promise<Saved> => {
    const before = await findAt(tx, at);
    if (!before.ok) return before;
    const synonym = readSynonym(form);
    if (!synonym.ok) return synonym;
    if (await hasSynonym(tx, synonym.value, at.synonymId)) return err(KNOWN);
    await updateSynonym(tx, at.synonymId, synonym.value);
    const after = await lockSynonym(tx, at.synonymId);
    if (after === null) throw new Error(`synonym ${at.synonymId} is gone while it is written`);
    record(tx, deps, actor, 'changed', before.value, after);
    afterCommit(tx, deps.catalogue.markStale);
    return ok(after);
  });
}

/** CONTENT-39. Errors: SYNONYM_NOT_FOUND, VERSION_STALE. */
export function deleteSynonym(
  deps: SynonymDeps,
  actor: Actor,
  at: SynonymAt,
): Promise<Result<null, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<null, Failure>> => {
    const before = await findAt(tx, at);
    if (!before.ok) return before;
    await removeSynonym(tx, at.synonymId);
    record(tx, deps, actor, 'deleted', before.value, null);
    afterCommit(tx, deps.catalogue.markStale);
    return ok(null);
  });
}

async function findAt(tx: Database, { synonymId, version }: SynonymAt): Promise<Saved> {
  const found = await lockSynonym(tx, synonymId);
  if (found === null) return err({ code: 'SYNONYM_NOT_FOUND' });
  return found.version === version ? ok(found) : err({ code: 'VERSION_STALE', data: { current: found } });
}

function readSynonyms({ term, meaning }: SynonymForm): Result<readonly Synonym[], Failure> {
  const read = synonymsOf(meaning, termsOf(term));
  return read.ok ? read : err(invalid(read.error.map(ofTerm)));
}

function readSynonym(form: SynonymForm): Result<Synonym, Failure> {
  const read = readSynonyms(form);
  if (!read.ok) return read;
  const [synonym, ...others] = read.value;
  if (synonym === undefined) throw new Error('a synonym without a term passed its rule');
  return others.length === 0 ? ok(synonym) : err(SEVERAL);
}

function ofTerm({ field, message }: FieldProblem): FieldProblem {
  return { field: field.startsWith('terms') ? 'term' : field, message };
}

function record(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  action: string,
  before: SynonymRow | null,
  after: SynonymRow | null,
): void {
  const facts = ({ term, meaning }: SynonymRow) => ({ term, meaning });
  const { id = '', term = '' } = after ?? before ?? {};
  recordAct(tx, deps, actor, {
    action,
    kind: 'content',
    id,
    label: term,
    before: before && facts(before),
    after: after && facts(after),
    reason: null,
  });
}
