import type { SettingKey } from '@ilaneer/domain/setting/settings';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { settings } from '../../db/schema/staff/setting.ts';

export type SettingRow = typeof settings.$inferSelect;

export function listSettingRows(db: Database): Promise<SettingRow[]> {
  return db.select().from(settings);
}

/** Nobody else changes this section until the transaction ends, if there is one. */
export async function lockSetting(tx: Database, key: SettingKey): Promise<void> {
  await tx.select({ key: settings.key }).from(settings).where(eq(settings.key, key)).for('update');
}

/** False when somebody was faster: there is one already. */
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
