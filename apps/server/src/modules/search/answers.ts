import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/** The ways to read a typed text; a product answers one of them with every word of it. */
export type Readings = readonly (readonly string[])[];

/** Puts a value into a statement, and says how it is named there. */
export type Bind = (value: unknown) => string;

/** The ids of the products that answer a search, as a statement. Each word is the beginning of one of theirs. */
export function answersTo(readings: Readings, bind: Bind): string {
  return `${ANSWERS} to_tsquery('english', ${bind(anyOf(readings))})`;
}

/** The same for statements that Drizzle puts together. */
export function answering(readings: Readings): SQL {
  return sql`${sql.raw(ANSWERS)} to_tsquery('english', ${anyOf(readings)})`;
}

const ANSWERS = 'select product_id from search_documents where lexemes @@';

function anyOf(readings: Readings): string {
  return readings.map((words) => `(${beginnings(words)})`).join(' | ');
}

/**
 * What answers a search with its place among the others, as a table `hit` for a statement to begin with. Every word of a
 * reading is in the name, else in the category or the options, else anywhere.
 */
export function hitsOf(readings: Readings, bind: Bind): string {
  const phrases = bind(readings.map((words) => words.join(' ')));
  const queries = bind(readings.map(beginnings));
  return `reading as (
    select phrase, position,
      to_tsquery('english', anywhere) as anywhere,
      to_tsquery('english', replace(anywhere, ':*', ':*A')) as in_name,
      to_tsquery('english', replace(anywhere, ':*', ':*ABC')) as in_facts
    from unnest(${phrases}::text[], ${queries}::text[]) with ordinality as given (phrase, anywhere, position)
  ),
  answer as (
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
  ),
  hit as (
    select answer.*, sold.in_stock, sold.price
    from answer cross join lateral (
      select coalesce(bool_or(stock > 0), false) as in_stock, min(price_paise) as price from product_variants
      where product_variants.product_id = answer.product_id and product_variants.active
    ) sold
  )`;
}

/** The best hit first: in one rank, goods in stock before others, and the plain thing before the pack of ten. */
export const BEST_FIRST = `hit.rank, hit.position, hit.in_stock desc, case when hit.rank = 4 then hit.weight end desc,
  hit.price, hit.plain_name, hit.product_id`;

/** The ids of the products of every state that answer a search, the best first. */
export async function rankAnswers(
  db: Database,
  readings: Readings,
  most: number,
): Promise<readonly string[]> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const hits = hitsOf(readings, bind);
  const { rows } = await db.$client.query<{ id: string }>(
    `with ${hits} select hit.product_id as id from hit order by ${BEST_FIRST} limit ${bind(most)}`,
    values,
  );
  return rows.map(({ id }) => id);
}

function beginnings(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(' & ');
}
