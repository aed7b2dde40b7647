import { asc } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { searchSynonyms } from '../../db/schema/catalogue/search.ts';

/** Every synonym of the search. */
export function listSynonyms(db: Database): Promise<(typeof searchSynonyms.$inferSelect)[]> {
  return db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.term), asc(searchSynonyms.meaning));
}

/** Adds synonyms; those that there are stay. */
export async function insertSynonyms(
  tx: Database,
  synonyms: readonly (typeof searchSynonyms.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(searchSynonyms)
    .values([...synonyms])
    .onConflictDoNothing();
}

/** Products that were found, the best first, and how many there are in all. */
export type Found = { readonly productIds: readonly string[]; readonly total: number };

// Every word of a reading is the beginning of one: in the name, else in the category or the options, else anywhere.
// In one rank, what can be bought comes first, and the plain thing before the pack of ten.
const FIND_PRODUCTS = `
  with reading as (
    select phrase, position,
      to_tsquery('english', anywhere) as anywhere,
      to_tsquery('english', replace(anywhere, ':*', ':*A')) as in_name,
      to_tsquery('english', replace(anywhere, ':*', ':*ABC')) as in_facts
    from unnest($1::text[], $2::text[]) with ordinality as given (phrase, anywhere, position)
  ),
  hit as (
    select distinct on (document.product_id) document.product_id, document.plain_name, position,
      case
        when document.plain_name = phrase then 1
        when document.lexemes @@ in_name then 2
        when document.lexemes @@ in_facts then 3
        else 4
      end as rank,
      ts_rank(document.lexemes, anywhere) as weight
    from search_documents document join reading on document.lexemes @@ anywhere
    order by document.product_id, rank, position
  )
  select hit.product_id as id, count(*) over ()::int as total
  from hit
  join products on products.id = hit.product_id and products.active
  cross join lateral (
    select bool_or(stock > 0) as in_stock, min(price_paise) as price from product_variants
    where product_variants.product_id = hit.product_id and product_variants.active
    having count(*) > 0
  ) sold
  order by hit.rank, hit.position, sold.in_stock desc, case when hit.rank = 4 then hit.weight end desc,
    sold.price, hit.plain_name, hit.product_id
  limit $3`;

/** The sold products that answer one of the readings, every word of it. */
export async function findProducts(
  db: Database,
  readings: readonly (readonly string[])[],
  limit: number,
): Promise<Found> {
  const { rows } = await db.$client.query<{ id: string; total: number }>({
    name: 'search_find_products',
    text: FIND_PRODUCTS,
    values: [
      readings.map((words) => words.join(' ')),
      readings.map((words) => words.map((word) => `${word}:*`).join(' & ')),
      limit,
    ],
  });
  return { productIds: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

// A word that something begins with is no mistake. Otherwise few letters may differ, fewer in short words; where
// more do, the words must at least be made of the same pieces. Only what still leads somewhere is suggested.
const CORRECT_WORDS = `
  select asked.word as typed, meant.word as meant
  from unnest($1::text[]) as asked (word)
  cross join lateral (
    select known.word
    from search_vocabulary known
    cross join lateral (
      select levenshtein(known.word, asked.word) as edits, similarity(known.word, asked.word) as likeness
    ) distance
    where char_length(asked.word) >= 3
      and (
        (left(known.word, 1) = left(asked.word, 1)
          and edits <= case when char_length(asked.word) < 5 then 1 when char_length(asked.word) < 9 then 2 else 3 end)
        or likeness >= 0.45
      )
      and (
        exists (select from search_documents where lexemes @@ to_tsquery('simple', known.word || ':*'))
        or exists (select from search_synonyms where known.word = any (string_to_array(term, ' ')))
      )
    order by edits, likeness desc, known.word
    limit 1
  ) meant
  where not exists (select from search_vocabulary where starts_with(search_vocabulary.word, asked.word))`;

/** What mistyped words probably mean; words that are right, or like nothing, are left out. */
export async function correctWords(
  db: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.$client.query<{ typed: string; meant: string }>({
    name: 'search_correct_words',
    text: CORRECT_WORDS,
    values: [words],
  });
  return new Map(rows.map(({ typed, meant }) => [typed, meant]));
}
