import { type SQL, sql } from 'drizzle-orm';
import { check, customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What people call things, and the catalogue's words for it, both in small letters and without signs. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  { term: text().notNull(), meaning: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.term, table.meaning] }),
    check(
      'search_synonyms_term_form',
      sql`${table.term} ~ '^\\S+( \\S+)*$' and ${table.term} = lower(${table.term})`,
    ),
    check(
      'search_synonyms_meaning_form',
      sql`${table.meaning} ~ '^\\S+( \\S+)*$' and ${table.meaning} = lower(${table.meaning})`,
    ),
  ],
);

/** What a product is found by. Triggers of the catalogue's tables keep it in step; nobody else writes it. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The name in small letters and without signs. */
    plainName: text('plain_name').notNull(),
    category: text().notNull(),
    /** The values of its variants' options. */
    options: text().notNull(),
    description: text().notNull(),
    // Whole words for beginnings that are typed, stems for other forms of a word.
    lexemes: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`setweight(to_tsvector('simple', plain_name) || to_tsvector('english', plain_name), 'A')
      || setweight(to_tsvector('simple', category) || to_tsvector('english', category), 'B')
      || setweight(to_tsvector('simple', options) || to_tsvector('english', options), 'C')
      || setweight(to_tsvector('simple', description) || to_tsvector('english', description), 'D')`,
      ),
  },
  (table) => [index('search_documents_lexemes').using('gin', table.lexemes)],
);

/** Every word of names, categories, options and synonyms: what a mistyped word may have meant. */
export const searchVocabulary = pgTable('search_vocabulary', { word: text().primaryKey() });
