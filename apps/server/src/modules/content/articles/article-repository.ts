import { ARTICLE_STATES, type ArticleState } from '@ilaneer/domain/content/blog-post';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { blogAuthors, blogFormerSlugs, blogPosts } from '../../../db/schema/content/content.ts';
import { holding } from '../../../db/text-search.ts';
import type { Keys } from '../../../http/lists/keyset.ts';

type ArticleRow = typeof blogPosts.$inferSelect;
export type AuthorRow = typeof blogAuthors.$inferSelect;
export type StaffArticle = ArticleRow & {
  readonly authorName: string | null;
  readonly formerSlugs: readonly string[];
};

type ArticleSearch = {
  readonly search: string;
  readonly state: ArticleState | null;
  readonly now: Date;
};
type ArticleSort = 'newest' | 'changed';

const NEWEST = sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.createdAt})`;
const SORTED = { newest: NEWEST, changed: sql`${blogPosts.updatedAt}` } as const;

/** With the sort key in the database's precision. */
export async function listArticleRows(
  db: Database,
  asked: ArticleSearch,
  sort: ArticleSort,
  { after, limit }: { readonly after: Keys | null; readonly limit: number },
) {
  const key = SORTED[sort];
  const [at = '', id = ''] = after ?? [];
  const place = after === null ? undefined : sql`(${key}, ${blogPosts.id}) < (${at}::timestamptz, ${id})`;
  return db
    .select({
      id: blogPosts.id,
      title: blogPosts.title,
      category: blogPosts.category,
      active: blogPosts.active,
      publishedAt: blogPosts.publishedAt,
      updatedAt: blogPosts.updatedAt,
      authorName: sql<string>`coalesce(${blogAuthors.name}, '')`,
      key: sql<string>`${key}::text`,
    })
    .from(blogPosts)
    .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .where(and(found(asked), place))
    .orderBy(sql`${key} desc`, sql`${blogPosts.id} desc`)
    .limit(limit);
}

export async function countArticles(db: Database, asked: ArticleSearch, limit: number): Promise<number> {
  const counted = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .where(found(asked))
    .limit(limit)
    .as('counted');
  return db.$count(counted);
}

function found({ search, state, now }: ArticleSearch): SQL | undefined {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const text = sql`lower(${blogPosts.title} || ' ' || ${blogPosts.slug} || ' ' || ${blogPosts.category} || ' ' || coalesce(${blogAuthors.name}, ''))`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const states: Readonly<Record<ArticleState, SQL>> = {
    draft: sql`not ${blogPosts.active}`,
    scheduled: sql`${blogPosts.active} and ${blogPosts.publishedAt} > ${at}`,
    published: sql`${blogPosts.active} and ${blogPosts.publishedAt} <= ${at}`,
  };
  return and(
    ...words.map((word) => sql`${text} like ${holding(word)}`),
    ...ARTICLE_STATES.filter((one) => one === state).map((one) => states[one]),
  );
}

export async function findArticle(db: Database, id: string): Promise<StaffArticle | null> {
  const [article] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  return article === undefined ? null : whole(db, article);
}

/** Null if there is none. */
export async function lockArticle(tx: Database, id: string): Promise<StaffArticle | null> {
  const [article] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update');
  return article === undefined ? null : whole(tx, article);
}

async function whole(db: Database, article: ArticleRow): Promise<StaffArticle> {
  const former = await db
    .select({ slug: blogFormerSlugs.slug })
    .from(blogFormerSlugs)
    .where(eq(blogFormerSlugs.articleId, article.id))
    .orderBy(asc(blogFormerSlugs.slug));
  const authorName = article.authorId === null ? null : await findAuthorName(db, article.authorId);
  return { ...article, authorName, formerSlugs: former.map(({ slug }) => slug) };
}

async function findAuthorName(db: Database, id: string): Promise<string | null> {
  const [author] = await db
    .select({ name: blogAuthors.name })
    .from(blogAuthors)
    .where(eq(blogAuthors.id, id));
  return author?.name ?? null;
}

/** Addresses are given one at a time. */
export async function isSlugTaken(tx: Database, slug: string, articleId: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('address of an article', 0))`);
  return (await tx.$count(blogPosts, and(eq(blogPosts.slug, slug), ne(blogPosts.id, articleId)))) > 0;
}

export async function insertArticle(tx: Database, article: typeof blogPosts.$inferInsert): Promise<void> {
  await tx.insert(blogPosts).values(article);
}

export async function updateArticle(
  tx: Database,
  id: string,
  changed: Partial<Omit<typeof blogPosts.$inferInsert, 'id'>>,
): Promise<void> {
  await tx.update(blogPosts).set(changed).where(eq(blogPosts.id, id));
}

export async function insertFormerSlug(tx: Database, slug: string, articleId: string): Promise<void> {
  await tx
    .insert(blogFormerSlugs)
    .values({ slug, articleId })
    .onConflictDoUpdate({ target: blogFormerSlugs.slug, set: { articleId } });
}

export async function removeArticle(tx: Database, id: string): Promise<void> {
  await tx.delete(blogPosts).where(eq(blogPosts.id, id));
}

export function listAuthorRows(db: Database): Promise<AuthorRow[]> {
  return db.select().from(blogAuthors).orderBy(asc(blogAuthors.name), asc(blogAuthors.id));
}

export async function hasAuthor(db: Database, id: string): Promise<boolean> {
  return (await db.$count(blogAuthors, eq(blogAuthors.id, id))) > 0;
}

export async function lockAuthor(tx: Database, id: string): Promise<AuthorRow | null> {
  const [author] = await tx.select().from(blogAuthors).where(eq(blogAuthors.id, id)).for('update');
  return author ?? null;
}

export async function insertAuthor(
  tx: Database,
  author: typeof blogAuthors.$inferInsert,
): Promise<AuthorRow | null> {
  const [made] = await tx.insert(blogAuthors).values(author).returning();
  return made ?? null;
}

export async function updateAuthor(
  tx: Database,
  id: string,
  changed: Pick<AuthorRow, 'name' | 'about' | 'picture'>,
): Promise<void> {
  await tx.update(blogAuthors).set(changed).where(eq(blogAuthors.id, id));
}
