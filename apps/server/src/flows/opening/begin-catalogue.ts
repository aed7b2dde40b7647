import type { Actor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { OpeningSetting } from '@ilaneer/domain/setting/settings';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { isCatalogueEmpty } from '../../modules/catalogue/catalogue.ts';
import { changeSetting } from '../../modules/setting/setting.ts';
import type { OpeningDeps } from './opening-facts.ts';

/**
 * Begins with the sample catalogue or with an empty one, once (SETTING-13).
 * Errors: CATALOGUE_CHOSEN, CATALOGUE_NOT_EMPTY (the sample comes into an empty catalogue alone).
 */
export async function beginCatalogue(
  deps: Pick<Deps, 'db' | 'now'> & OpeningDeps,
  actor: Actor,
  catalogue: NonNullable<OpeningSetting['catalogue']>,
): Promise<Result<null, Failure>> {
  await deps.settings.refresh();
  const { values, version } = deps.settings.sections().opening;
  if (values.catalogue !== null) return err({ code: 'CATALOGUE_CHOSEN' });
  const isSample = catalogue === 'sample';
  if (isSample && !(await isCatalogueEmpty(deps.db))) return err({ code: 'CATALOGUE_NOT_EMPTY' });
  // The choice is made first: of two who choose at once one loads the sample.
  const chosen = await changeSetting(deps, actor, {
    key: 'opening',
    version,
    typed: { ...values, catalogue },
    action: isSample ? 'began with the sample catalogue' : 'began with an empty catalogue',
  });
  if (!chosen.ok) return chosen.error.code === 'VERSION_STALE' ? err({ code: 'CATALOGUE_CHOSEN' }) : chosen;
  if (isSample) {
    await transactAll(deps.db, deps.loadSampleCatalogue);
    deps.catalogue.markStale();
  }
  return ok(null);
}
