import { isOfSample, SETTING_KEYS, type Settings } from '@ilaneer/domain/setting/settings';
import type { PooledDatabase } from '../../db/connect.ts';
import { insertSetting } from './repository.ts';

/**
 * Gives a shop the settings that it has nobody set yet, from its content folder. A live shop takes nothing of the
 * sample shop, but what an earlier release of it had in the folder (SETTING-5).
 */
export async function fillSettings(
  db: PooledDatabase,
  fromFile: Settings,
  { mode, at }: { readonly mode: 'sandbox' | 'live'; readonly at: Date },
): Promise<void> {
  for (const key of SETTING_KEYS) {
    const values = fromFile[key];
    if (mode === 'sandbox' || !isOfSample(values)) await insertSetting(db, key, values, at);
  }
}
