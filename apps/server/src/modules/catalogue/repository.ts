import type { Rating } from '@ilaneer/domain/review/rating';
import { and, asc, desc, eq, max, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connect.ts';
import { banners, categories, products, productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { listRatings } from '../review/review.ts';

/** With category names and active variants in order. */
export type ProductRow = typeof products.$inferSelect & {
  readonly categoryName: string;
  readonly parentCategoryId: string | null;
  readonly variants: readonly VariantRow[];
  /** Null without a published review. */
  readonly rating: Rating | null;
};

export type VariantRow = typeof productVariants.$inferSelect;
export type CategoryRow = typeof categories.$inferSelect;
export type BannerRow = typeof banners.$inferSelect;

/** Sellable, newest first; all or some ids. */
export async function listProducts(db: Database, ids?: readonly string[]): Promise<ProductRow[]> {
  const isAsked = (id: AnyPgColumn) => (ids === undefined ? undefined : sql`${id} = any(${sql.param(ids)})`);
  const [rows, variants, ratings] = await Promise.all([
    db
      .select({ product: products, category: categories })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(eq(products.active, true), isAsked(products.id)))
      .orderBy(desc(products.createdAt), asc(products.id)),
    db
      .select()
      .from(productVariants)
      .where(and(eq(productVariants.active, true), isAsked(productVariants.productId)))
      .orderBy(asc(productVariants.position), asc(productVariants.id)),
    listRatings(db, ids),
  ]);
  const byProduct = Map.groupBy(variants, (variant) => variant.productId);
  return rows.flatMap(({ product, category }) => {
    const own = byProduct.get(product.id);
    if (own === undefined) return [];
    const rating = ratings.get(product.id) ?? null;
    const named = { categoryName: category.name, parentCategoryId: category.parentId };
    return [{ ...product, ...named, variants: own, rating }];
  });
}

export async function listForListing(db: Database, ids: readonly string[]) {
  const [rows, variants] = await Promise.all([
    db
      .select({
        id: products.id,
        name: products.name,
        description: products.description,
        categoryId: products.categoryId,
        categoryName: categories.name,
        parentCategoryId: categories.parentId,
        options: products.options,
        merchandise: products.merchandise,
        exclusive: products.exclusive,
        hsnCode: products.hsnCode,
        countryOfOrigin: products.countryOfOrigin,
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(eq(products.active, true), sql`${products.id} = any(${sql.param(ids)})`)),
    db
      .select({
        productId: productVariants.productId,
        pricePaise: productVariants.pricePaise,
        mrpPaise: productVariants.mrpPaise,
        stock: productVariants.stock,
        color: productVariants.color,
      })
      .from(productVariants)
      .where(
        and(eq(productVariants.active, true), sql`${productVariants.productId} = any(${sql.param(ids)})`),
      )
      .orderBy(asc(productVariants.position), asc(productVariants.id)),
  ]);
  const byProduct = Map.groupBy(variants, (variant) => variant.productId);
  return rows.map((product) => ({ ...product, variants: byProduct.get(product.id) ?? [] }));
}

const BATCH = 200;

export async function* productBatches(db: Database, ids: readonly string[]): AsyncGenerator<ProductRow[]> {
  for (let from = 0; from < ids.length; from += BATCH) {
    yield await listProducts(db, ids.slice(from, from + BATCH));
  }
}

/** No category and no product. */
export async function isCatalogueEmpty(db: Database): Promise<boolean> {
  const [[category], [product]] = await Promise.all([
    db.select({ id: categories.id }).from(categories).limit(1),
    db.select({ id: products.id }).from(products).limit(1),
  ]);
  return category === undefined && product === undefined;
}

export async function listActiveIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.active, true))
    .orderBy(desc(products.createdAt), asc(products.id));
  return rows.map(({ id }) => id);
}

export async function areMoreThan(db: Database, count: number): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.active, true))
    .limit(count + 1);
  return rows.length > count;
}

export async function newestWriting(db: Database): Promise<Date> {
  const [newest] = await db
    .select({ at: max(products.updatedAt) })
    .from(products)
    .where(eq(products.active, true));
  return newest?.at ?? new Date(0);
}

export function listCategories(db: Database): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(eq(categories.active, true))
    .orderBy(asc(categories.position), asc(categories.name));
}

/** In order, scheduled and ended ones too. */
export function listBanners(db: Database): Promise<BannerRow[]> {
  return db
    .select()
    .from(banners)
    .where(eq(banners.active, true))
    .orderBy(asc(banners.position), asc(banners.id));
}

/** Makes every process reload the catalogue. */
export async function announceCatalogueChange(db: Database): Promise<void> {
  await db.execute(sql`select pg_notify('catalogue_changed', '')`);
}
