import { and, asc, eq, inArray, max, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { faqCategories, faqs } from '../../../db/schema/content/content.ts';
import type { FaqCategoryRow } from '../repository.ts';

/** Locks the category. Null if there is none. */
export async function lockFaqCategory(tx: Database, id: string): Promise<FaqCategoryRow | null> {
  const [category] = await tx.select().from(faqCategories).where(eq(faqCategories.id, id)).for('update');
  if (category === undefined) return null;
  const questions = await tx
    .select()
    .from(faqs)
    .where(and(eq(faqs.categoryId, id), eq(faqs.active, true)))
    .orderBy(asc(faqs.position), asc(faqs.id));
  return { ...category, faqs: questions };
}

export async function nextFaqPosition(db: Database): Promise<number> {
  const [last] = await db.select({ position: max(faqCategories.position) }).from(faqCategories);
  return (last?.position ?? 0) + 1;
}

export async function insertFaqCategory(
  tx: Database,
  category: typeof faqCategories.$inferInsert,
  questions: readonly (typeof faqs.$inferInsert)[],
): Promise<void> {
  await tx.insert(faqCategories).values(category);
  if (questions.length > 0) await tx.insert(faqs).values([...questions]);
}

/** The questions are the whole list. */
export async function updateFaqCategory(
  tx: Database,
  id: string,
  category: Pick<typeof faqCategories.$inferInsert, 'title' | 'active' | 'updatedAt'>,
  questions: readonly (typeof faqs.$inferInsert)[],
): Promise<void> {
  await tx.update(faqCategories).set(category).where(eq(faqCategories.id, id));
  const kept = questions.map((question) => question.id);
  await tx.delete(faqs).where(and(eq(faqs.categoryId, id), eq(faqs.active, true), notInArray(faqs.id, kept)));
  if (questions.length === 0) return;
  await tx
    .insert(faqs)
    .values([...questions])
    .onConflictDoUpdate({
      target: faqs.id,
      set: {
        question: sql`excluded.question`,
        answer: sql`excluded.answer`,
        position: sql`excluded.position`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}

export async function deleteFaqCategory(tx: Database, id: string): Promise<void> {
  await tx.delete(faqs).where(eq(faqs.categoryId, id));
  await tx.delete(faqCategories).where(eq(faqCategories.id, id));
}

/** Locks all of them. In order, which ORDER BY FOR UPDATE would tell as it was before the wait. */
export async function lockFaqOrder(tx: Database): Promise<{ readonly id: string; readonly title: string }[]> {
  await tx.select({ id: faqCategories.id }).from(faqCategories).orderBy(asc(faqCategories.id)).for('update');
  return tx
    .select({ id: faqCategories.id, title: faqCategories.title })
    .from(faqCategories)
    .orderBy(asc(faqCategories.position), asc(faqCategories.id));
}

export async function updateFaqOrder(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .update(faqCategories)
    .set({ position: sql`array_position(${sql.param([...ids])}::text[], ${faqCategories.id})` })
    .where(inArray(faqCategories.id, [...ids]));
}
