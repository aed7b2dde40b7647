import type { AuthorForm } from '@ilaneer/contract/staff/content/articles';
import type { Actor } from '@ilaneer/domain/actor/actor';
import { authorProblems } from '@ilaneer/domain/content/content-problems';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { afterCommit, transact } from '../../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import type { ContentDeps } from '../content-cache.ts';
import { type AuthorRow, insertAuthor, lockAuthor, updateAuthor } from './article-repository.ts';

type AuthorDeps = Pick<Deps, 'db' | 'newId'> & AuditedDeps & ContentDeps;
type Saved = Result<AuthorRow, Failure>;

/** CONTENT-28. Errors: VALIDATION_FAILED by field. */
export async function writeAuthorIn(
  tx: Database,
  deps: Pick<Deps, 'newId'> & AuditedDeps,
  actor: Actor,
  { id = deps.newId(), ...form }: AuthorForm & { readonly id?: string },
): Promise<Saved> {
  const problems = authorProblems(form);
  if (problems.length > 0) return err(invalid(problems));
  const { name, about, picture } = form;
  const made = await insertAuthor(tx, { id, name, about, picture });
  if (made === null) throw new Error(`author ${id} was not written`);
  record(tx, deps, actor, 'wrote', null, made);
  return ok(made);
}

export function makeAuthor(deps: AuthorDeps, actor: Actor, form: AuthorForm): Promise<Saved> {
  return transact(deps.db, (tx) => writeAuthorIn(tx, deps, actor, form));
}

/** In all articles at once. Errors: AUTHOR_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED by field. */
export function changeAuthor(
  deps: AuthorDeps,
  actor: Actor,
  { authorId, version }: { readonly authorId: string; readonly version: number },
  form: AuthorForm,
): Promise<Saved> {
  return transact(deps.db, async (tx): Promise<Saved> => {
    const before = await lockAuthor(tx, authorId);
    if (before === null) return err({ code: 'AUTHOR_NOT_FOUND' });
    if (before.version !== version) return err({ code: 'VERSION_STALE', data: { current: before } });
    const problems = authorProblems(form);
    if (problems.length > 0) return err(invalid(problems));
    const { name, about, picture } = form;
    await updateAuthor(tx, authorId, { name, about, picture });
    const after = await lockAuthor(tx, authorId);
    if (after === null) throw new Error(`author ${authorId} is gone while it is written`);
    record(tx, deps, actor, 'changed', before, after);
    afterCommit(tx, deps.content.markStale);
    return ok(after);
  });
}

function record(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  action: string,
  before: AuthorRow | null,
  after: AuthorRow,
): void {
  const facts = ({ name, about, picture }: AuthorRow) => ({ name, about, picture });
  recordAct(tx, deps, actor, {
    action,
    kind: 'content',
    id: after.id,
    label: after.name,
    before: before && facts(before),
    after: facts(after),
    reason: null,
  });
}
