import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { categories, products, productVariants } from '../../../db/schema/catalogue/catalogue.ts';
import { productChecks } from '../../../db/schema/catalogue/catalogue-editing.ts';
import type { EditedProduct } from './product-rows.ts';

type NewProduct = typeof products.$inferInsert;
type NewVariant = typeof productVariants.$inferInsert;

export async function findProduct(
  db: Database,
  id: string,
  lock: 'locked' | 'read' = 'read',
): Promise<EditedProduct | null> {
  const reading = db
    .select({ product: products, categoryName: categories.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.id, id));
  const [row] = await (lock === 'locked' ? reading.for('update', { of: products }) : reading);
  if (row === undefined) return null;
  const [whole] = await withVariants(db, [row]);
  return whole ?? null;
}

export async function findProducts(
  db: Database,
  ids: readonly string[],
  lock: 'locked' | 'read' = 'read',
): Promise<EditedProduct[]> {
  const reading = db
    .select({ product: products, categoryName: categories.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(sql`${products.id} = any(${sql.param([...ids])})`)
    .orderBy(asc(products.id));
  return withVariants(db, await (lock === 'locked' ? reading.for('update', { of: products }) : reading));
}

async function withVariants(
  db: Database,
  rows: readonly Omit<EditedProduct, 'variants'>[],
): Promise<EditedProduct[]> {
  const ids = rows.map(({ product }) => product.id);
  if (ids.length === 0) return [];
  const variants = await db
    .select()
    .from(productVariants)
    .where(sql`${productVariants.productId} = any(${sql.param(ids)})`)
    .orderBy(asc(productVariants.position), asc(productVariants.id));
  const byProduct = Map.groupBy(variants, ({ productId }) => productId);
  return rows.map((row) => ({ ...row, variants: byProduct.get(row.product.id) ?? [] }));
}

export async function findCategoryHsn(db: Database, id: string): Promise<string | null> {
  const [known] = await db.select({ hsn: categories.hsnCode }).from(categories).where(eq(categories.id, id));
  return known?.hsn ?? null;
}

export async function insertProduct(tx: Database, row: NewProduct): Promise<void> {
  await insertProducts(tx, [row]);
}

export async function insertProducts(tx: Database, rows: readonly NewProduct[]): Promise<void> {
  for (const portion of portionsOf(rows)) await tx.insert(products).values(portion);
}

export async function updateProduct(tx: Database, id: string, row: Partial<NewProduct>): Promise<void> {
  await tx.update(products).set(row).where(eq(products.id, id));
}

export async function insertVariants(tx: Database, rows: readonly NewVariant[]): Promise<void> {
  for (const portion of portionsOf(rows)) await tx.insert(productVariants).values(portion);
}

export async function updateVariant(tx: Database, id: string, row: Partial<NewVariant>): Promise<void> {
  await tx.update(productVariants).set(row).where(eq(productVariants.id, id));
}

/** Before reassigning, so that variants may swap. */
export async function freeBarcodes(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(productVariants)
    .set({ barcode: null })
    .where(inArray(productVariants.id, [...ids]));
}

/** SKUs and barcodes used elsewhere. */
export function findCodes(
  db: Database,
  productId: string,
  codes: { readonly skus: readonly string[]; readonly barcodes: readonly string[] },
): Promise<{ sku: string; barcode: string | null }[]> {
  return db
    .select({ sku: productVariants.sku, barcode: productVariants.barcode })
    .from(productVariants)
    .where(
      sql`${productVariants.productId} <> ${productId} and (${productVariants.sku} = any(${sql.param(codes.skus)})
        or ${productVariants.barcode} = any(${sql.param(codes.barcodes)}))`,
    );
}

export function findCodeOwners(
  db: Database,
  codes: { readonly skus: readonly string[]; readonly barcodes: readonly string[] },
): Promise<{ id: string; productId: string; sku: string; barcode: string | null }[]> {
  const { id, productId, sku, barcode } = productVariants;
  return db
    .select({ id, productId, sku, barcode })
    .from(productVariants)
    .where(sql`${sku} = any(${sql.param(codes.skus)}) or ${barcode} = any(${sql.param(codes.barcodes)})`);
}

export async function skusFrom(db: Database, beginnings: readonly string[]): Promise<Set<string>> {
  const patterns = beginnings.map((begin) => `${begin.replace(/[\\%_]/g, '\\$&')}%`);
  const rows = await db
    .select({ sku: productVariants.sku })
    .from(productVariants)
    .where(sql`${productVariants.sku} like any(${sql.param(patterns)})`);
  return new Set(rows.map(({ sku }) => sku));
}

export async function noteCheck(tx: Database, check: typeof productChecks.$inferInsert): Promise<void> {
  await noteChecks(tx, [check]);
}

export async function noteChecks(
  tx: Database,
  checks: readonly (typeof productChecks.$inferInsert)[],
): Promise<void> {
  for (const portion of portionsOf(checks)) {
    await tx
      .insert(productChecks)
      .values(portion)
      .onConflictDoUpdate({
        target: productChecks.productId,
        set: {
          missing: sql`excluded.missing`,
          checkedOn: sql`excluded.checked_on`,
          checkedVersion: sql`excluded.checked_version`,
        },
      });
  }
}

/** Not checked since the day began or the last change. */
export async function findUnchecked(db: Database, day: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .leftJoin(productChecks, eq(productChecks.productId, products.id))
    .where(
      sql`${productChecks.productId} is null or ${productChecks.checkedOn} <> ${day}
        or ${productChecks.checkedVersion} <> ${products.version}`,
    )
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function findDue(db: Database, at: Date): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(sql`${products.publishAt} is not null`, sql`${products.publishAt} <= ${at}`));
  return rows.map(({ id }) => id);
}

// Below PostgreSQL's 65,535 parameters.
function portionsOf<Row>(rows: readonly Row[]): Row[][] {
  const most = 500;
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, at) =>
    rows.slice(at * most, (at + 1) * most),
  );
}
