import type { Actor } from '@ilaneer/domain/actor/actor';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { formatRupees, NO_PAISE } from '@ilaneer/domain/money';
import { choiceKey, fitsOptions, variantName } from '@ilaneer/domain/product/combinations';
import type { ProductOption, VariantFields, VariantPrices } from '@ilaneer/domain/product/product-facts';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { transact } from '../../../db/transact.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { type Edited, type EditingDeps, editProductIn, type ProductAt } from './edit-product.ts';
import {
  findCodes,
  freeBarcodes,
  insertVariants,
  updateProduct,
  updateVariant,
} from './editing-repository.ts';
import { columnsOf, type EditedProduct, pricesOf, variantColumnsOf } from './product-rows.ts';

export type VariantForm = VariantFields & { readonly id?: string; readonly prices?: VariantPrices };

export type VariantsForm = {
  readonly options?: readonly ProductOption[];
  readonly variants: readonly VariantForm[];
};

/**
 * Omitted variants stay for orders, unsold. Errors: PRODUCT_NOT_FOUND, VERSION_STALE, VARIANT_INVALID,
 * SKU_TAKEN, BARCODE_TAKEN, VALIDATION_FAILED, PRODUCT_INCOMPLETE.
 */
export function changeVariants(
  deps: EditingDeps,
  actor: Actor,
  at: ProductAt,
  form: VariantsForm,
): Promise<Edited> {
  return transact(deps.db, (tx) => changeVariantsIn(tx, deps, actor, at, form));
}

export function changeVariantsIn(
  tx: Database,
  deps: EditingDeps,
  actor: Actor,
  at: ProductAt,
  form: VariantsForm,
): Promise<Edited> {
  return editProductIn(tx, deps, actor, at, 'changed the variants', async (_, before) => {
    const options = form.options ?? before.product.options;
    const written = await writeVariantForms(tx, deps, before, options, form.variants);
    if (!written.ok) return written;
    await updateProduct(tx, at.productId, {
      ...(form.options !== undefined && columnsOf({ options })),
      updatedAt: deps.now(),
    });
    return ok(null);
  });
}

/** Product is locked. Writes nothing on errors. */
export async function writeVariantForms(
  tx: Database,
  deps: EditingDeps,
  before: EditedProduct,
  options: readonly ProductOption[],
  variants: readonly VariantForm[],
): Promise<Result<null, Failure>> {
  const refused =
    variantProblems(before.variants, options, variants) ??
    (await takenCodes(tx, before.product.id, variants));
  return refused === null ? writeVariants(tx, deps, before, options, variants) : err(refused);
}

export function variantProblems(
  stored: EditedProduct['variants'],
  options: readonly ProductOption[],
  variants: readonly VariantForm[],
): Failure | null {
  const known = new Map(stored.map((variant) => [variant.id, variant]));
  const problems = variants.flatMap((variant, index): FieldProblem[] => {
    const say = (field: string, message: string) => [{ field: `variants.${index}.${field}`, message }];
    if (variant.id !== undefined && !known.has(variant.id))
      return say('id', 'This variant is of another product');
    if (variant.id === undefined && variant.prices === undefined)
      return say('prices', 'A new variant needs a price and an MRP');
    if (variant.prices !== undefined && variant.prices.originalPrice < variant.prices.price) {
      return say('prices.originalPrice', 'The price before discount is at least the price');
    }
    // The database refuses it too.
    const own = known.get(variant.id ?? '');
    const { price, mrp } =
      variant.prices ?? (own === undefined ? { price: NO_PAISE, mrp: NO_PAISE } : pricesOf(own));
    if (variant.active && price > mrp) {
      return say('prices.price', `Price ${formatRupees(price)} is above the MRP ${formatRupees(mrp)}`);
    }
    // Unsold variants may have old options.
    if (variant.active && !fitsOptions(options, variant.options)) {
      return say('options', 'A variant takes one value of each option');
    }
    return [];
  });
  if (problems.length > 0) return invalid(problems, 'VARIANT_INVALID');
  return (
    twice(variants, 'sku', 'SKU_TAKEN', ({ sku }) => sku) ??
    twice(variants, 'barcode', 'BARCODE_TAKEN', ({ barcode }) => barcode) ??
    twice(variants, 'options', 'VARIANT_INVALID', (variant) =>
      variant.active ? choiceKey(options, variant.options) : null,
    )
  );
}

