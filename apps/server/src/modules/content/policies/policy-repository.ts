import { type Actor, actorId } from '@ilaneer/domain/actor/actor';
import type { PolicySlug } from '@ilaneer/domain/setting/policies';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { storedActor } from '../../../db/schema/columns.ts';
import { pages } from '../../../db/schema/content/content.ts';
import { policyVersions } from '../../../db/schema/content/policy.ts';

export type PolicyVersion = typeof policyVersions.$inferSelect;

export function listLatest(db: Database): Promise<PolicyVersion[]> {
  return db
    .selectDistinctOn([policyVersions.slug])
    .from(policyVersions)
    .orderBy(policyVersions.slug, desc(policyVersions.number));
}

/** Public ones. */
export function listPublished(db: Database): Promise<PolicyVersion[]> {
  return db
    .selectDistinctOn([policyVersions.slug])
    .from(policyVersions)
    .where(eq(policyVersions.shown, true))
    .orderBy(policyVersions.slug, desc(policyVersions.number));
}

export async function findPublished(db: Database, slug: PolicySlug): Promise<PolicyVersion | null> {
  return (await listPublished(db)).find((one) => one.slug === slug) ?? null;
}

export async function findLatest(db: Database, slug: PolicySlug): Promise<PolicyVersion | null> {
  const [latest] = await listVersions(db, slug, { before: null, limit: 1 });
  return latest ?? null;
}

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

export async function readablePolicies(
  db: Database,
): Promise<ReadonlyMap<PolicySlug, Pick<PolicyVersion, 'number' | 'hash'>>> {
  const rows = await db
    .selectDistinctOn([policyVersions.slug], {
      slug: policyVersions.slug,
      number: policyVersions.number,
      hash: policyVersions.hash,
    })
    .from(policyVersions)
    .where(eq(policyVersions.shown, true))
    .orderBy(policyVersions.slug, desc(policyVersions.number));
  return new Map(rows.map(({ slug, ...version }) => [slug, version]));
}

export function listShown(db: Database, slug: PolicySlug): Promise<PolicyVersion[]> {
  return db
    .select()
    .from(policyVersions)
    .where(and(eq(policyVersions.slug, slug), eq(policyVersions.shown, true)))
    .orderBy(desc(policyVersions.number));
}

export async function findVersion(
  db: Database,
  slug: PolicySlug,
  number: number,
): Promise<PolicyVersion | null> {
  const [version] = await db
    .select()
    .from(policyVersions)
    .where(and(eq(policyVersions.slug, slug), eq(policyVersions.number, number)));
  return version ?? null;
}

/** Null on a concurrent version number. */
export async function insertVersion(
  tx: Database,
  actor: Actor,
  version: Omit<PolicyVersion, 'actorKind' | 'actorId' | 'actorName' | 'hash'>,
): Promise<PolicyVersion | null> {
  const actorName = actor.kind === 'staff' ? actor.name : actorId(actor);
  const row = { ...version, ...storedActor(actor), actorName };
  const [made] = await tx.insert(policyVersions).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

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

export async function shownSince(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ slug: pages.slug, updatedOn: pages.updatedOn })
    .from(pages)
    .where(eq(pages.active, true));
  return new Map(rows.map(({ slug, updatedOn }) => [slug, updatedOn]));
}
