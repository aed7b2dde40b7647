import { BrandForm, SellerForm, SupportForm } from '@ilaneer/contract/staff/settings';
import { NO_SETTINGS, type SettingKey, type Settings } from '@ilaneer/domain/setting/settings';
import { Compile } from 'typebox/compile';
import type { Database } from '../../db/connect.ts';
import { listSettingRows, type SettingRow } from './repository.ts';

/** A section with its version; 0 where nobody has set it. */
export type Section<Values> = { readonly values: Values; readonly version: number };
export type Sections = { readonly [Key in SettingKey]: Section<Settings[Key]> };

const brandShape = Compile(BrandForm);
const sellerShape = Compile(SellerForm);
const supportShape = Compile(SupportForm);

/** Every section as it stands in the database. */
export async function readSections(db: Database): Promise<Sections> {
  const rows = new Map((await listSettingRows(db)).map((row) => [row.key, row]));
  return {
    brand: sectionOf(brandShape, rows.get('brand'), NO_SETTINGS.brand),
    seller: sectionOf(sellerShape, rows.get('seller'), NO_SETTINGS.seller),
    support: sectionOf(supportShape, rows.get('support'), NO_SETTINGS.support),
  };
}

/** What somebody broke by hand counts as not set, so that it can be set right in the staff app. */
function sectionOf<Values>(
  shape: { Check(value: unknown): value is Values },
  row: SettingRow | undefined,
  none: Values,
): Section<Values> {
  if (row === undefined) return { values: none, version: 0 };
  return { values: shape.Check(row.value) ? row.value : none, version: row.version };
}
