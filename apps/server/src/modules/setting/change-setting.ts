import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { SettingKey, Settings } from '@ilaneer/domain/setting/settings';
import { SETTING_RULES } from '@ilaneer/domain/setting/validate-settings';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import type { SettingDeps } from './current-settings.ts';
import { readSections, type Section } from './read-sections.ts';
import { insertSetting, lockSetting, updateSetting } from './repository.ts';

const LABELS: Readonly<Record<SettingKey, string>> = {
  brand: 'Brand',
  seller: 'Seller',
  support: 'Contacts',
};

/** Changes a section for all that happens from now on. Errors: VALIDATION_FAILED by field, VERSION_STALE. */
export async function changeSetting<Key extends SettingKey>(
  deps: Pick<Deps, 'db' | 'now'> & SettingDeps,
  actor: StaffActor,
  { key, version, typed }: { readonly key: Key; readonly version: number; readonly typed: Settings[Key] },
): Promise<Result<Section<Settings[Key]>, Failure>> {
  const rule: (typeof SETTING_RULES)[Key] = SETTING_RULES[key];
  const values: Settings[Key] = rule.tidy(typed);
  const problems = rule.problems(values);
  if (problems.length > 0) return err(invalid(problems));
  const changed = await transact<Section<Settings[Key]>, Failure>(deps.db, async (tx) => {
    await lockSetting(tx, key);
    const before = (await readSections(tx))[key];
    if (before.version !== version) return err({ code: 'VERSION_STALE', data: { current: before } });
    const at = deps.now();
    if (before.version > 0) await updateSetting(tx, key, values, at);
    else if (!(await insertSetting(tx, key, values, at))) {
      return err({ code: 'VERSION_STALE', data: { current: (await readSections(tx))[key] } });
    }
    recordAct(tx, deps, actor, {
      action: 'changed the settings',
      kind: 'setting',
      id: key,
      label: LABELS[key],
      before: before.version === 0 ? null : { ...before.values },
      after: { ...values },
      reason: null,
    });
    return ok((await readSections(tx))[key]);
  });
  // Whoever changed it sees it at once; other processes hear of it.
  if (changed.ok) await deps.settings.refresh();
  return changed;
}
