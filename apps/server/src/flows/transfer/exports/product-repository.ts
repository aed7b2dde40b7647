import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { categories, products, productVariants } from '../../../db/schema/catalogue/catalogue.ts';

export function countVariants(db: Database): Promise<number> {
  return db.$count(productVariants);
}

export async function productsToExport(db: Database, after: string, limit: number) {
  const page = await db
    .select({ product: products, category: categories })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(gt(products.id, after))
    .orderBy(asc(products.id))
    .limit(limit);
  const variants = await db
    .select()
    .from(productVariants)
    .where(sql`${productVariants.productId} = any(${sql.param(page.map(({ product }) => product.id))})`)
    .orderBy(asc(productVariants.productId), asc(productVariants.position), asc(productVariants.id));
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId);
  return page.map((row) => ({ ...row, variants: variantsOf.get(row.product.id) ?? [] }));
}

type ProductOfPage = Awaited<ReturnType<typeof productsToExport>>[number];

export type ExportedVariant = Omit<ProductOfPage, 'variants'> & {
  readonly variant: ProductOfPage['variants'][number];
};
