import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt, version } from '../columns.ts';

export const faqCategories = pgTable(
  'faq_categories',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    position: integer().notNull(),
    active: boolean().notNull().default(true),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [check('faq_categories_title_given', sql`trim(${table.title}) <> ''`)],
);

export const faqs = pgTable(
  'faqs',
  {
    id: text().primaryKey(),
    categoryId: text('category_id')
      .notNull()
      .references(() => faqCategories.id),
    question: text().notNull(),
    answer: text().notNull(),
    position: integer().notNull(),
    active: boolean().notNull().default(true),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('faqs_category_id').on(table.categoryId),
    check('faqs_question_given', sql`trim(${table.question}) <> ''`),
    check('faqs_answer_given', sql`trim(${table.answer}) <> ''`),
  ],
);

export const blogAuthors = pgTable('blog_authors', {
  id: text().primaryKey(),
  name: text().notNull(),
  about: text().notNull(),
  picture: text().notNull(),
  version,
});

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    title: text().notNull(),
    category: text().notNull(),
    excerpt: text().notNull(),
    body: text().notNull(),
    cover: text().notNull(),
    coverAlt: text('cover_alt').notNull(),
    /** Null only in drafts. */
    authorId: text('author_id').references(() => blogAuthors.id),
    /** In the future: scheduled, while active. Null: never public. */
    publishedAt: moment('published_at'),
    readMinutes: integer('read_minutes').notNull(),
    /** False: a draft. */
    active: boolean().notNull().default(true),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('blog_posts_slug_key').on(table.slug),
    index('blog_posts_newest').on(sql`coalesce(${table.publishedAt}, ${table.createdAt})`, table.id),
    check('blog_posts_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check(
      'blog_posts_complete_in_public',
      sql`not ${table.active} or (${table.authorId} is not null and ${table.publishedAt} is not null
        and '' not in (${table.title}, ${table.category}, ${table.excerpt}, ${table.body}, ${table.cover}, ${table.coverAlt}))`,
    ),
    // Older clients insert it as HTML.
    check('blog_posts_excerpt_is_plain', sql`${table.excerpt} !~ '[<>]'`),
    check('blog_posts_read_minutes_positive', sql`${table.readMinutes} > 0`),
  ],
);

/** Former addresses; a trigger removes those that an article has now. */
export const blogFormerSlugs = pgTable(
  'blog_former_slugs',
  {
    slug: text().primaryKey(),
    articleId: text('article_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('blog_former_slugs_article').on(table.articleId)],
);

export const pages = pgTable(
  'pages',
  {
    slug: text().primaryKey(),
    title: text().notNull(),
    body: text().notNull(),
    /** The date stated on the page. */
    updatedOn: date('updated_on', { mode: 'string' }).notNull(),
    active: boolean().notNull().default(true),
    createdAt,
    updatedAt,
  },
  (table) => [check('pages_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
);
