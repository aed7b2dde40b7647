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

export function listSettingRows(db: Database): Promise<SettingRow[]> {
  return db.select().from(settings);
}

/** Until commit. */
export async function lockSetting(tx: Database, key: SettingKey): Promise<void> {
  await tx.select({ key: settings.key }).from(settings).where(eq(settings.key, key)).for('update');
}

/** False if it exists. */
export async function insertSetting(
  tx: Database,
  key: SettingKey,
  value: object,
  at: Date,
): Promise<boolean> {
  const row = { key, value, createdAt: at, updatedAt: at };
  const made = await tx.insert(settings).values(row).onConflictDoNothing().returning();
  return made.length === 1;
}

export async function updateSetting(tx: Database, key: SettingKey, value: object, at: Date): Promise<void> {
  await tx.update(settings).set({ value, updatedAt: at }).where(eq(settings.key, key));
}
