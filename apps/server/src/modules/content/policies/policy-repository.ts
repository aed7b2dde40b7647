import type { PolicySlug } from '@ilaneer/domain/setting/policies';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { pages } from '../../../db/schema/content/content.ts';
import { policyVersions } from '../../../db/schema/content/policy.ts';

/** What a policy said from when on. */
export type PolicyVersion = typeof policyVersions.$inferSelect;

/** The newest version of each policy that has any. */
export function listLatest(db: Database): Promise<PolicyVersion[]> {
  return db
    .selectDistinctOn([policyVersions.slug])
    .from(policyVersions)
    .orderBy(policyVersions.slug, desc(policyVersions.number));
}

export async function findLatest(db: Database, slug: PolicySlug): Promise<PolicyVersion | null> {
  const [latest] = await listVersions(db, slug, { before: null, limit: 1 });
  return latest ?? null;
}

/** The newest first. */
export function listVersions(
  db: Database,
  slug: PolicySlug,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<PolicyVersion[]> {
  const older = before === null ? undefined : lt(policyVersions.number, before);
  return db
    .select()
    .from(policyVersions)
    .where(and(eq(policyVersions.slug, slug), older))
    .orderBy(desc(policyVersions.number))
    .limit(limit);
}

/** False when somebody was faster with a version of this number. */
export async function insertVersion(tx: Database, version: PolicyVersion): Promise<boolean> {
  const made = await tx.insert(policyVersions).values(version).onConflictDoNothing().returning();
  return made.length === 1;
}

/** Has shoppers read these words. */
export async function showPage(
  tx: Database,
  { slug, title, words, savedAt }: PolicyVersion,
  updatedOn: string,
): Promise<void> {
  const written = { title, body: words, updatedOn, active: true, updatedAt: savedAt };
  await tx
    .insert(pages)
    .values({ slug, ...written, createdAt: savedAt })
    .onConflictDoUpdate({ target: pages.slug, set: written });
}

/** The days since which the pages say what they say, by slug. */
export async function shownSince(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ slug: pages.slug, updatedOn: pages.updatedOn })
    .from(pages)
    .where(eq(pages.active, true));
  return new Map(rows.map(({ slug, updatedOn }) => [slug, updatedOn]));
}