function twice(
  variants: readonly VariantForm[],
  field: string,
  code: 'SKU_TAKEN' | 'BARCODE_TAKEN' | 'VARIANT_INVALID',
  keyOf: (variant: VariantForm) => string | null,
): Failure | null {
  const keys = variants.map(keyOf);
  const index = keys.findIndex((key, at) => key !== null && keys.indexOf(key) < at);
  if (index === -1) return null;
  const what = field === 'options' ? 'the same choices' : `the same ${field === 'sku' ? 'SKU' : field}`;
  return invalid([{ field: `variants.${index}.${field}`, message: `Two variants have ${what}` }], code);
}

async function takenCodes(
  tx: Database,
  productId: string,
  variants: readonly VariantForm[],
): Promise<Failure | null> {
  const skus = variants.map(({ sku }) => sku);
  const barcodes = variants.flatMap(({ barcode }) => barcode ?? []);
  const taken = await findCodes(tx, productId, { skus, barcodes });
  const at = variants.findIndex(({ sku }) => taken.some((other) => other.sku === sku));
  if (at !== -1) {
    return invalid([{ field: `variants.${at}.sku`, message: 'Another product has this SKU' }], 'SKU_TAKEN');
  }
  const coded = variants.findIndex(
    ({ barcode }) => barcode !== null && taken.some((other) => other.barcode === barcode),
  );
  if (coded === -1) return null;
  const message = 'Another product has this barcode';
  return invalid([{ field: `variants.${coded}.barcode`, message }], 'BARCODE_TAKEN');
}

async function writeVariants(
  tx: Database,
  deps: EditingDeps,
  { product, variants: before }: EditedProduct,
  options: readonly ProductOption[],
  variants: readonly VariantForm[],
): Promise<Result<null, never>> {
  const at = deps.now();
  const [first] = product.pictures;
  const byId = new Map(before.map((variant) => [variant.id, variant]));
  const columns = ({ id: _, prices: __, ...fields }: VariantForm, index: number) => ({
    ...variantColumnsOf({ ...fields, picture: fields.picture || (first?.file ?? '') }),
    name: fitsOptions(options, fields.options)
      ? variantName(options, fields.options)
      : (byId.get(_ ?? '')?.name ?? ''),
    position: index + 1,
    updatedAt: at,
  });
  const moved = variants.filter(({ id, barcode }) => id !== undefined && byId.get(id)?.barcode !== barcode);
  await freeBarcodes(
    tx,
    moved.flatMap(({ id }) => id ?? []),
  );
  for (const [index, variant] of variants.entries()) {
    if (variant.id !== undefined) await updateVariant(tx, variant.id, columns(variant, index));
  }
  const named = new Set(variants.map(({ id }) => id));
  for (const { id, active } of before) {
    if (!named.has(id) && active) await updateVariant(tx, id, { active: false, updatedAt: at });
  }
  const added = [...variants.entries()].flatMap(([index, variant]) => {
    if (variant.id !== undefined || variant.prices === undefined) return [];
    const { price, originalPrice, mrp } = variant.prices;
    const prices = { pricePaise: price, originalPricePaise: originalPrice, mrpPaise: mrp };
    const id = deps.newId();
    return [{ ...columns(variant, index), ...prices, id, productId: product.id, stock: 0, createdAt: at }];
  });
  await insertVariants(tx, added);
  return ok(null);
}
