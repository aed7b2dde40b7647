import { isBarcode } from '@ilaneer/domain/product/barcode';
import { chooseShownVariant } from '@ilaneer/domain/search/choose-shown-variant';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { beginningWith, holding, type TextMatch } from '../../../db/text-search.ts';
import {
  answering,
  listSynonyms,
  type Readings,
  rankAnswers,
  readSearch,
  type Search,
} from '../../search/search.ts';

export async function readStaffSearch(db: Database, text: string): Promise<Search | null> {
  return readSearch(
    db,
    text,
    await listSynonyms(db),
    async (readings) => (await rankAnswers(db, readings, 1)).length > 0,
  );
}

export function byCode(words: string): TextMatch {
  const equals = sql`lower(v.sku) = ${words}`;
  return ofVariants(isBarcode(words) ? sql`(${equals} or v.barcode = ${words})` : equals);
}

export function beginningWithCode(words: string): TextMatch {
  return ofVariants(sql`lower(v.sku) like ${beginningWith(words)}`);
}

/** Search hits, SKU substring, or barcode. */
export function anywhere(words: string, readings: Readings): TextMatch {
  const inSku = ofVariants(sql`lower(v.sku) like ${holding(words)}`);
  const coded = isBarcode(words) ? union(inSku, ofVariants(sql`v.barcode = ${words}`)) : inSku;
  if (readings.length === 0) return coded;
  const answers = answering(readings);
  return union(coded, { ids: answers, test: sql`p.id in (${answers})` });
}

function ofVariants(condition: SQL): TextMatch {
  return {
    ids: sql`select v.product_id as id from product_variants v where ${condition}`,
    // OFFSET 0 forces the per-product lookup regardless of estimates.
    test: sql`exists (select from product_variants v where v.product_id = p.id and ${condition} offset 0)`,
  };
}

function union(one: TextMatch, other: TextMatch): TextMatch {
  return { ids: sql`${one.ids} union all ${other.ids}`, test: sql`(${one.test} or ${other.test})` };
}

export async function namedVariants(
  db: Database,
  products: readonly { readonly id: string; readonly name: string }[],
  readings: Readings,
): Promise<ReadonlyMap<string, string>> {
  if (products.length === 0 || readings.length === 0) return new Map();
  const { rows } = await db.execute<NamedVariant>(sql`
    select product_id as "productId", name, options, stock > 0 as "isInStock" from product_variants
    where active and product_id = any(${sql.param(products.map(({ id }) => id))}) order by position, id`);
  return new Map(
    products.flatMap(({ id, name }) => {
      const own = rows.filter(({ productId }) => productId === id);
      const named = chooseShownVariant(readings, name, own);
      return named === null ? [] : [[id, named.name]];
    }),
  );
}

type NamedVariant = {
  readonly productId: string;
  readonly name: string;
  readonly options: Record<string, string>;
  readonly isInStock: boolean;
};
