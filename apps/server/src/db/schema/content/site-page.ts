import type { Section } from '@ilaneer/domain/page/section-kinds';
import { FIXED_SLUGS, SITE_PAGE_LIMITS } from '@ilaneer/domain/page/site-page';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, createdAt, listOf, moment, updatedAt, version } from '../columns.ts';

/** For the undo of the publication at `at`: what it replaced. Moments in ISO 8601. */
export type Replaced = {
  readonly at: string;
  readonly hiddenAt: string | null;
  /** Of the version that was published. */
  readonly shownFrom: string | null;
  readonly shownBy: string | null;
};

/** A page that staff arrange; its content is in its versions. */
export const sitePages = pgTable(
  'site_pages',
  {
    slug: text().primaryKey(),
    /** Versions shown before are hidden. */
    hiddenAt: moment('hidden_at'),
    replaced: jsonb().$type<Replaced>(),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    check(
      'site_pages_slug_form',
      sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(${table.slug}) <= ${sql.raw(String(SITE_PAGE_LIMITS.slug))}`,
    ),
    check(
      'site_pages_fixed_stay',
      sql`${table.hiddenAt} is null or ${table.slug} not in (${listOf(FIXED_SLUGS)})`,
    ),
  ],
);

/** Its content never changes (trigger). The shop shows the one with the latest `shown_from` that is over. */
export const sitePageVersions = pgTable(
  'site_page_versions',
  {
    slug: text()
      .notNull()
      .references(() => sitePages.slug, { onDelete: 'cascade' }),
    number: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    sections: jsonb().$type<readonly Section[]>().notNull(),
    /** In the future: scheduled. Null: a draft. */
    shownFrom: moment('shown_from'),
    /** Name of the person who published or scheduled it. */
    shownBy: text('shown_by'),
    ...actorColumns,
    actorName: text('actor_name').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'site_page_versions_pkey', columns: [table.slug, table.number] }),
    uniqueIndex('site_page_versions_shown').on(table.slug, table.shownFrom, table.number),
    check('site_page_versions_number_positive', sql`${table.number} > 0`),
    check('site_page_versions_title_given', sql`btrim(${table.title}) <> ''`),
    check('site_page_versions_sections_list', sql`jsonb_typeof(${table.sections}) = 'array'`),
    ...actorChecks('site_page_versions', table),
  ],
);
