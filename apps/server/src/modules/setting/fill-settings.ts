import { systemActor } from '@ilaneer/domain/actor/actor';
import {
  isOfSample,
  type SettingKey,
  type Settings,
  type TaxSetting,
} from '@ilaneer/domain/setting/settings';
import type { Database, PooledDatabase } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import { changeSettingIn } from './change-setting.ts';
import { readSections, type Sections } from './read-sections.ts';
import { insertSetting } from './repository.ts';
import type { SampleSettings } from './sample-settings.ts';

const FILLED = [
  'brand',
  'look',
  'seller',
  'support',
  'delivery',
  'texts',
] as const satisfies readonly SettingKey[];

type Filling = { readonly isSample: boolean; readonly tax: TaxSetting; readonly at: Date };

/** Real shops get only values of earlier releases (SETTING-5). Throws on refused ones. */
export async function fillSettings(
  db: PooledDatabase,
  fromFile: SampleSettings,
  { isSample, tax, at }: Filling,
): Promise<void> {
  const sections = await readSections(db);
  if (isSample && isWhole(sections, tax)) return;
  await transactAll(db, async (tx) => {
    if (!isSample) return keepOwn(tx, fromFile, { tax, at });
    for (const key of FILLED) await fill(tx, sections, key, fromFile[key], at);
    if (isChosen(tax)) await fill(tx, sections, 'tax', tax, at);
    await fill(tx, sections, 'opening', { catalogue: 'sample', openedAt: at.toISOString() }, at);
  });
}

function isChosen({ mode, prices }: TaxSetting): boolean {
  return mode === 'hsn' || prices === 'inclusive';
}

function isWhole(sections: Sections, tax: TaxSetting): boolean {
  const wanted: readonly SettingKey[] = [...FILLED, 'opening', ...(isChosen(tax) ? ['tax' as const] : [])];
  return wanted.every((key) => sections[key].version > 0);
}

async function fill<Key extends SettingKey>(
  tx: Database,
  sections: Sections,
  key: Key,
  typed: Settings[Key],
  at: Date,
): Promise<void> {
  if (sections[key].version > 0) return;
  const change = { key, version: 0, typed };
  const filled = await changeSettingIn(tx, { now: () => at, auditKey: null }, systemActor('shop'), change);
  // A concurrent start was first.
  if (filled.ok || filled.error.code === 'VERSION_STALE') return;
  const problems = (filled.error.fields ?? []).map(({ field, message }) => `${key}.${field}: ${message}`);
  throw new Error(`the settings of the content folder are refused: ${problems.join('; ')}`);
}

/** Values of earlier releases. Delivery charges, texts and look must be entered by the seller. */
async function keepOwn(
  tx: Database,
  fromFile: SampleSettings,
  { tax, at }: Omit<Filling, 'isSample'>,
): Promise<void> {
  for (const key of FILLED) {
    const values = fromFile[key];
    if (key !== 'delivery' && key !== 'texts' && key !== 'look' && !isOfSample(values))
      await insertSetting(tx, key, values, at);
  }
  if (isChosen(tax)) await insertSetting(tx, 'tax', tax, at);
}
