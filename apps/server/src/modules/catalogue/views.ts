import type { ProductCardView, VariantCardView } from '@ilaneer/contract/catalogue/product-card';
import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { availabilityOf } from '@ilaneer/domain/catalogue/availability';
import { isImported } from '@ilaneer/domain/catalogue/origin';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import type { GstRate } from '@ilaneer/domain/pricing/gst-rate';
import { isIncluded } from '@ilaneer/domain/pricing/price-mode';
import { gtinOf } from '@ilaneer/domain/product/barcode';
import { gstPercent, isSellable } from '../tax-rate/tax-rate.ts';
import { pictureUrl } from './picture-url.ts';
import type { BannerRow, CategoryRow, ProductRow, VariantRow } from './repository.ts';

/** Percent, rounded down to whole numbers. */
export function offerPercentage(pricePaise: number, originalPricePaise: number): number {
  return originalPricePaise > pricePaise
    ? Math.round(((originalPricePaise - pricePaise) / originalPricePaise) * 100)
    : 0;
}

function toImageView({ file, alt }: { readonly file: string; readonly alt: string }, index: number) {
  return { id: String(index), url: pictureUrl(file), fileName: file, alt };
}

function toVariantView(variant: VariantRow, product: ProductRow, rate: GstRate | undefined): VariantView {
  const alt = variant.name === '' ? product.name : `${product.name}, ${variant.name}`;
  const isDearer = isAboveMrp(variant, product, rate);
  const stock = isDearer ? 0 : variant.stock;
  const gtin = gtinOf(variant.barcode);
  return {
    variantId: variant.id,
    name: variant.name,
    sku: variant.sku,
    ...(gtin !== null && { gtin }),
    price: rupeesFromPaise(paise(variant.pricePaise)),
    originalPrice: rupeesFromPaise(paise(listPaiseOf(variant, rate))),
    mrp: rupeesFromPaise(paise(variant.mrpPaise)),
    gst: gstPercent(rate, paise(variant.pricePaise)),
    ...(rate === undefined ? {} : { gstRate: toGstRateView(rate) }),
    gstIncluded: isIncluded(rate),
    color: variant.color,
    quantity: stock,
    availability: availabilityOf(stock),
    ...(isDearer && { notForSale: true as const }),
    variants: variant.options,
    netQuantity: { count: variant.netCount, amount: variant.netAmount, unit: variant.netUnit },
    images: [{ file: variant.picture, alt }, ...variant.views].map(toImageView),
    primaryImage: pictureUrl(variant.picture),
    active: true,
  };
}

/** Shown, but not for sale (PRICING-28). */
function isAboveMrp(variant: VariantRow, { hsnCode }: ProductRow, rate: GstRate | undefined): boolean {
  return !isSellable({ ...variant, hsnCode }, () => rate);
}

/** Struck-through price: the MRP for inclusive prices (PRICING-24). */
function listPaiseOf({ originalPricePaise, mrpPaise }: VariantRow, rate: GstRate | undefined): number {
  return isIncluded(rate) ? mrpPaise : originalPricePaise;
}

function toGstRateView({ basisPoints, above }: GstRate) {
  return {
    percent: basisPoints / 100,
    above:
      above === null
        ? null
        : { unitPrice: rupeesFromPaise(above.unitPrice), percent: above.basisPoints / 100 },
  };
}

