import { asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { banners } from '../../../db/schema/catalogue/catalogue.ts';
import type { BannerRow } from '../repository.ts';

export type NewBanner = Omit<typeof banners.$inferInsert, 'version'>;

/** In order: hidden, scheduled and ended ones too. */
export function listAllBanners(db: Database): Promise<BannerRow[]> {
  return db.select().from(banners).orderBy(asc(banners.position), asc(banners.id));
}

export async function lockBanner(tx: Database, id: string): Promise<BannerRow | null> {
  const [banner] = await tx.select().from(banners).where(eq(banners.id, id)).for('update');
  return banner ?? null;
}

/** Locks all of them. In order, which ORDER BY FOR UPDATE would tell as it was before the wait. */
export async function lockBannerOrder(tx: Database): Promise<BannerRow[]> {
  await tx.select({ id: banners.id }).from(banners).orderBy(asc(banners.id)).for('update');
  return listAllBanners(tx);
}

export async function nextBannerPosition(db: Database): Promise<number> {
  const [last] = await db.select({ position: max(banners.position) }).from(banners);
  return (last?.position ?? 0) + 1;
}

export async function insertBanner(tx: Database, banner: NewBanner): Promise<BannerRow> {
  const [inserted] = await tx.insert(banners).values(banner).returning();
  if (inserted === undefined) throw new Error('an inserted banner did not return');
  return inserted;
}

export async function updateBanner(
  tx: Database,
  id: string,
  banner: Omit<NewBanner, 'id' | 'position'>,
): Promise<BannerRow> {
  const [updated] = await tx.update(banners).set(banner).where(eq(banners.id, id)).returning();
  if (updated === undefined) throw new Error(`banner ${id} is gone while it is locked`);
  return updated;
}

export async function deleteBanner(tx: Database, id: string): Promise<void> {
  await tx.delete(banners).where(eq(banners.id, id));
}

export async function updateBannerOrder(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .update(banners)
    .set({ position: sql`array_position(${sql.param([...ids])}::text[], ${banners.id})` })
    .where(inArray(banners.id, [...ids]));
}
