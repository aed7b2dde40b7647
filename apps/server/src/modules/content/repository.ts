import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { blogAuthors, blogPosts, faqCategories, faqs, pages } from '../../db/schema/content/content.ts';
import { policyNotices, policyVersions } from '../../db/schema/content/policy.ts';

type FaqRow = typeof faqs.$inferSelect;
export type FaqCategoryRow = typeof faqCategories.$inferSelect & { readonly faqs: readonly FaqRow[] };
export type BlogPostRow = typeof blogPosts.$inferSelect & {
  readonly author: typeof blogAuthors.$inferSelect;
};
export type PageRow = typeof pages.$inferSelect & { readonly toldAt: Date | null };

/** In order, hidden ones too. */
export async function listFaqCategories(db: Database): Promise<FaqCategoryRow[]> {
  const [categories, questions] = await Promise.all([
    db.select().from(faqCategories).orderBy(asc(faqCategories.position), asc(faqCategories.id)),
    db.select().from(faqs).where(eq(faqs.active, true)).orderBy(asc(faqs.position), asc(faqs.id)),
  ]);
  const byCategory = Map.groupBy(questions, (question) => question.categoryId);
  return categories.map((category) => ({ ...category, faqs: byCategory.get(category.id) ?? [] }));
}

export async function listBlogPosts(db: Database): Promise<BlogPostRow[]> {
  const rows = await db
    .select({ post: blogPosts, author: blogAuthors })
    .from(blogPosts)
    .innerJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .where(eq(blogPosts.active, true))
    .orderBy(desc(blogPosts.publishedAt), asc(blogPosts.id));
  return rows.map(({ post, author }) => ({ ...post, author }));
}

export function listPages(db: Database): Promise<PageRow[]> {
  const shown = db
    .selectDistinctOn([policyVersions.slug], { slug: policyVersions.slug, number: policyVersions.number })
    .from(policyVersions)
    .where(eq(policyVersions.shown, true))
    .orderBy(policyVersions.slug, desc(policyVersions.number))
    .as('shown');
  return db
    .select({ ...getTableColumns(pages), toldAt: policyNotices.askedAt })
    .from(pages)
    .leftJoin(shown, eq(shown.slug, pages.slug))
    .leftJoin(policyNotices, and(eq(policyNotices.slug, shown.slug), eq(policyNotices.number, shown.number)))
    .where(eq(pages.active, true));
}

export async function hasAuthor(db: Database, id: string): Promise<boolean> {
  return (await db.$count(blogAuthors, eq(blogAuthors.id, id))) > 0;
}

export async function hasSlug(db: Database, kind: 'article' | 'page', slug: string): Promise<boolean> {
  const count =
    kind === 'article'
      ? db.$count(blogPosts, eq(blogPosts.slug, slug))
      : db.$count(pages, eq(pages.slug, slug));
  return (await count) > 0;
}

export async function insertAuthors(
  tx: Database,
  authors: readonly (typeof blogAuthors.$inferInsert)[],
): Promise<void> {
  await tx.insert(blogAuthors).values([...authors]);
}

export async function insertArticle(tx: Database, article: typeof blogPosts.$inferInsert): Promise<void> {
  await tx.insert(blogPosts).values(article);
}

export async function insertPage(tx: Database, page: typeof pages.$inferInsert): Promise<void> {
  await tx.insert(pages).values(page);
}
