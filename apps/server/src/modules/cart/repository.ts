import type { NetQuantity } from '@ilaneer/domain/catalogue/unit-price';
import type { LineChoice } from '@ilaneer/domain/order/line-snapshot';
import { ok, type Result } from '@ilaneer/domain/result';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { cartLines } from '../../db/schema/cart/cart.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { prepared } from '../../db/statements.ts';
import type { KnownVariant } from '../catalogue/catalogue.ts';

type VariantFigures = {
  readonly variantId: string;
  readonly pricePaise: number;
  readonly originalPricePaise: number;
  readonly mrpPaise: number;
  readonly stock: number;
  readonly isSold: boolean;
};
type LineFigures = LineChoice & { readonly addedAt: Date; readonly updatedAt: Date };
export type CartVariant = KnownVariant &
  VariantFigures & { readonly [Figure in keyof LineFigures]: LineFigures[Figure] | null };
export type CartLine = CartVariant & LineFigures;
export type ChangedLine = VariantFigures & LineFigures;

export const LINE_COLUMNS = Object.values(getTableColumns(cartLines))
  .map(({ name }) => name)
  .join(', ');

export const FIGURES = `
  variant.price_paise as "pricePaise", variant.original_price_paise as "originalPricePaise",
  variant.mrp_paise as "mrpPaise", variant.stock,
  line.quantity, line.gift_note as "giftNote", line.created_at as "addedAt", line.updated_at as "updatedAt"`;
const COLUMNS = `variant.id as "variantId", ${FIGURES}, product.active and variant.active as "isSold",
  product.id as "productId", product.hsn_code as "hsnCode", product.name, product.description,
  product.category_id as "categoryId", category.parent_id as "parentCategoryId", category.name as "categoryName",
  jsonb_array_length(product.options) > 0 as "hasVariants",
  variant.name as "variantName", variant.position, variant.sku, variant.options, variant.picture`;

const PRODUCT_AND_CATEGORY = `
    join products product on product.id = variant.product_id
    join categories category on category.id = product.category_id`;

const LINES = {
  name: 'cart_lines_of_user',
  text: `select ${COLUMNS} from cart_lines line
    join product_variants variant on variant.id = line.variant_id${PRODUCT_AND_CATEGORY}
    where line.user_id = $1
    order by line.created_at, variant.position, variant.id`,
};

function selectVariants(ids: string): string {
  return `select ${COLUMNS}
    from product_variants variant${PRODUCT_AND_CATEGORY}
    left join cart_lines line on line.variant_id = variant.id and line.user_id = $1
    where variant.id in (select variant_id from cart_lines where user_id = $1 union all ${ids})
    order by line.created_at, variant.position, variant.id`;
}

const LINES_AND_VARIANT = { name: 'cart_lines_and_variant', text: selectVariants('select $2') };
const LINES_AND_PRODUCT = {
  name: 'cart_lines_and_product',
  text: selectVariants('select id from product_variants where product_id = $2'),
};

const VARIANTS = { name: 'cart_variants_by_id', text: selectVariants('select unnest($2::text[])') };

export async function findLines(db: Database, userId: string): Promise<CartLine[]> {
  const { rows } = await db.$client.query<CartLine>({ ...LINES, values: [userId] });
  return rows;
}

export type WantedVariant = { readonly productId: string; readonly variantId: string | null };

/** All variants of the product if none is named, or the named one belongs to another product. */
export async function findLinesAndWanted(
  db: Database,
  userId: string,
  { productId, variantId }: WantedVariant,
): Promise<CartVariant[]> {
  if (variantId !== null) {
    const { rows } = await db.$client.query<CartVariant>({
      ...LINES_AND_VARIANT,
      values: [userId, variantId],
    });
    if (rows.some((one) => one.variantId === variantId && one.productId === productId)) return rows;
  }
  const { rows } = await db.$client.query<CartVariant>({ ...LINES_AND_PRODUCT, values: [userId, productId] });
  return rows;
}

export async function findVariants(db: Database, ids: readonly string[]): Promise<CartVariant[]> {
  const { rows } = await db.$client.query<CartVariant>({ ...VARIANTS, values: ['', [...ids]] });
  return rows;
}

/** Of each variant. */
export async function listNetQuantities(
  db: Database,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, NetQuantity>> {
  const { id, netCount: count, netAmount: amount, netUnit: unit } = productVariants;
  const rows = await db
    .select({ id, count, amount, unit })
    .from(productVariants)
    .where(inArray(id, [...variantIds]));
  return new Map(rows.map(({ id: variantId, ...net }) => [variantId, net]));
}

export function isLine(variant: CartVariant): variant is CartLine {
  return variant.quantity !== null;
}

const me = sql.placeholder('userId');

const note = sql`${sql.placeholder('giftNote')}::text`;

const saveStatement = prepared((db) =>
  db
    .insert(cartLines)
    .values({
      userId: me,
      variantId: sql.placeholder('variantId'),
      quantity: sql.placeholder('quantity'),
      giftNote: sql`nullif(${note}, '')`,
      createdAt: sql.placeholder('at'),
      updatedAt: sql.placeholder('at'),
    })
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.variantId],
      set: {
        quantity: sql`excluded.quantity`,
        giftNote: sql`case when ${note} is null then ${cartLines.giftNote} else excluded.gift_note end`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`${cartLines.quantity} = ${sql.placeholder('expected')}`,
    })
    .returning({ quantity: cartLines.quantity })
    .prepare('cart_line_save'),
);

/** `expected` 0: no line yet. `giftNote` null keeps it, '' removes it. False after a concurrent change. */
async function saveLine(
  db: Database,
  line: {
    userId: string;
    variantId: string;
    quantity: number;
    giftNote: string | null;
    expected: number;
    at: Date;
  },
): Promise<boolean> {
  return (await saveStatement(db).execute(line)).length === 1;
}

export type LineDecision = {
  readonly variant: CartVariant;
  readonly quantity: number;
  readonly giftNote?: string | null | undefined;
};

const TRIES = 20;

/** Optimistic: decides again after a concurrent change. Errors: those of the decision. */
export async function changeLine<Refusal>(
  db: Database,
  { userId, wanted, now }: { userId: string; wanted: WantedVariant; now: () => Date },
  decide: (variants: readonly CartVariant[]) => Result<LineDecision, Refusal>,
): Promise<Result<readonly CartLine[], Refusal>> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const variants = await findLinesAndWanted(db, userId, wanted);
    const decided = decide(variants);
    if (!decided.ok) return decided;
    const { variant, quantity, giftNote } = decided.value;
    const { variantId } = variant;
    const at = now();
    const expected = variant.quantity ?? 0;
    const wish = giftNote === undefined ? null : (giftNote ?? '');
    if (await saveLine(db, { userId, variantId, quantity, giftNote: wish, expected, at })) {
      const kept = giftNote === undefined ? variant.giftNote : giftNote || null;
      const times = { addedAt: variant.addedAt ?? at, updatedAt: at };
      const saved: CartLine = { ...variant, quantity, giftNote: kept, ...times };
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

/** Cart lines by their last change. */
export const untouchedLines = retainedRows(cartLines, sql`${cartLines.updatedAt}`);
