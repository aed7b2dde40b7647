import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { rupeesFromPaise } from '@ilaneer/domain/money';
import { productPath } from '@ilaneer/domain/storefront/plain-address';
import type {
  Offer,
  Product,
  ProductGroup,
  QuantitativeValue,
  UnitPriceSpecification,
  WithContext,
} from 'schema-dts';
import { offerFigures, offerName } from '../offer-figures.ts';
import { previewPath } from '../preview-path.ts';
import type { HeadDeps } from '../shop-page.ts';
import { cutAtWord, shortText } from './plain-text.ts';
import { returnPolicyOf, shippingDetails } from './policy-data.ts';
import { publisher } from './shop-data.ts';

/** Options with a schema.org property. */
const KNOWN_OPTIONS: Readonly<Record<string, 'color' | 'size' | undefined>> = {
  colour: 'color',
  color: 'color',
  size: 'size',
  pack: 'size',
};

/** Google's limit. */
const MOST_TEXT = 5_000;

export function productData(
  deps: HeadDeps,
  product: ProductView,
): WithContext<Product> | WithContext<ProductGroup> {
  const { publicUrl } = deps.config;
  const [only, ...more] = product.variantCombinations;
  if (only !== undefined && more.length === 0) {
    return { '@context': 'https://schema.org', ...variantData(deps, product, only, false) };
  }
  const varies = product.variants.flatMap(({ name }) => KNOWN_OPTIONS[name.toLowerCase()] ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    '@id': `${publicUrl}${productPath(product.id)}#product`,
    productGroupID: product.id,
    name: product.name,
    description: cutAtWord(product.description, MOST_TEXT),
    url: `${publicUrl}${productPath(product.id)}`,
    image: [`${publicUrl}${previewPath({ product: product.id })}`],
    brand: { '@type': 'Brand', name: deps.brand.name },
    category: product.categoryName,
    ...makerData(product),
    ...ratingData(product),
    variesBy: [...new Set(varies)].map((name) => `https://schema.org/${name}`),
    hasVariant: product.variantCombinations.map((variant) => variantData(deps, product, variant, true)),
  };
}

/** `named`: distinct name and URL within a group, which has the whole description. */
function variantData(deps: HeadDeps, product: ProductView, variant: VariantView, named: boolean): Product {
  const { publicUrl } = deps.config;
  const path = productPath(product.id, named ? variant.variantId : null);
  return {
    '@type': 'Product',
    sku: variant.sku,
    ...(variant.gtin !== undefined && { gtin: variant.gtin }),
    name: named ? offerName(product, variant) : product.name,
    description: named ? shortText(product.description) : cutAtWord(product.description, MOST_TEXT),
    image: [`${publicUrl}${previewPath({ product: product.id, variant: variant.variantId })}`],
    url: `${publicUrl}${path}`,
    brand: { '@type': 'Brand', name: deps.brand.name },
    category: product.categoryName,
    countryOfOrigin: { '@type': 'Country', name: product.countryOfOrigin },
    ...(named ? {} : { ...makerData(product), ...ratingData(product) }),
    ...optionsData(product, variant),
    offers: offerData(deps, product, variant, `${publicUrl}${path}`),
  };
}

/** Only of published reviews (REVIEW-5). */
function ratingData({ rating }: ProductView) {
  if (rating === undefined) return {};
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: rating.average,
    reviewCount: rating.count,
    bestRating: 5,
    worstRating: 1,
  } as const;
  return { aggregateRating };
}

function makerData({ maker, packer }: ProductView) {
  const firm = maker ?? packer;
  return firm === null
    ? {}
    : { manufacturer: { '@type': 'Organization', name: firm.name, address: firm.address } as const };
}

function optionsData(product: ProductView, variant: VariantView) {
  const known: { color?: string; size?: string } = {};
  const others: { '@type': 'PropertyValue'; name: string; value: string }[] = [];
  for (const { name } of product.variants) {
    const value = variant.variants[name];
    if (value === undefined) continue;
    const word = KNOWN_OPTIONS[name.toLowerCase()];
    if (word === undefined) others.push({ '@type': 'PropertyValue', name, value });
    else known[word] = value;
  }
  return { ...known, ...(others.length === 0 ? {} : { additionalProperty: others }) };
}

function offerData(deps: HeadDeps, product: ProductView, variant: VariantView, url: string): Offer {
  const { price, listPrice, mrp, delivery } = offerFigures(variant, deps.delivery);
  const amount = (value: typeof price) =>
    ({
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'INR',
      price: rupeesFromPaise(value),
      valueAddedTaxIncluded: true,
    }) as const;
  const prices: UnitPriceSpecification[] = [
    { ...amount(price), ...measureOf(variant) },
    { ...amount(mrp), priceType: 'https://schema.org/MaximumRetailPrice' },
  ];
  if (listPrice !== null) {
    prices.push({ ...amount(listPrice), priceType: 'https://schema.org/StrikethroughPrice' });
  }
  return {
    '@type': 'Offer',
    url,
    price: rupeesFromPaise(price),
    priceCurrency: 'INR',
    availability: variant.quantity > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: publisher(deps),
    priceSpecification: prices,
    shippingDetails: shippingDetails(delivery, deps.delivery),
    hasMerchantReturnPolicy: returnPolicyOf(product, deps.config),
  };
}

const MEASURES = {
  ml: { unitCode: 'MLT', per: 'LTR' },
  g: { unitCode: 'GRM', per: 'KGM' },
  piece: { unitCode: 'C62', per: 'C62' },
} as const;

/** Contents and unit for unit pricing; empty for a single piece. */
function measureOf({ netQuantity }: VariantView): { readonly referenceQuantity?: QuantitativeValue } {
  const { count, amount, unit } = netQuantity;
  const total = count * amount;
  if (total <= 0 || (unit === 'piece' && total === 1)) return {};
  const { unitCode, per } = MEASURES[unit];
  return {
    referenceQuantity: {
      '@type': 'QuantitativeValue',
      value: total,
      unitCode,
      valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: per },
    },
  };
}
