import { isOfSample, type SettingKey, type Settings, type TaxMode } from '@ilaneer/domain/setting/settings';
import type { PooledDatabase } from '../../db/connect.ts';
import { insertSetting } from './repository.ts';
import type { SampleSettings } from './sample-settings.ts';

const FILLED = ['brand', 'seller', 'support', 'delivery', 'home'] as const satisfies readonly SettingKey[];

/**
 * Gives a shop the settings that it has nobody set yet, from its content folder. The sample shop takes all of them and is
 * open from then on; every other one takes nothing of the sample, but what an earlier release of it had in the folder
 * (SETTING-5).
 */
export async function fillSettings(
  db: PooledDatabase,
  fromFile: SampleSettings,
  { isSample, taxMode, at }: { readonly isSample: boolean; readonly taxMode: TaxMode; readonly at: Date },
): Promise<void> {
  for (const key of FILLED) {
    const values = fromFile[key];
    // What delivery costs is for the seller to say: nothing in it tells the sample's from their own.
    const isOwn = key !== 'delivery' && !isOfSample(values);
    if (isSample || isOwn) await insertSetting(db, key, values, at);
  }
  // Whoever set TAX_MODE has chosen; the flat rate is what nobody has chosen yet.
  if (taxMode === 'hsn') await insertSetting(db, 'tax', { mode: taxMode }, at);
  if (!isSample) return;
  const opening: Settings['opening'] = { catalogue: 'sample', openedAt: at.toISOString() };
  await insertSetting(db, 'opening', opening, at);
}
