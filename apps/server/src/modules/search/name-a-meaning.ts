import type { Actor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { synonymsOf } from '@ilaneer/domain/search/synonyms';
import type { Database } from '../../db/connect.ts';
import type { AuditedDeps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import { insertSynonyms } from './repository.ts';

/** CATALOGUE-41. The caller refreshes the catalogue. Errors: VALIDATION_FAILED by field. */
export async function nameMeaningIn(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  { meaning, terms }: { readonly meaning: string; readonly terms: readonly string[] },
): Promise<Result<null, Failure>> {
  const synonyms = synonymsOf(meaning, terms);
  if (!synonyms.ok) return err(invalid(synonyms.error));
  await insertSynonyms(tx, synonyms.value);
  recordAct(tx, deps, actor, {
    action: 'named',
    kind: 'content',
    id: meaning,
    label: meaning,
    before: null,
    after: { terms: synonyms.value.map(({ term }) => term) },
    reason: null,
  });
  return ok(null);
}
