import type { Database } from '../../db/connect.ts';

export async function listListedIds(
  db: Database,
  which: {
    readonly exclusive?: boolean;
    readonly categoryIds?: readonly string[];
    readonly withinCategory?: string;
  },
): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select product_id as id from product_listings
     where (exclusive or not $1) and ($2::text[] is null or category_id = any($2))
       and ($3::text is null or $3 in (category_id, parent_category_id))
     order by age, product_id`,
    [which.exclusive ?? false, which.categoryIds ?? null, which.withinCategory ?? null],
  );
  return rows.map(({ id }) => id);
}

const BATCH = 500;

/** Newest first; no duplicates despite concurrent changes. */
export async function* listedIdBatches(db: Database): AsyncGenerator<readonly string[]> {
  let after: readonly [age: number, id: string] | null = null;
  for (;;) {
    const { rows }: { rows: { id: string; age: number }[] } = await db.$client.query(
      `select product_id as id, age::float8 as age from product_listings
       where $1::bigint is null or (age, product_id) > ($1, $2) order by age, product_id limit $3`,
      [after?.[0] ?? null, after?.[1] ?? null, BATCH],
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ id }) => id);
    after = [last.age, last.id];
  }
}

export async function* datedProducts(
  db: Database,
  skip: number,
  most: number,
): AsyncGenerator<{ readonly id: string; readonly updatedAt: Date; readonly hsnCode: string }> {
  let [offset, after] = [skip, ''];
  for (let left = most; left > 0; ) {
    const { rows } = await db.$client.query<{ id: string; updatedAt: Date; hsnCode: string }>(
      `select id, updated_at as "updatedAt", hsn_code as "hsnCode" from products
       join (select product_id from product_listings where product_id > $1 order by product_id limit $2 offset $3) listed
         on product_id = id
       order by id`,
      [after, Math.min(BATCH, left), offset],
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    yield* rows;
    left -= rows.length;
    [offset, after] = [0, last.id];
  }
}
