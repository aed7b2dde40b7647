import { MISSED_SEARCHES } from '@ilaneer/domain/search/missed-words';
import { type SQL, sql } from 'drizzle-orm';
import {
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { version } from '../columns.ts';
import { products } from './catalogue.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Synonym and catalogue words, normalised. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: text().notNull().default(sql`gen_random_uuid()`),
    term: text().notNull(),
    meaning: text().notNull(),
    version,
  },
  (table) => [
    unique('search_synonyms_id_key').on(table.id),
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

/** Search document, maintained by triggers only. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    plainName: text('plain_name').notNull(),
    category: text().notNull(),
    options: text().notNull(),
    description: text().notNull(),
    // Words for prefixes, stems for inflections.
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

/** Vocabulary for typo correction. */
export const searchVocabulary = pgTable('search_vocabulary', { word: text().primaryKey() });

/** Searches without results, by day in India. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    words: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.words] }),
    check('missed_searches_count', sql`${table.count} > 0`),
    check(
      'missed_searches_impersonal',
      sql`char_length(${table.words}) between 1 and ${sql.raw(String(MISSED_SEARCHES.longest))}
        and ${table.words} !~ '@|[0-9]{6}'`,
    ),
  ],
);
