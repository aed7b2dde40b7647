import type { SettingKey } from '@ilaneer/domain/setting/settings';
import type { TaxDocumentKind } from '@ilaneer/domain/tax-document/financial-year';
import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { taxDocumentSeries } from '../../db/schema/order/tax-document.ts';
import { settings } from '../../db/schema/staff/setting.ts';

export async function listTakenPrefixes(
  tx: Database,
  { invoice, note }: { readonly invoice: string; readonly note: string },
): Promise<readonly TaxDocumentKind[]> {
  const rows = await tx
    .selectDistinct({ kind: taxDocumentSeries.kind })
    .from(taxDocumentSeries)
    .where(
      or(
        and(eq(taxDocumentSeries.kind, 'credit-note'), eq(taxDocumentSeries.prefix, invoice)),
        and(eq(taxDocumentSeries.kind, 'invoice'), eq(taxDocumentSeries.prefix, note)),
      ),
    );
  return rows.map(({ kind }) => kind);
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
