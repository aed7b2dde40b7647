import type { Actor } from '@ilaneer/domain/actor/actor';
import { actorId } from '@ilaneer/domain/actor/actor';
import type { ToldPolicy } from '@ilaneer/domain/setting/policies';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { storedActor } from '../../../db/schema/columns.ts';
import { policyNotices, policyVersions } from '../../../db/schema/content/policy.ts';

export type PolicyNotice = typeof policyNotices.$inferSelect;

export async function insertNotice(
  tx: Database,
  actor: Actor,
  notice: { readonly slug: ToldPolicy; readonly number: number; readonly askedAt: Date },
): Promise<boolean> {
  const actorName = actor.kind === 'staff' ? actor.name : actorId(actor);
  const made = await tx
    .insert(policyNotices)
    .values({ ...notice, ...storedActor(actor), actorName })
    .onConflictDoNothing()
    .returning({ number: policyNotices.number });
  return made.length === 1;
}

export async function findNotice(
  db: Database,
  slug: ToldPolicy,
  number: number,
): Promise<PolicyNotice | null> {
  const [notice] = await db
    .select()
    .from(policyNotices)
    .where(and(eq(policyNotices.slug, slug), eq(policyNotices.number, number)));
  return notice ?? null;
}

export async function lockOpenNotice(
  tx: Database,
): Promise<(PolicyNotice & { readonly title: string; readonly savedAt: Date }) | null> {
  const [found] = await tx
    .select({ notice: policyNotices, title: policyVersions.title, savedAt: policyVersions.savedAt })
    .from(policyNotices)
    .innerJoin(
      policyVersions,
      and(eq(policyVersions.slug, policyNotices.slug), eq(policyVersions.number, policyNotices.number)),
    )
    .where(isNull(policyNotices.doneAt))
    .orderBy(asc(policyNotices.askedAt), asc(policyNotices.slug))
    .limit(1)
    .for('no key update', { of: policyNotices });
  return found === undefined ? null : { ...found.notice, title: found.title, savedAt: found.savedAt };
}

export async function updateNotice(
  tx: Database,
  { slug, number }: Pick<PolicyNotice, 'slug' | 'number'>,
  progress: Partial<Pick<PolicyNotice, 'lastUserId' | 'mails' | 'doneAt'>>,
): Promise<void> {
  await tx
    .update(policyNotices)
    .set(progress)
    .where(and(eq(policyNotices.slug, slug), eq(policyNotices.number, number)));
}
