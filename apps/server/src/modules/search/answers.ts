import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/** Alternative readings; a hit has all words of one. */
export type Readings = readonly (readonly string[])[];

export type Bind = (value: unknown) => string;

/** SQL for product ids; words match as prefixes. */
export function answersTo(readings: Readings, bind: Bind): string {
  return `${ANSWERS} to_tsquery('english', ${bind(anyOf(readings))})`;
}

export function answering(readings: Readings): SQL {
  return sql`${sql.raw(ANSWERS)} to_tsquery('english', ${anyOf(readings)})`;
}

const ANSWERS = 'select product_id from search_documents where lexemes @@';

function anyOf(readings: Readings): string {
  return readings.map((words) => `(${beginnings(words)})`).join(' | ');
}

/** SQL table `hit` with ranks: all words in the name, else category or options, else anywhere. */
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

/** By rank; then in stock first, single items before packs. */
export const BEST_FIRST = `hit.rank, hit.position, hit.in_stock desc, case when hit.rank = 4 then hit.weight end desc,
  hit.price, hit.plain_name, hit.product_id`;

/** All product states, best first. */
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
