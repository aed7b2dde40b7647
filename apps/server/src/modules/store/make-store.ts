import type { Actor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { storeProblems, type WrittenStore } from '@ilaneer/domain/store/store-problems';
import type { Database } from '../../db/connect.ts';
import type { AuditedDeps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import { hasStore, insertStore } from './repository.ts';

/** CONTENT-28. The caller invalidates caches. Errors: VALIDATION_FAILED by field. */
export async function makeStoreIn(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  store: WrittenStore & { readonly position: number },
): Promise<Result<null, Failure>> {
  const problems = storeProblems(store);
  if (problems.length === 0 && (await hasStore(tx, store.code))) {
    problems.push({ field: 'code', message: 'Another store has this code' });
  }
  if (problems.length > 0) return err(invalid(problems));
  await insertStore(tx, store);
  recordAct(tx, deps, actor, {
    action: 'made',
    kind: 'content',
    id: store.code,
    label: store.name,
    before: null,
    after: { ...store },
    reason: null,
  });
  return ok(null);
}
