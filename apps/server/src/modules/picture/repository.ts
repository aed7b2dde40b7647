import type { Actor } from '@ilaneer/domain/actor/actor';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { pictures } from '../../db/schema/catalogue/catalogue-editing.ts';
import { storedActor } from '../../db/schema/columns.ts';

export type Picture = typeof pictures.$inferSelect;

export async function insertPicture(
  db: Database,
  actor: Actor,
  row: Omit<typeof pictures.$inferInsert, 'actorKind' | 'actorId'>,
): Promise<boolean> {
  const [noted] = await db
    .insert(pictures)
    .values({ ...row, ...storedActor(actor) })
    .onConflictDoUpdate({
      target: pictures.hash,
      set: { createdAt: row.createdAt, unusedSince: row.createdAt },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return noted?.isNew === true;
}

export async function findPicture(db: Database, hash: string): Promise<Picture | null> {
  const [row] = await db.select().from(pictures).where(eq(pictures.hash, hash));
  return row ?? null;
}

/** Marks unused photos. Order lines keep theirs in use. A new user of photos adds its texts. */
export async function noteUse(db: Database, at: Date): Promise<void> {
  await db.execute(sql`
    with shown(words) as (
      select pictures::text from products
      union select picture from product_variants
      union select views::text from product_variants
      union select picture from order_lines where picture like 'photos/%'
      union select value::text from settings
      union select sections::text from site_page_versions
      union select cover || ' ' || body from blog_posts
      union select picture from blog_authors
      union select image_wide || ' ' || image_tall from banners
      union select picture from stores
    ), used as (
      select distinct match[1] as hash from shown, regexp_matches(words, 'photos/([0-9a-f]{32})-', 'g') as match
    )
    update pictures set unused_since = case when used.hash is null then ${at}::timestamptz end
    from pictures p left join used on used.hash = p.hash
    where p.hash = pictures.hash and (pictures.unused_since is null) <> (used.hash is not null)`);
}

export async function listUnused(db: Database, before: Date): Promise<Picture[]> {
  return db.select().from(pictures).where(lt(pictures.unusedSince, before)).limit(200);
}

export function listPictures(db: Database): Promise<Pick<Picture, 'hash' | 'width'>[]> {
  return db.select({ hash: pictures.hash, width: pictures.width }).from(pictures).orderBy(pictures.hash);
}

export async function deletePicture(db: Database, hash: string): Promise<void> {
  await db.delete(pictures).where(eq(pictures.hash, hash));
}
