import type { StaffProductView, StaffVariantView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { type Paise, paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { FLAT_RATE, type GstRate } from '@ilaneer/domain/pricing/gst-rate';
import { missingForSale } from '@ilaneer/domain/product/missing-for-sale';
import type {
  BoxMm,
  CheckedProduct,
  NamedFirm,
  ProductFields,
  VariantFields,
} from '@ilaneer/domain/product/product-facts';
import { DIET_TYPES } from '@ilaneer/domain/product/product-state';
import type { products, productVariants } from '../../../db/schema/catalogue/catalogue.ts';
import type { RateOfHsn } from '../../tax-rate/tax-rate.ts';

export type StoredProduct = typeof products.$inferSelect;
export type StoredVariant = typeof productVariants.$inferSelect;

export type EditedProduct = {
  readonly product: StoredProduct;
  readonly categoryName: string;
  readonly variants: readonly StoredVariant[];
};

export function fieldsOf(row: StoredProduct): ProductFields {
  const { makerName, makerAddress, packerName, packerAddress, importerName, importerAddress, ...rest } = row;
  return {
    name: rest.name,
    description: rest.description,
    categoryId: rest.categoryId,
    hsnCode: rest.hsnCode,
    features: rest.features,
    claims: rest.claims,
    offers: rest.offers,
    ingredients: rest.ingredients,
    nutrition: rest.nutrition,
    allergens: rest.allergens,
    shelfLife: rest.shelfLife,
    shelfLifeDays: rest.shelfLifeDays,
    storageInstruction: rest.storageInstruction,
    certification: rest.certification,
    dietType: rest.dietType,
    fssai: rest.fssai,
    genericName: rest.genericName,
    countryOfOrigin: rest.countryOfOrigin,
    maker: firmOf(makerName, makerAddress),
    packer: firmOf(packerName, packerAddress),
    importer: firmOf(importerName, importerAddress),
    consumerCare: { address: rest.careAddress, phone: rest.carePhone, email: rest.careEmail },
    weight: rest.weight,
    volumes: rest.volumes,
    options: rest.options,
    pictures: rest.pictures,
    merchandise: rest.merchandise,
    exclusive: rest.exclusive,
    returnable: rest.returnable,
  };
}

export function columnsOf(fields: Partial<ProductFields>) {
  const { maker, packer, importer, consumerCare, options, pictures, nutrition, ...plain } = fields;
  const { features, claims, offers, allergens, volumes, ...texts } = plain;
  return {
    ...texts,
    ...(features !== undefined && { features: [...features] }),
    ...(claims !== undefined && { claims: [...claims] }),
    ...(offers !== undefined && { offers: [...offers] }),
    ...(allergens !== undefined && { allergens: [...allergens] }),
    ...(volumes !== undefined && { volumes: [...volumes] }),
    ...(nutrition !== undefined && { nutrition: [...nutrition] }),
    ...(options !== undefined && {
      options: options.map(({ name, values }) => ({ name, values: [...values] })),
    }),
    ...(pictures !== undefined && { pictures: [...pictures] }),
    ...(maker !== undefined && { makerName: maker?.name ?? null, makerAddress: maker?.address ?? null }),
    ...(packer !== undefined && { packerName: packer?.name ?? null, packerAddress: packer?.address ?? null }),
    ...(importer !== undefined && {
      importerName: importer?.name ?? null,
      importerAddress: importer?.address ?? null,
    }),
    ...(consumerCare !== undefined && {
      careAddress: consumerCare.address,
      carePhone: consumerCare.phone,
      careEmail: consumerCare.email,
    }),
  };
}

export function variantFieldsOf(row: StoredVariant): VariantFields {
  return {
    sku: row.sku,
    barcode: row.barcode,
    options: row.options,
    color: row.color,
    netCount: row.netCount,
    netAmount: row.netAmount,
    netUnit: row.netUnit,
    shippingGrams: row.shippingGrams,
    boxMm: boxOf(row),
    picture: row.picture,
    active: row.active,
  };
}

export function variantColumnsOf({ boxMm, options, ...fields }: VariantFields) {
  return {
    ...fields,
    options: { ...options },
    boxLengthMm: boxMm?.length ?? null,
    boxWidthMm: boxMm?.width ?? null,
    boxHeightMm: boxMm?.height ?? null,
  };
}

export function pricesOf(row: Pick<StoredVariant, 'pricePaise' | 'originalPricePaise' | 'mrpPaise'>) {
  return {
    price: paise(row.pricePaise),
    originalPrice: paise(row.originalPricePaise),
    mrp: paise(row.mrpPaise),
  };
}

export function inRupees<Names extends string>(
  amounts: Readonly<Record<Names, Paise>>,
): Record<Names, number> {
  const rupees = Object.entries<Paise>(amounts).map(([name, amount]) => [name, rupeesFromPaise(amount)]);
  return Object.fromEntries(rupees);
}

/** HSN rate, or the flat one; null: unknown. */
export function rateFor(rateOf: RateOfHsn, hsnCode: string): GstRate | null {
  const rate = rateOf(hsnCode);
  return rate === undefined ? FLAT_RATE : rate;
}

export function checkedOf({ product, variants }: EditedProduct): CheckedProduct {
  return {
    ...fieldsOf(product),
    state: product.state,
    variants: variants.map((row) => ({ id: row.id, ...variantFieldsOf(row), ...pricesOf(row) })),
  };
}

export function missingOf(edited: EditedProduct, rateOf: RateOfHsn) {
  return missingForSale(checkedOf(edited), rateFor(rateOf, edited.product.hsnCode));
}

export function toStaffProduct(edited: EditedProduct, rateOf: RateOfHsn): StaffProductView {
  const { product, categoryName, variants } = edited;
  const fields = fieldsOf(product);
  return {
    id: product.id,
    version: product.version,
    state: product.state,
    publishAt: product.publishAt?.toISOString() ?? null,
    ...fields,
    features: [...fields.features],
    claims: [...fields.claims],
    offers: [...fields.offers],
    allergens: [...fields.allergens],
    volumes: [...fields.volumes],
    nutrition: [...fields.nutrition],
    options: product.options,
    pictures: [...fields.pictures],
    dietType: DIET_TYPES.find((type) => type === product.dietType) ?? product.dietType,
    categoryName,
    variants: variants.map(toStaffVariant),
    missing: missingOf(edited, rateOf).map(({ field, message }) => ({ field, message })),
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  };
}

function toStaffVariant(row: StoredVariant): StaffVariantView {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    ...variantFieldsOf(row),
    options: row.options,
    ...inRupees(pricesOf(row)),
    stock: row.stock,
  };
}

function firmOf(name: string | null, address: string | null): NamedFirm | null {
  return name === null || address === null ? null : { name, address };
}

function boxOf({ boxLengthMm, boxWidthMm, boxHeightMm }: StoredVariant): BoxMm | null {
  return boxLengthMm === null || boxWidthMm === null || boxHeightMm === null
    ? null
    : { length: boxLengthMm, width: boxWidthMm, height: boxHeightMm };
}
