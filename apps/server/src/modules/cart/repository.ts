import { ok, type Result } from '@ilaneer/domain/result';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { cartLines } from '../../db/schema/cart.ts';
import { categories, products, productVariants } from '../../db/schema/catalogue.ts';
import { prepared } from '../../db/statements.ts';

/** A variant as the cart sees it; `quantity` is null when it is not in the cart. */
export type CartVariant = Awaited<ReturnType<typeof listLines>>[number];
export type CartLine = CartVariant & {
  readonly quantity: number;
  readonly addedAt: Date;
  readonly updatedAt: Date;
};

const columns = {
  productId: products.id,
  name: products.name,
  description: products.description,
  categoryId: products.categoryId,
  parentCategoryId: categories.parentId,
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

const inCart = sql`select ${cartLines.variantId} from ${cartLines} where ${cartLines.userId} = ${me}`;

function variantsIn(ids: SQL) {
  return sql`${productVariants.id} in (${ids})`;
}

const linesStatement = prepared((db) => selectLines(db, variantsIn(inCart)).prepare('cart_lines_of_user'));

const linesAndVariantStatement = prepared((db) =>
  selectLines(db, variantsIn(sql`${inCart} union all select ${sql.placeholder('variantId')}`)).prepare(
    'cart_lines_and_variant',
  ),
);

const ofProduct = sql`select ${productVariants.id} from ${productVariants}
  where ${productVariants.productId} = ${sql.placeholder('productId')}`;

const linesAndProductStatement = prepared((db) =>
  selectLines(db, variantsIn(sql`${inCart} union all ${ofProduct}`)).prepare('cart_lines_and_product'),
);

function listLines(db: Database, userId: string) {
  return linesStatement(db).execute({ userId });
}

/** A shopper's cart lines, first added first. */
export async function findLines(db: Database, userId: string): Promise<CartLine[]> {
  return (await listLines(db, userId)).filter(isLine);
}

/** Null is for a variant that is left out. */
export type WantedVariant = { readonly productId: string; readonly variantId: string | null };

/**
 * A shopper's cart lines together with the wanted variant, in the cart or not. With every variant of the product
 * when none is named, or when the named one is not of that product.
 */
export async function findLinesAndWanted(
  db: Database,
  userId: string,
  { productId, variantId }: WantedVariant,
): Promise<CartVariant[]> {
  if (variantId !== null) {
    const found = await linesAndVariantStatement(db).execute({ userId, variantId });
    if (found.some((one) => one.variantId === variantId && one.productId === productId)) return found;
  }
  return linesAndProductStatement(db).execute({ userId, productId });
}

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
 * Sets a line's quantity if it is still `expected` (0: no line yet). False when another request was quicker.
 */
async function saveLine(
  db: Database,
  line: { userId: string; variantId: string; quantity: number; expected: number; at: Date },
): Promise<boolean> {
  return (await saveStatement(db).execute(line)).length === 1;
}

/** A variant and the quantity that its line shall have. */
export type LineDecision = { readonly variant: CartVariant; readonly quantity: number };

// Only a shopper who clicks in many tabs at once gets near this.
const TRIES = 20;

/**
 * Load, decide, save: the quantity is written only if it is still what the decision was made on, else it is decided
 * again. Replies with the cart as it is then. Errors: those of the decision.
 */
export async function changeLine<Refusal>(
  db: Database,
  { userId, wanted, now }: { userId: string; wanted: WantedVariant; now: () => Date },
  decide: (variants: readonly CartVariant[]) => Result<LineDecision, Refusal>,
): Promise<Result<readonly CartLine[], Refusal>> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const variants = await findLinesAndWanted(db, userId, wanted);
    const decided = decide(variants);
    if (!decided.ok) return decided;
    const { variant, quantity } = decided.value;
    const at = now();
    const expected = variant.quantity ?? 0;
    if (await saveLine(db, { userId, variantId: variant.variantId, quantity, expected, at })) {
      const saved: CartLine = { ...variant, quantity, addedAt: variant.addedAt ?? at, updatedAt: at };
      const others = variants.filter(isLine);
      const isNew = variant.quantity === null;
      return ok(isNew ? [...others, saved] : others.map((one) => (one === variant ? saved : one)));
    }
  }
  throw new Error(`cart line of ${wanted.productId} changed ${TRIES} times while it was being saved`);
}

const clearStatement = prepared((db) =>
  db.delete(cartLines).where(eq(cartLines.userId, me)).prepare('cart_clear'),
);

export async function deleteLines(
  db: Database,
  userId: string,
  variantIds: readonly string[] | 'all',
): Promise<void> {
  if (variantIds === 'all') await clearStatement(db).execute({ userId });
  else {
    const wanted = inArray(cartLines.variantId, [...variantIds]);
    await db.delete(cartLines).where(and(eq(cartLines.userId, userId), wanted));
  }
}
