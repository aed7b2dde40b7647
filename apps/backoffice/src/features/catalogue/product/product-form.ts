import type { StaffProductView, StaffVariantView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { NO_PAISE, paiseFromTyped } from '@ilaneer/domain/money';
import type {
  CheckedProduct,
  NutritionRow,
  ProductClaim,
  ProductOption,
  ProductPicture,
} from '@ilaneer/domain/product/product-facts';
import { DIET_TYPES } from '@ilaneer/domain/product/product-state';
import type { ProductBody } from '../catalogue-calls.ts';

export type VariantRow = {
  readonly key: string;
  readonly id: string | null;
  readonly sku: string;
  readonly barcode: string;
  readonly options: Readonly<Record<string, string>>;
  readonly color: string;
  readonly netCount: string;
  readonly netAmount: string;
  readonly netUnit: StaffVariantView['netUnit'];
  readonly shippingGrams: string;
  readonly boxLength: string;
  readonly boxWidth: string;
  readonly boxHeight: string;
  readonly picture: string;
  readonly active: boolean;
  readonly price: string;
  readonly originalPrice: string;
  readonly mrp: string;
};

export type ProductForm = {
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
  readonly hsnCode: string;
  readonly features: string;
  readonly claims: readonly ProductClaim[];
  readonly offers: string;
  readonly weight: string;
  readonly volumes: string;
  readonly certification: string;
  readonly merchandise: boolean;
  readonly exclusive: boolean;
  readonly returnable: boolean;
  readonly genericName: string;
  readonly countryOfOrigin: string;
  readonly makerName: string;
  readonly makerAddress: string;
  readonly packerName: string;
  readonly packerAddress: string;
  readonly importerName: string;
  readonly importerAddress: string;
  readonly careAddress: string;
  readonly carePhone: string;
  readonly careEmail: string;
  readonly ingredients: string;
  readonly allergens: string;
  readonly nutrition: readonly NutritionRow[];
  readonly dietType: string;
  readonly fssai: string;
  readonly storageInstruction: string;
  readonly shelfLife: string;
  readonly shelfLifeDays: string;
  readonly pictures: readonly ProductPicture[];
  readonly options: readonly ProductOption[];
  readonly variants: readonly VariantRow[];
};

export type TextName = {
  [Name in keyof ProductForm]: ProductForm[Name] extends string ? Name : never;
}[keyof ProductForm];

export const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  categoryId: 'Category',
  hsnCode: 'HSN code',
  features: 'Features',
  claims: 'Claims',
  offers: 'Offers',
  weight: 'Net contents',
  volumes: 'Sizes',
  certification: 'Certification',
  merchandise: 'Not food or drink',
  exclusive: 'Exclusive collection',
  returnable: 'Can be returned',
  genericName: 'Generic name',
  countryOfOrigin: 'Country of origin',
  makerName: 'Maker',
  makerAddress: 'Address of the maker',
  packerName: 'Packer',
  packerAddress: 'Address of the packer',
  importerName: 'Importer',
  importerAddress: 'Address of the importer',
  careAddress: 'Consumer care',
  carePhone: 'Phone of consumer care',
  careEmail: 'E-mail of consumer care',
  ingredients: 'Ingredients',
  allergens: 'Allergens',
  nutrition: 'Nutrition',
  dietType: 'Veg or non-veg mark',
  fssai: 'FSSAI licence',
  storageInstruction: 'Storage',
  shelfLife: 'Shelf life',
  shelfLifeDays: 'Shelf life in days',
  pictures: 'Pictures',
  options: 'Options',
  variants: 'Variants',
};

export function formOf(product: StaffProductView): ProductForm {
  const { maker, packer, importer, consumerCare } = product;
  return {
    name: product.name,
    description: product.description,
    categoryId: product.categoryId,
    hsnCode: product.hsnCode,
    features: product.features.join('\n'),
    claims: product.claims,
    offers: product.offers.join('\n'),
    weight: product.weight,
    volumes: product.volumes.join('\n'),
    certification: product.certification,
    merchandise: product.merchandise,
    exclusive: product.exclusive,
    returnable: product.returnable,
    genericName: product.genericName,
    countryOfOrigin: product.countryOfOrigin,
    makerName: maker?.name ?? '',
    makerAddress: maker?.address ?? '',
    packerName: packer?.name ?? '',
    packerAddress: packer?.address ?? '',
    importerName: importer?.name ?? '',
    importerAddress: importer?.address ?? '',
    careAddress: consumerCare.address ?? '',
    carePhone: consumerCare.phone ?? '',
    careEmail: consumerCare.email ?? '',
    ingredients: product.ingredients ?? '',
    allergens: product.allergens.join('\n'),
    nutrition: product.nutrition,
    dietType: product.dietType ?? '',
    fssai: product.fssai ?? '',
    storageInstruction: product.storageInstruction,
    shelfLife: product.shelfLife,
    shelfLifeDays: product.shelfLifeDays?.toString() ?? '',
    pictures: product.pictures,
    options: product.options,
    variants: product.variants.map(rowOf),
  };
}

