import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { banners, categories, products, productVariants } from '../../db/schema/catalogue.ts';

/** A product with its category's names and its active variants in order. */
export type ProductRow = typeof products.$inferSelect & {
  readonly categoryName: string;
  readonly parentCategoryId: string | null;
  readonly variants: readonly VariantRow[];
};

export type VariantRow = typeof productVariants.$inferSelect;
export type CategoryRow = typeof categories.$inferSelect;
export type BannerRow = typeof banners.$inferSelect;

/** Every active product that has something to sell, newest first. */
export async function listProducts(db: Database): Promise<ProductRow[]> {
  const [rows, variants] = await Promise.all([
    db
      .select({ product: products, category: categories })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(eq(products.active, true))
      .orderBy(desc(products.createdAt), asc(products.id)),
    db
      .select()
      .from(productVariants)
      .where(eq(productVariants.active, true))
      .orderBy(asc(productVariants.position), asc(productVariants.id)),
  ]);
  const byProduct = Map.groupBy(variants, (variant) => variant.productId);
  return rows.flatMap(({ product, category }) => {
    const own = byProduct.get(product.id);
    if (own === undefined) return [];
    return [{ ...product, categoryName: category.name, parentCategoryId: category.parentId, variants: own }];
  });
}

/** Every active category, parents and children, in the order of the shop. */
export function listCategories(db: Database): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(eq(categories.active, true))
    .orderBy(asc(categories.position), asc(categories.name));
}

/** The active banners in their order. */
export function listBanners(db: Database): Promise<BannerRow[]> {
  return db.select().from(banners).where(eq(banners.active, true)).orderBy(asc(banners.position));
}

/** Tells every process to read the catalogue anew. */
export async function announceCatalogueChange(db: Database): Promise<void> {
  await db.execute(sql`select pg_notify('catalogue_changed', '')`);
}
