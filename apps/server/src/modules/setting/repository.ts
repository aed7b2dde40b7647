import type { SettingKey } from '@ilaneer/domain/setting/settings';
import {
  type SeriesPrefixes,
  TAX_DOCUMENT_KINDS,
  type TaxDocumentKind,
} from '@ilaneer/domain/tax-document/financial-year';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { taxDocumentSeries } from '../../db/schema/order/tax-document.ts';
import { settings } from '../../db/schema/staff/setting.ts';

/** Kinds whose prefix numbered documents of another. */
export async function listTakenPrefixes(
  tx: Database,
  prefixes: SeriesPrefixes,
): Promise<readonly { readonly kind: TaxDocumentKind; readonly by: TaxDocumentKind }[]> {
  const rows = await tx
    .selectDistinct({ by: taxDocumentSeries.kind, prefix: taxDocumentSeries.prefix })
    .from(taxDocumentSeries)
    .where(inArray(taxDocumentSeries.prefix, Object.values(prefixes)));
  return TAX_DOCUMENT_KINDS.flatMap((kind) =>
    rows.filter(({ by, prefix }) => by !== kind && prefix === prefixes[kind]).map(({ by }) => ({ kind, by })),
  );
}

export type SettingRow = typeof settings.$inferSelect;

export async function listSettingRows(db: Database): Promise<SettingRow[]> {
  const rows = await db.select().from(settings);
  return rows.map((row) => (row.key === 'brand' ? { ...row, value: brandOf(row.value) } : row));
}

/** Until a contract of 0106_local_name: the release before it reads and writes this key alone. */
const EARLIER_LOCAL_NAME = 'malayalamName';

function brandOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { [EARLIER_LOCAL_NAME]: earlier, ...brand } = value as Readonly<Record<string, unknown>>;
  return 'localName' in brand || earlier === undefined ? brand : { ...brand, localName: earlier };
}

function storedValue(key: SettingKey, value: object): object {
  return key === 'brand' && 'localName' in value
    ? { ...value, [EARLIER_LOCAL_NAME]: value.localName }
    : value;
}

/** Until commit. */
export async function lockSetting(tx: Database, key: SettingKey): Promise<void> {
  await tx.select({ key: settings.key }).from(settings).where(eq(settings.key, key)).for('update');
}

export async function insertSetting(
  tx: Database,
  key: SettingKey,
  value: object,
  at: Date,
): Promise<boolean> {
  const row = { key, value: storedValue(key, value), createdAt: at, updatedAt: at };
  const made = await tx.insert(settings).values(row).onConflictDoNothing().returning();
  return made.length === 1;
}

export async function updateSetting(tx: Database, key: SettingKey, value: object, at: Date): Promise<void> {
  const changed = { value: storedValue(key, value), updatedAt: at };
  await tx.update(settings).set(changed).where(eq(settings.key, key));
}
