import { isOfSample, type SettingKey, type Settings } from '@ilaneer/domain/setting/settings';
import type { PooledDatabase } from '../../db/connect.ts';
import { insertSetting } from './repository.ts';
import type { SampleSettings } from './sample-settings.ts';

const FILLED = ['brand', 'seller', 'support', 'delivery', 'home'] as const satisfies readonly SettingKey[];

/**
 * Gives a shop the settings that it has nobody set yet, from its content folder. A live shop takes nothing of the
 * sample shop, but what an earlier release of it had in the folder (SETTING-5).
 */
export async function fillSettings(
  db: PooledDatabase,
  fromFile: SampleSettings,
  { mode, at }: { readonly mode: 'sandbox' | 'live'; readonly at: Date },
): Promise<void> {
  for (const key of FILLED) {
    const values = fromFile[key];
    // What delivery costs is for the seller to say: nothing in it tells the sample's from their own.
    const isOwn = key !== 'delivery' && !isOfSample(values);
    if (mode === 'sandbox' || isOwn) await insertSetting(db, key, values, at);
  }
  if (mode === 'sandbox') await insertSetting(db, 'opening', SAMPLE_OPENING, at);
}

const SAMPLE_OPENING: Settings['opening'] = { catalogue: 'sample', openedAt: null };
