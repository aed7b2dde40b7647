import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { cartLines } from '../../db/schema/cart.ts';
import { categories, products, productVariants } from '../../db/schema/catalogue.ts';

/** A variant as the cart sees it; `quantity` is null when it is not in the cart. */
export type CartVariant = Awaited<ReturnType<typeof listLines>>[number];
/** A variant that is in the cart. */
export type CartLine = CartVariant & {
  readonly quantity: number;
  readonly addedAt: Date;
  readonly updatedAt: Date;
};

const columns = {
  productId: products.id,
  name: products.name,
  description: products.description,
  categoryName: categories.name,
  hsnCode: products.hsnCode,
  hasVariants: sql<boolean>`jsonb_array_length(${products.options}) > 0`,
  variantId: productVariants.id,
  variantName: productVariants.name,
  sku: productVariants.sku,
  options: productVariants.options,
  picture: productVariants.picture,
  pricePaise: productVariants.pricePaise,
  originalPricePaise: productVariants.originalPricePaise,
  mrpPaise: productVariants.mrpPaise,
  stock: productVariants.stock,
  isSold: sql<boolean>`${products.active} and ${productVariants.active}`,
  quantity: cartLines.quantity,
  addedAt: cartLines.createdAt,
  updatedAt: cartLines.updatedAt,
};

const me = sql.placeholder('userId');

function selectLines(db: Database, condition: SQL | undefined) {
  return db
    .select(columns)
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(cartLines, and(eq(cartLines.variantId, productVariants.id), eq(cartLines.userId, me)))
    .where(condition)
    .orderBy(asc(cartLines.createdAt), asc(productVariants.position));
}

function inCart(db: Database) {
  const own = db.select({ id: cartLines.variantId }).from(cartLines).where(eq(cartLines.userId, me));
  return inArray(productVariants.id, own);
}

const linesStatement = prepared((db) => selectLines(db, inCart(db)).prepare('cart_lines_of_user'));

const linesAndProductStatement = prepared((db) =>
  selectLines(db, or(inCart(db), eq(productVariants.productId, sql.placeholder('productId')))).prepare(
    'cart_lines_and_product',
  ),
);

function listLines(db: Database, userId: string) {
  return linesStatement(db).execute({ userId });
}

/** A shopper's cart lines, first added first. */
export async function findLines(db: Database, userId: string): Promise<CartLine[]> {
  return (await listLines(db, userId)).filter(isLine);
}

/** A shopper's cart lines together with every variant of a product, in the cart or not. */
export function findLinesAndProduct(db: Database, userId: string, productId: string): Promise<CartVariant[]> {
  return linesAndProductStatement(db).execute({ userId, productId });
}

/** Whether a variant is in the cart. */
export function isLine(variant: CartVariant): variant is CartLine {
  return variant.quantity !== null;
}

const saveStatement = prepared((db) =>
  db
    .insert(cartLines)
    .values({
      userId: me,
      variantId: sql.placeholder('variantId'),
      quantity: sql.placeholder('quantity'),
      createdAt: sql.placeholder('at'),
      updatedAt: sql.placeholder('at'),
    })
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.variantId],
      set: { quantity: sql`excluded.quantity`, updatedAt: sql`excluded.updated_at` },
      setWhere: sql`${cartLines.quantity} = ${sql.placeholder('expected')}`,
    })
    .returning({ quantity: cartLines.quantity })
    .prepare('cart_line_save'),
);

/**
 * Sets a line's quantity if it is still `expected` (0: no line yet). False when another request was quicker, so
 * that the caller decides again.
 */
export async function saveLine(
  db: Database,
  line: { userId: string; variantId: string; quantity: number; expected: number; at: Date },
): Promise<boolean> {
  return (await saveStatement(db).execute(line)).length === 1;
}

/** Removes lines of a shopper, or all of them. */
export async function deleteLines(
  db: Database,
  userId: string,
  variantIds: readonly string[] | 'all',
): Promise<void> {
  const own = eq(cartLines.userId, userId);
  await db
    .delete(cartLines)
    .where(variantIds === 'all' ? own : and(own, inArray(cartLines.variantId, [...variantIds])));
}
