import type { Actor } from '@ilaneer/domain/actor/actor';
import { pageProblems, type WrittenPage } from '@ilaneer/domain/content/content-problems';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { isPolicySlug } from '@ilaneer/domain/setting/policies';
import type { Database } from '../../db/connect.ts';
import type { AuditedDeps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import { hasPage, insertPage } from './repository.ts';

/** For pages without versions; policies are saved elsewhere. The caller invalidates the content cache. Errors: VALIDATION_FAILED by field. */
export async function writePageIn(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  page: WrittenPage & { readonly updatedOn: string },
): Promise<Result<null, Failure>> {
  const problems = pageProblems(page);
  if (isPolicySlug(page.slug)) problems.push({ field: 'slug', message: 'This is the address of a policy' });
  if (problems.length === 0 && (await hasPage(tx, page.slug))) {
    problems.push({ field: 'slug', message: 'Another page has this address' });
  }
  if (problems.length > 0) return err(invalid(problems));
  const at = deps.now();
  await insertPage(tx, { ...page, createdAt: at, updatedAt: at });
  recordAct(tx, deps, actor, {
    action: 'wrote',
    kind: 'content',
    id: page.slug,
    label: page.title,
    before: null,
    after: { title: page.title, updatedOn: page.updatedOn },
    reason: null,
  });
  return ok(null);
}
