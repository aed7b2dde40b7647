import { randomUUID } from 'node:crypto';
import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import { MOST_AT_ONCE } from '@ilaneer/domain/catalogue/filter-products';
import type { GstRate } from '@ilaneer/domain/pricing/gst-rate';
import { type HsnRates, hsnRate } from '@ilaneer/domain/pricing/hsn-rates';
import type { Synonym } from '@ilaneer/domain/search/synonyms';
import type { Database, PooledDatabase } from '../../db/connect.ts';
import { type CachedReplies, cachedReplies } from '../../http/prepared-reply.ts';
import { listSynonyms, type Readings } from '../search/search.ts';
import { datedProducts, listedIdBatches, listListedIds } from './listed-repository.ts';
import { countGroups, type ListingGroup } from './listing-repository.ts';
import {
  areMoreThan,
  type BannerRow,
  type CategoryRow,
  listBanners,
  listCategories,
  listProducts,
  newestWriting,
  type ProductRow,
} from './repository.ts';
import { toProductCard, toProductView } from './views.ts';

/** A catalogue copy with its replies; partial for many products. */
export type Catalogue = {
  readonly products: readonly ProductView[] | null;
  readonly cards: readonly ProductCardView[] | null;
  /** By id; empty if too many. */
  readonly variants: ReadonlyMap<string, KnownVariant>;
  /** Newest first; streamed if too many. */
  all(): AsyncIterable<ProductView> | Iterable<ProductView>;
  /** Keyset by id, with last change. */
  dated(skip: number, most: number): AsyncIterable<DatedProduct>;
  /** Unique per copy. */
  readonly version: string;
  find(ids: readonly string[], tx?: Database): Promise<ReadonlyMap<string, ProductView>>;
  /** Unrated goods are hidden. */
  toViews(rows: readonly ProductRow[]): ProductView[];
  hasRate(hsnCode: string): boolean;
  /** Hidden for lack of a tax rate. */
  countUnrated(): Promise<number>;
  idsIn(categoryIds: readonly string[]): Promise<readonly string[]>;
  groups(readings: Readings | null): Promise<readonly ListingGroup[]>;
  readonly synonyms: readonly Synonym[];
  readonly categories: readonly CategoryRow[];
  readonly banners: readonly BannerRow[];
  /** Latest change, ISO. */
  timestamp(): Promise<string>;
  readonly reply: CachedReplies;
};

/** Facts independent of orders. */
export type KnownVariant = {
  readonly productId: string;
  readonly hsnCode: string;
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
  readonly parentCategoryId: string | null;
  readonly categoryName: string;
  readonly hasVariants: boolean;
  readonly variantName: string;
  readonly position: number;
  readonly sku: string;
  readonly options: Record<string, string>;
  readonly picture: string;
};

export type DatedProduct = { readonly id: string; readonly updatedAt: Date };

const MOST_PRODUCTS_OF_MANY = 1_000;
const MOST_GROUPS = 20_000;

export async function readCatalogue(
  db: PooledDatabase,
  hsnRates: HsnRates | null,
  day: string,
): Promise<Catalogue> {
  const [isLarge, categories, banners, synonyms] = await Promise.all([
    areMoreThan(db, MOST_AT_ONCE),
    listCategories(db),
    listBanners(db),
    listSynonyms(db),
  ]);
  const rateOf = (hsnCode: string): GstRate | undefined | null =>
    hsnRates === null ? undefined : hsnRate(hsnRates, hsnCode, day);
  const toViews = (rows: readonly ProductRow[]) =>
    rows.flatMap((row) => {
      const rate = rateOf(row.hsnCode);
      return rate === null ? [] : (toProductView(row, rate) ?? []);
    });
  const hasRate = (hsnCode: string) => rateOf(hsnCode) !== null;
  const groups = groupsIn(db);
  const goods = isLarge ? manyProducts(db, toViews) : await fewProducts(db, toViews);
  return {
    ...goods,
    toViews,
    hasRate,
    groups,
    synonyms,
    dated: async function* (skip, most) {
      for await (const product of datedProducts(db, skip, most)) if (hasRate(product.hsnCode)) yield product;
    },
    version: randomUUID(),
    countUnrated: async () => {
      if (hsnRates === null) return 0;
      const unrated = (await groups(null)).filter(({ hsnCode }) => !hasRate(hsnCode));
      return unrated.reduce((products, { count }) => products + count, 0);
    },
    categories,
    banners,
    reply: cachedReplies(),
  };
}

type Goods = Pick<Catalogue, 'products' | 'cards' | 'variants' | 'find' | 'all' | 'idsIn' | 'timestamp'>;
type ToViews = Catalogue['toViews'];

async function fewProducts(db: Database, toViews: ToViews): Promise<Goods> {
  const rows = await listProducts(db);
  const products = toViews(rows);
  const byId = new Map(products.map((product) => [product.id, product]));
  const newest = rows.reduce((latest, row) => Math.max(latest, row.updatedAt.getTime()), 0);
  return {
    products,
    cards: products.map(toProductCard),
    variants: new Map(rows.flatMap(knownVariantsOf)),
    all: () => products,
    find: async () => byId,
    idsIn: async (categoryIds) =>
      products.filter(({ categoryId }) => categoryIds.includes(categoryId)).map(({ id }) => id),
    timestamp: async () => new Date(newest).toISOString(),
  };
}

function knownVariantsOf(product: ProductRow): [id: string, known: KnownVariant][] {
  const {
    id: productId,
    hsnCode,
    name,
    description,
    categoryId,
    parentCategoryId,
    categoryName,
    options,
  } = product;
  const own = {
    productId,
    hsnCode,
    name,
    description,
    categoryId,
    parentCategoryId,
    categoryName,
    hasVariants: options.length > 0,
  };
  return product.variants.map(({ id, name: variantName, position, sku, options, picture }) => [
    id,
    { ...own, variantName, position, sku, options, picture },
  ]);
}

/** On demand, LRU per copy. */
function manyProducts(db: Database, toViews: ToViews): Goods {
  const kept = new Map<string, ProductView>();
  return {
    products: null,
    cards: null,
    variants: new Map(),
    find: async (ids, tx = db) => {
      const missing = ids.filter((id) => !kept.has(id));
      const read = missing.length === 0 ? [] : toViews(await listProducts(tx, missing));
      const found = new Map(read.map((product) => [product.id, product]));
      for (const id of ids) {
        const product = kept.get(id);
        if (product !== undefined) found.set(id, product);
      }
      for (const [id, product] of found) {
        kept.delete(id);
        kept.set(id, product);
      }
      for (const id of kept.keys()) {
        if (kept.size <= MOST_PRODUCTS_OF_MANY) break;
        kept.delete(id);
      }
      return found;
    },
    all: async function* () {
      for await (const ids of listedIdBatches(db)) yield* toViews(await listProducts(db, ids));
    },
    idsIn: (categoryIds) => listListedIds(db, { categoryIds }),
    timestamp: async () => (await newestWriting(db)).toISOString(),
  };
}

/** Counts per search, in a bounded cache. */
function groupsIn(db: Database): Catalogue['groups'] {
  const counted = new Map<string, Promise<readonly ListingGroup[]>>();
  let size = 0;
  return (readings) => {
    const search = JSON.stringify(readings);
    const known = counted.get(search);
    if (known !== undefined) return known;
    const counting = countGroups(db, readings);
    counted.set(search, counting);
    counting.then(
      ({ length }) => {
        size += length + 1;
        if (size <= MOST_GROUPS) return;
        counted.clear();
        size = 0;
      },
      () => counted.delete(search),
    );
    return counting;
  };
}
