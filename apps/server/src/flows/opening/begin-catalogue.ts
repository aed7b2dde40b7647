import type { Actor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { OpeningSetting } from '@ilaneer/domain/setting/settings';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { isCatalogueEmpty } from '../../modules/catalogue/catalogue.ts';
import { changeSettingIn, readSections } from '../../modules/setting/setting.ts';
import type { OpeningDeps } from './opening-facts.ts';

type Choice = NonNullable<OpeningSetting['catalogue']>;

/** Sample or empty, once (SETTING-13). Errors: CATALOGUE_CHOSEN, CATALOGUE_NOT_EMPTY for the sample. */
export async function beginCatalogue(
  deps: Pick<Deps, 'db' | 'now' | 'auditKey'> & OpeningDeps,
  actor: Actor,
  catalogue: Choice,
): Promise<Result<null, Failure>> {
  const begun = await transact(deps.db, (tx) => beginCatalogueIn(tx, deps, actor, catalogue));
  if (begun.ok) await deps.settings.refresh();
  return begun;
}

export async function beginCatalogueIn(
  tx: Database,
  deps: AuditedDeps & Pick<OpeningDeps, 'loadSampleCatalogue'>,
  actor: Actor,
  catalogue: Choice,
): Promise<Result<null, Failure>> {
  const { values, version } = (await readSections(tx)).opening;
  if (values.catalogue !== null) return err({ code: 'CATALOGUE_CHOSEN' });
  const isSample = catalogue === 'sample';
  if (isSample && !(await isCatalogueEmpty(tx))) return err({ code: 'CATALOGUE_NOT_EMPTY' });
  // The choice first: only one concurrent request loads the sample.
  const chosen = await changeSettingIn(tx, deps, actor, {
    key: 'opening',
    version,
    typed: { ...values, catalogue },
    action: isSample ? 'began with the sample catalogue' : 'began with an empty catalogue',
  });
  if (!chosen.ok) return chosen.error.code === 'VERSION_STALE' ? err({ code: 'CATALOGUE_CHOSEN' }) : chosen;
  if (isSample) await deps.loadSampleCatalogue(tx);
  return ok(null);
}
