import type { Actor } from '@ilaneer/domain/actor/actor';
import type { ProductFields } from '@ilaneer/domain/product/product-facts';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Seller } from '@ilaneer/domain/tax-document/seller';
import type { Database } from '../../../db/connect.ts';
import { transact } from '../../../db/transact.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { type VariantForm, writeVariantForms } from './change-variants.ts';
import { type Edited, type EditingDeps, editProductIn, finishEdit, type ProductAt } from './edit-product.ts';
import {
  findCategoryHsn,
  findProduct,
  insertProduct,
  insertVariants,
  skusFrom,
  updateProduct,
  updateVariant,
} from './editing-repository.ts';
import { columnsOf, type EditedProduct } from './product-rows.ts';

export type ProductForm = Partial<ProductFields> & { readonly variants?: readonly VariantForm[] };

export type NewProduct = Partial<ProductFields> & Pick<ProductFields, 'name' | 'categoryId'>;

export const EMPTY_PRODUCT = {
  description: '',
  features: [],
  offers: [],
  ingredients: null,
  nutrition: [],
  shelfLife: '',
  storageInstruction: '',
  certification: '',
  dietType: null,
  fssai: null,
  genericName: '',
  countryOfOrigin: 'India',
  weight: '',
  volumes: [],
  options: [],
  pictures: [],
  merchandise: false,
  exclusive: false,
  returnable: false,
};

/** A draft with the seller as maker (CATALOGUE-42). Errors: VALIDATION_FAILED. */
export function makeProduct(deps: EditingDeps, actor: Actor, fields: NewProduct): Promise<Edited> {
  return transact(deps.db, (tx) => makeProductIn(tx, deps, actor, fields));
}

export async function makeProductIn(
  tx: Database,
  deps: EditingDeps,
  actor: Actor,
  fields: NewProduct,
): Promise<Edited> {
  const refused = await problemOf(tx, fields);
  if (refused !== null) return err(refused);
  const at = deps.now();
  const id = deps.newId();
  // Usually uniform within a category.
  const hsnCode = fields.hsnCode ?? (await findCategoryHsn(tx, fields.categoryId)) ?? '';
  await insertProduct(tx, {
    ...EMPTY_PRODUCT,
    ...columnsOf({ ...factsOfSeller(deps.brand.seller, fields), ...fields }),
    name: fields.name,
    categoryId: fields.categoryId,
    hsnCode,
    id,
    state: 'draft',
    active: false,
    createdAt: at,
    updatedAt: at,
  });
  return finishEdit(tx, deps, actor, 'made', null, id);
}

/** The seller's data as default for maker and licence. */
function factsOfSeller(
  { legalName, addressLines, fssai }: Seller,
  { merchandise = false, packer = null }: Partial<ProductFields>,
): Partial<ProductFields> {
  const address = addressLines.join(', ');
  const isNamed = legalName !== '' && address !== '' && packer === null;
  return {
    ...(isNamed && { maker: { name: legalName, address } }),
    ...(fssai !== '' && !merchandise && { fssai }),
  };
}

/**
 * Errors: PRODUCT_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED, PRODUCT_INCOMPLETE and those of
 * changeVariants.
 */
export function changeProduct(
  deps: EditingDeps,
  actor: Actor,
  at: ProductAt,
  form: ProductForm,
): Promise<Edited> {
  return transact(deps.db, (tx) => changeProductIn(tx, deps, actor, at, form));
}

export function changeProductIn(
  tx: Database,
  deps: EditingDeps,
  actor: Actor,
  at: ProductAt,
  { variants, ...fields }: ProductForm,
): Promise<Edited> {
  return editProductIn(tx, deps, actor, at, 'changed', async (_, before) => {
    const refused = await problemOf(tx, fields);
    if (refused !== null) return err(refused);
    await updateProduct(tx, at.productId, { ...columnsOf(fields), updatedAt: deps.now() });
    if (variants !== undefined) {
      const options = fields.options ?? before.product.options;
      const written = await writeVariantForms(tx, deps, before, options, variants);
      if (!written.ok) return written;
    }
    return keepPictures(tx, deps, at.productId, fields);
  });
}

export function duplicateProduct(deps: EditingDeps, actor: Actor, productId: string): Promise<Edited> {
  return transact(deps.db, async (tx): Promise<Edited> => {
    // Concurrent copies wait for each other's SKUs.
    const original = await findProduct(tx, productId, 'locked');
    if (original === null) return err({ code: 'PRODUCT_NOT_FOUND' });
    const at = deps.now();
    const written = { createdAt: at, updatedAt: at, version: 1 };
    const id = deps.newId();
    const { product, variants } = original;
    await insertProduct(tx, {
      ...product,
      ...written,
      id,
      name: `${product.name} (copy)`,
      state: 'draft',
      publishAt: null,
      active: false,
    });
    const taken = await skusFrom(
      tx,
      variants.map(({ sku }) => `${sku}-COPY`),
    );
    await insertVariants(
      tx,
      variants.map((variant) => ({
        ...ofShelf(variant),
        ...written,
        id: deps.newId(),
        productId: id,
        sku: freeSku(`${variant.sku}-COPY`, taken),
        barcode: null,
      })),
    );
    return finishEdit(tx, deps, actor, `made as a copy of ${product.name}`, null, id);
  });
}

// New variants have no stock; ledger columns are excluded.
function ofShelf(variant: EditedProduct['variants'][number]) {
  const { sku, name, options, color, position, active } = variant;
  const { pricePaise, originalPricePaise, mrpPaise, netCount, netAmount, netUnit } = variant;
  const { shippingGrams, boxLengthMm, boxWidthMm, boxHeightMm, picture, views } = variant;
  const box = { boxLengthMm, boxWidthMm, boxHeightMm };
  const prices = { pricePaise, originalPricePaise, mrpPaise };
  const net = { netCount, netAmount, netUnit };
  return {
    sku,
    name,
    options,
    color,
    position,
    active,
    ...prices,
    ...net,
    shippingGrams,
    ...box,
    picture,
    views,
    stock: 0,
  };
}

function freeSku(wanted: string, taken: Set<string>): string {
  let sku = wanted;
  for (let count = 2; taken.has(sku); count += 1) sku = `${wanted}${count}`;
  taken.add(sku);
  return sku;
}

async function problemOf(
  tx: Database,
  { categoryId, options }: Partial<ProductFields>,
): Promise<Failure | null> {
  if (categoryId !== undefined && (await findCategoryHsn(tx, categoryId)) === null) {
    return invalid([{ field: 'categoryId', message: 'There is no such category' }]);
  }
  const names = options?.map(({ name }) => name) ?? [];
  if (new Set(names).size < names.length) {
    return invalid([{ field: 'options', message: 'Two options have the same name' }]);
  }
  return null;
}

/** Variants without their picture fall back to the product's first. */
async function keepPictures(
  tx: Database,
  deps: EditingDeps,
  productId: string,
  { pictures }: Partial<ProductFields>,
): Promise<Result<null, never>> {
  if (pictures === undefined) return ok(null);
  const files = new Set(pictures.map(({ file }) => file));
  const [first] = pictures;
  const written = await findProduct(tx, productId);
  for (const variant of written?.variants ?? []) {
    const isHere = variant.picture !== '' && (files.has(variant.picture) || variant.views.length > 0);
    if (!isHere && variant.picture !== (first?.file ?? '')) {
      await updateVariant(tx, variant.id, { picture: first?.file ?? '', updatedAt: deps.now() });
    }
  }
  return ok(null);
}
