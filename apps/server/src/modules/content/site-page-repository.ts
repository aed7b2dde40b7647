import { type Actor, actorId } from '@ilaneer/domain/actor/actor';
import { and, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { sitePages, sitePageVersions } from '../../db/schema/content/site-page.ts';

export type SitePageVersion = typeof sitePageVersions.$inferSelect;
type Head = typeof sitePages.$inferSelect;

/** `latest` is what staff edit, `shown` what the shop shows. */
export type SitePage = Head & {
  readonly latest: SitePageVersion;
  readonly shown: SitePageVersion | null;
};

/** The version of each public page that is shown at `now`. */
export async function listShownPages(db: Database, now: Date): Promise<SitePageVersion[]> {
  const rows = await db
    .selectDistinctOn([sitePageVersions.slug], { version: sitePageVersions })
    .from(sitePageVersions)
    .innerJoin(sitePages, eq(sitePages.slug, sitePageVersions.slug))
    .where(isShown(now))
    .orderBy(sitePageVersions.slug, desc(sitePageVersions.shownFrom), desc(sitePageVersions.number));
  return rows.map(({ version }) => version);
}

/** The next moment at which a page changes by itself. */
export async function nextShownFrom(db: Database, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: sql<Date | null>`min(${sitePageVersions.shownFrom})`.mapWith(sitePageVersions.shownFrom) })
    .from(sitePageVersions)
    .where(gt(sitePageVersions.shownFrom, now));
  return row?.at ?? null;
}

export async function listSitePageRows(db: Database, now: Date): Promise<SitePage[]> {
  const [heads, latest, shown] = await Promise.all([
    db.select().from(sitePages).orderBy(sitePages.slug),
    db
      .selectDistinctOn([sitePageVersions.slug])
      .from(sitePageVersions)
      .orderBy(sitePageVersions.slug, desc(sitePageVersions.number)),
    listShownPages(db, now),
  ]);
  return heads.flatMap((head) => {
    const last = latest.find(({ slug }) => slug === head.slug);
    if (last === undefined) return [];
    return [{ ...head, latest: last, shown: shown.find(({ slug }) => slug === head.slug) ?? null }];
  });
}

export async function findSitePage(db: Database, slug: string, now: Date): Promise<SitePage | null> {
  const [head] = await db.select().from(sitePages).where(eq(sitePages.slug, slug));
  return head === undefined ? null : whole(db, head, now);
}

/** Until commit. */
export async function lockSitePage(tx: Database, slug: string, now: Date): Promise<SitePage | null> {
  const [head] = await tx.select().from(sitePages).where(eq(sitePages.slug, slug)).for('update');
  return head === undefined ? null : whole(tx, head, now);
}

async function whole(db: Database, head: Head, now: Date): Promise<SitePage> {
  const ofPage = eq(sitePageVersions.slug, head.slug);
  const [latest] = await db
    .select()
    .from(sitePageVersions)
    .where(ofPage)
    .orderBy(desc(sitePageVersions.number))
    .limit(1);
  const [row] = await db
    .select({ version: sitePageVersions })
    .from(sitePageVersions)
    .innerJoin(sitePages, eq(sitePages.slug, sitePageVersions.slug))
    .where(and(ofPage, isShown(now)))
    .orderBy(desc(sitePageVersions.shownFrom), desc(sitePageVersions.number))
    .limit(1);
  if (latest === undefined) throw new Error(`page ${head.slug} has no version`);
  return { ...head, latest, shown: row?.version ?? null };
}

function isShown(now: Date) {
  const { shownFrom } = sitePageVersions;
  return and(lte(shownFrom, now), or(isNull(sitePages.hiddenAt), gt(shownFrom, sitePages.hiddenAt)));
}

/** False if there is one. */
export async function insertSitePage(tx: Database, slug: string, at: Date): Promise<boolean> {
  const made = await tx
    .insert(sitePages)
    .values({ slug, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning();
  return made.length === 1;
}

/** Counts as an edit. */
export async function touchSitePage(
  tx: Database,
  slug: string,
  at: Date,
  change: Partial<Pick<Head, 'hiddenAt' | 'replaced'>> = {},
): Promise<void> {
  await tx
    .update(sitePages)
    .set({ ...change, updatedAt: at })
    .where(eq(sitePages.slug, slug));
}

export async function removeSitePage(tx: Database, slug: string): Promise<void> {
  await tx.delete(sitePages).where(eq(sitePages.slug, slug));
}

type NewVersion = Pick<SitePageVersion, 'slug' | 'number' | 'title' | 'description' | 'sections'> &
  Pick<SitePageVersion, 'shownFrom' | 'shownBy' | 'savedAt'>;

export const DRAFT = { shownFrom: null, shownBy: null } as const;

export async function insertSiteVersion(tx: Database, actor: Actor, version: NewVersion): Promise<void> {
  await tx
    .insert(sitePageVersions)
    .values({ ...version, ...storedActor(actor), actorName: shownNameOf(actor) });
}

export function shownNameOf(actor: Actor): string {
  return actor.kind === 'staff' ? actor.name : actorId(actor);
}

/** At most one version is scheduled. */
export async function unscheduleSitePage(tx: Database, slug: string, now: Date): Promise<void> {
  await tx
    .update(sitePageVersions)
    .set(DRAFT)
    .where(and(eq(sitePageVersions.slug, slug), gt(sitePageVersions.shownFrom, now)));
}

/** `shownFrom` null: a draft again. */
export async function showSiteVersion(
  tx: Database,
  { slug, number }: Pick<SitePageVersion, 'slug' | 'number'>,
  { shownFrom, shownBy }: Pick<SitePageVersion, 'shownFrom' | 'shownBy'>,
): Promise<void> {
  await tx
    .update(sitePageVersions)
    .set({ shownFrom, shownBy })
    .where(and(eq(sitePageVersions.slug, slug), eq(sitePageVersions.number, number)));
}

/** Newest first. */
export function listSiteVersions(
  db: Database,
  slug: string,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<SitePageVersion[]> {
  return db
    .select()
    .from(sitePageVersions)
    .where(
      and(eq(sitePageVersions.slug, slug), before === null ? undefined : lt(sitePageVersions.number, before)),
    )
    .orderBy(desc(sitePageVersions.number))
    .limit(limit);
}