function rowOf(variant: StaffVariantView): VariantRow {
  return {
    key: variant.id,
    id: variant.id,
    sku: variant.sku,
    barcode: variant.barcode ?? '',
    options: variant.options,
    color: variant.color ?? '',
    netCount: String(variant.netCount),
    netAmount: String(variant.netAmount),
    netUnit: variant.netUnit,
    shippingGrams: variant.shippingGrams?.toString() ?? '',
    boxLength: variant.boxMm?.length.toString() ?? '',
    boxWidth: variant.boxMm?.width.toString() ?? '',
    boxHeight: variant.boxMm?.height.toString() ?? '',
    picture: variant.picture,
    active: variant.active,
    price: String(variant.price),
    originalPrice: String(variant.originalPrice),
    mrp: String(variant.mrp),
  };
}

export function bodyOf(form: ProductForm, base: ProductForm): ProductBody {
  const variants = variantsOf(form);
  const isSame = JSON.stringify(variants) === JSON.stringify(variantsOf(base));
  return { ...fieldsOf(form), ...(!isSame && variants) };
}

function fieldsOf(form: ProductForm) {
  const care = {
    address: textOrNull(form.careAddress),
    phone: textOrNull(form.carePhone),
    email: textOrNull(form.careEmail),
  };
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    categoryId: form.categoryId,
    hsnCode: form.hsnCode.trim(),
    features: linesOf(form.features),
    claims: form.claims.filter(({ words }) => words.trim() !== ''),
    offers: linesOf(form.offers),
    weight: form.weight.trim(),
    volumes: linesOf(form.volumes),
    certification: form.certification.trim(),
    merchandise: form.merchandise,
    exclusive: form.exclusive,
    returnable: form.returnable,
    genericName: form.genericName.trim(),
    countryOfOrigin: form.countryOfOrigin.trim(),
    maker: firmOf(form.makerName, form.makerAddress),
    packer: firmOf(form.packerName, form.packerAddress),
    importer: firmOf(form.importerName, form.importerAddress),
    consumerCare: care,
    ingredients: textOrNull(form.ingredients),
    allergens: linesOf(form.allergens),
    nutrition: form.nutrition.filter(({ name, per100 }) => name.trim() !== '' && per100.trim() !== ''),
    dietType: DIET_TYPES.find((type) => type === form.dietType) ?? null,
    fssai: textOrNull(form.fssai),
    storageInstruction: form.storageInstruction.trim(),
    shelfLife: form.shelfLife.trim(),
    shelfLifeDays: numberOrNull(form.shelfLifeDays),
    pictures: [...form.pictures],
  };
}

function variantsOf(form: ProductForm) {
  return {
    options: form.options.map(({ name, values }) => ({ name, values: [...values] })),
    variants: form.variants.map((row) => ({
      ...(row.id === null
        ? {
            prices: {
              price: Number(row.price),
              originalPrice: Number(row.originalPrice.trim() || row.price),
              mrp: Number(row.mrp),
            },
          }
        : { id: row.id }),
      ...variantFields(row),
    })),
  };
}

export function checkedOf(form: ProductForm, state: StaffProductView['state']): CheckedProduct {
  return {
    ...fieldsOf(form),
    options: form.options,
    state,
    variants: form.variants.map((row) => ({
      id: row.key,
      ...variantFields(row),
      price: paiseFromTyped(row.price) ?? NO_PAISE,
      originalPrice: NO_PAISE,
      mrp: paiseFromTyped(row.mrp) ?? NO_PAISE,
    })),
  };
}

function variantFields(row: VariantRow) {
  const box = [row.boxLength, row.boxWidth, row.boxHeight].map(Number);
  const [length = 0, width = 0, height = 0] = box;
  return {
    sku: row.sku.trim(),
    barcode: textOrNull(row.barcode),
    options: { ...row.options },
    color: textOrNull(row.color),
    netCount: Number(row.netCount),
    netAmount: Number(row.netAmount),
    netUnit: row.netUnit,
    shippingGrams: numberOrNull(row.shippingGrams),
    boxMm: box.every((side) => side > 0) ? { length, width, height } : null,
    picture: row.picture,
    active: row.active,
  };
}

function firmOf(name: string, address: string) {
  return name.trim() === '' && address.trim() === '' ? null : { name: name.trim(), address: address.trim() };
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

function numberOrNull(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
