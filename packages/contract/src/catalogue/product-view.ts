import { AVAILABILITIES } from '@ilaneer/domain/catalogue/availability';
import Type, { type Static } from 'typebox';
import { withAliases } from '../message/aliases.ts';
import { IsoDate, Rupees, TextOrNull } from '../message/fields.ts';
import { IMAGE_ALIASES, PRODUCT_ALIASES, VARIANT_ALIASES } from './product-aliases.ts';

const AvailabilityText = Type.Enum([...AVAILABILITIES]);

export const ImageView = withAliases(
  Type.Object({
    id: Type.String(),
    url: Type.String(),
    fileName: Type.String(),
    alt: Type.String(),
  }),
  IMAGE_ALIASES,
);

export const NetQuantity = Type.Object({
  count: Type.Integer(),
  amount: Type.Number(),
  unit: Type.Enum(['ml', 'g', 'piece']),
});

/** A rate that may depend on what a piece is sold at, after every discount. */
export const GstRateView = Type.Object({
  percent: Type.Number(),
  above: Type.Union([Type.Object({ unitPrice: Rupees, percent: Type.Number() }), Type.Null()]),
});

/** What a variant says itself. */
export const VariantFields = Type.Object({
  variantId: Type.String(),
  name: Type.String(),
  sku: Type.String(),
  /** Where its barcode is one by which goods are known everywhere. */
  gtin: Type.Optional(Type.String()),
  price: Rupees,
  originalPrice: Rupees,
  mrp: Rupees,
  gst: Type.Number({ description: 'percent at its price' }),
  /** Only where goods bear rates of their own: delivery bears tax there too. */
  gstRate: Type.Optional(GstRateView),
  /** Whether prices have GST inside: `originalPrice` is the MRP there. */
  gstIncluded: Type.Boolean(),
  color: TextOrNull,
  quantity: Type.Integer({ description: 'units in stock' }),
  availability: AvailabilityText,
  /** With its tax it would cost more than its MRP; its quantity is 0 then. */
  notForSale: Type.Optional(Type.Literal(true)),
  variants: Type.Record(Type.String(), Type.String()),
  netQuantity: NetQuantity,
  images: Type.Array(ImageView),
  primaryImage: Type.String(),
  active: Type.Boolean(),
});

/** A variant (CATALOGUE-2). */
export const VariantView = withAliases(VariantFields, VARIANT_ALIASES);

export type VariantView = Static<typeof VariantView>;

/** Who is named on the pack. */
const FirmView = Type.Union([Type.Object({ name: Type.String(), address: Type.String() }), Type.Null()]);

/** What a product says itself. */
export const ProductFields = Type.Object({
  id: Type.String(),
  sku: Type.String(),
  name: Type.String(),
  description: Type.String(),
  features: Type.String({ description: 'one feature a line' }),
  offers: Type.Array(Type.String()),
  ingredients: TextOrNull,
  allergens: Type.Array(Type.String()),
  nutritionFacts: Type.Array(
    Type.Object({
      name: Type.String(),
      per100: Type.String(),
      perServing: Type.Optional(Type.String()),
      percentRda: Type.Optional(Type.Number()),
    }),
  ),
  shelfLife: Type.String(),
  shelfLifeDays: Type.Union([Type.Integer(), Type.Null()]),
  storageInstruction: Type.String(),
  certification: Type.String(),
  weight: Type.String(),
  fssai: TextOrNull,
  dietType: TextOrNull,
  genericName: Type.String(),
  countryOfOrigin: Type.String(),
  maker: FirmView,
  packer: FirmView,
  importer: FirmView,
  /** What is null is the shop's own. */
  consumerCare: Type.Object({ address: TextOrNull, phone: TextOrNull, email: TextOrNull }),
  categoryId: Type.String(),
  categoryName: Type.String(),
  parentCategoryId: TextOrNull,
  hsnCode: Type.String(),
  price: Rupees,
  originalPrice: Rupees,
  mrp: Rupees,
  offerPercentage: Type.Integer(),
  gst: Type.Number(),
  gstIncluded: Type.Boolean(),
  quantity: Type.Integer({ description: 'units in stock over all variants' }),
  availability: AvailabilityText,
  volumes: Type.Array(Type.String()),
  hasVariants: Type.Boolean(),
  variants: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.String()) })),
  variantCombinations: Type.Array(VariantView),
  images: Type.Array(ImageView),
  primaryImage: Type.String(),
  merchandise: Type.Boolean(),
  exclusive: Type.Boolean(),
  returnable: Type.Boolean(),
  active: Type.Boolean(),
  createdAt: IsoDate,
  updatedAt: IsoDate,
});

/** A product, in lists and alone (CATALOGUE-1). */
export const ProductView = withAliases(ProductFields, PRODUCT_ALIASES);

export type ProductView = Static<typeof ProductView>;