/** By the first variant. Null for corrupt data, which must not stop other products (CATALOGUE-33). */
export function toProductView(product: ProductRow, rate: GstRate | undefined): ProductView | null {
  if (!isReadable(product)) return null;
  const variants = product.variants.map((variant) => toVariantView(variant, product, rate));
  const [first] = product.variants;
  const [firstView] = variants;
  if (first === undefined || firstView === undefined) return null;
  const stock = variants.reduce((units, { quantity }) => units + quantity, 0);
  const images = product.pictures.map(toImageView);
  return {
    id: product.id,
    sku: first.sku,
    name: product.name,
    description: product.description,
    features: product.features.join('\n'),
    offers: product.offers,
    ingredients: product.ingredients,
    allergens: product.allergens,
    nutritionFacts: product.nutrition,
    shelfLife: product.shelfLife,
    shelfLifeDays: product.shelfLifeDays,
    storageInstruction: product.storageInstruction,
    certification: product.certification,
    weight: product.weight,
    fssai: product.fssai,
    dietType: product.dietType,
    genericName: product.genericName,
    countryOfOrigin: product.countryOfOrigin,
    maker: toFirm(product.makerName, product.makerAddress),
    packer: toFirm(product.packerName, product.packerAddress),
    importer: toFirm(product.importerName, product.importerAddress),
    consumerCare: { address: product.careAddress, phone: product.carePhone, email: product.careEmail },
    categoryId: product.categoryId,
    categoryName: product.categoryName,
    parentCategoryId: product.parentCategoryId,
    hsnCode: product.hsnCode,
    price: firstView.price,
    originalPrice: firstView.originalPrice,
    mrp: firstView.mrp,
    offerPercentage: offerPercentage(first.pricePaise, listPaiseOf(first, rate)),
    gst: firstView.gst,
    gstIncluded: firstView.gstIncluded,
    quantity: stock,
    availability: availabilityOf(stock),
    volumes: product.volumes,
    hasVariants: product.options.length > 0,
    variants: product.options,
    variantCombinations: variants,
    images,
    primaryImage: images[0]?.url ?? firstView.primaryImage,
    merchandise: product.merchandise,
    exclusive: product.exclusive,
    returnable: product.returnable,
    ...(product.rating !== null && { rating: product.rating }),
    active: true,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  };
}

function toFirm(name: string | null, address: string | null) {
  return name === null || address === null ? null : { name, address };
}

function isReadable({
  allergens,
  features,
  offers,
  volumes,
  nutrition,
  options,
  pictures,
  variants,
}: ProductRow): boolean {
  const isText = (value: unknown) => typeof value === 'string';
  return (
    [...allergens, ...features, ...offers, ...volumes].every(isText) &&
    nutrition.every((row) => isText(row?.name) && isText(row.per100)) &&
    options.every(
      (option) => isText(option?.name) && Array.isArray(option.values) && option.values.every(isText),
    ) &&
    [...pictures, ...variants.flatMap(({ views }) => views)].every(
      (one) => isText(one?.file) && isText(one.alt),
    ) &&
    (pictures.length > 0 || variants.some(({ picture }) => picture !== ''))
  );
}

export function toProductCard(product: ProductView): ProductCardView {
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    categoryId: product.categoryId,
    categoryName: product.categoryName,
    parentCategoryId: product.parentCategoryId,
    price: product.price,
    offerPercentage: product.offerPercentage,
    availability: product.availability,
    variants: product.variants,
    primaryImage: product.primaryImage,
    merchandise: product.merchandise,
    exclusive: product.exclusive,
    ...(product.rating !== undefined && { rating: product.rating }),
    ...(isImported(product.countryOfOrigin) && { countryOfOrigin: product.countryOfOrigin }),
    createdAt: product.createdAt,
    variantCombinations: product.variantCombinations.map(toVariantCard),
  };
}

function toVariantCard(variant: VariantView): VariantCardView {
  return {
    variantId: variant.variantId,
    price: variant.price,
    gst: variant.gst,
    gstIncluded: variant.gstIncluded,
    color: variant.color,
    availability: variant.availability,
    variants: variant.variants,
    netQuantity: variant.netQuantity,
    primaryImage: variant.primaryImage,
  };
}

export function toCategoryFields(category: CategoryRow) {
  return {
    id: category.id,
    name: category.name,
    hsnCode: category.hsnCode,
    description: category.description,
    parentCategory: category.parentId,
    active: true,
    createdAt: category.createdAt.toISOString(),
    updatedAt: category.updatedAt.toISOString(),
  };
}

export function toBannerView(banner: BannerRow) {
  return {
    id: banner.id,
    title: banner.title,
    imageUrl: pictureUrl(banner.imageWide),
    imageUrlTall: pictureUrl(banner.imageTall || banner.imageWide),
    focusWide: { across: banner.wideAcross, down: banner.wideDown },
    focusTall: { across: banner.tallAcross, down: banner.tallDown },
    textTone: banner.textTone,
    headline: banner.headline,
    text: banner.text,
    linkLabel: banner.linkLabel,
    link: banner.link,
    displayOrder: banner.position,
    active: true,
  };
}
