import { AVAILABILITIES } from '@ilaneer/domain/catalogue/availability';
import Type, { type Static } from 'typebox';
import { withAliases } from '../message/aliases.ts';
import { IsoDate, Rupees, TextOrNull } from '../message/fields.ts';
import { IMAGE_ALIASES, PRODUCT_ALIASES, VARIANT_ALIASES } from './product-aliases.ts';
import { RatingView } from './rating.ts';

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

/** May depend on the selling price after all discounts. */
export const GstRateView = Type.Object({
  percent: Type.Number(),
  above: Type.Union([Type.Object({ unitPrice: Rupees, percent: Type.Number() }), Type.Null()]),
});

export const VariantFields = Type.Object({
  variantId: Type.String(),
  name: Type.String(),
  sku: Type.String(),
  gtin: Type.Optional(Type.String()),
  price: Rupees,
  originalPrice: Rupees,
  mrp: Rupees,
  gst: Type.Number({ description: 'At the current price.' }),
  /** Only where goods have their own rates: delivery is taxed at it too. */
  gstRate: Type.Optional(GstRateView),
  /** Prices include GST: `originalPrice` is then the MRP. */
  gstIncluded: Type.Boolean(),
  color: TextOrNull,
  quantity: Type.Integer(),
  availability: AvailabilityText,
  /** With tax it would exceed its MRP; its quantity is then 0. */
  notForSale: Type.Optional(Type.Literal(true)),
  variants: Type.Record(Type.String(), Type.String()),
  netQuantity: NetQuantity,
  images: Type.Array(ImageView),
  primaryImage: Type.String(),
  active: Type.Boolean(),
});

export const VariantView = withAliases(VariantFields, VARIANT_ALIASES);

export type VariantView = Static<typeof VariantView>;

const FirmView = Type.Union([Type.Object({ name: Type.String(), address: Type.String() }), Type.Null()]);

export const ProductFields = Type.Object({
  id: Type.String(),
  sku: Type.String(),
  name: Type.String(),
  description: Type.String(),
  features: Type.String(),
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
  /** Null: the shop's own. */
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
  quantity: Type.Integer(),
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
  /** Absent without a published review (REVIEW-5). */
  rating: Type.Optional(RatingView),
  active: Type.Boolean(),
  createdAt: IsoDate,
  updatedAt: IsoDate,
});

export const ProductView = withAliases(ProductFields, PRODUCT_ALIASES);

export type ProductView = Static<typeof ProductView>;
