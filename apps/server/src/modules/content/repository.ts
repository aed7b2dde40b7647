import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import {
  blogAuthors,
  blogFormerSlugs,
  blogPosts,
  faqCategories,
  faqs,
  pages,
} from '../../db/schema/content/content.ts';
import { policyNotices, policyVersions } from '../../db/schema/content/policy.ts';

type FaqRow = typeof faqs.$inferSelect;
export type FaqCategoryRow = typeof faqCategories.$inferSelect & { readonly faqs: readonly FaqRow[] };
export type BlogPostRow = typeof blogPosts.$inferSelect & {
  readonly publishedAt: Date;
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

/** Public ones, scheduled ones too; newest first. */
export async function listBlogPosts(db: Database): Promise<BlogPostRow[]> {
  const rows = await db
    .select({ post: blogPosts, author: blogAuthors })
    .from(blogPosts)
    .innerJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .where(eq(blogPosts.active, true))
    .orderBy(desc(blogPosts.publishedAt), asc(blogPosts.id));
  return rows.flatMap(({ post, author }) => {
    const { publishedAt } = post;
    return publishedAt === null ? [] : [{ ...post, publishedAt, author }];
  });
}

export function listFormerSlugs(db: Database): Promise<(typeof blogFormerSlugs.$inferSelect)[]> {
  return db.select().from(blogFormerSlugs);
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
