import { NET_UNITS } from '@ilaneer/domain/catalogue/unit-price';
import { HSN_CODE, HSN_CODE_TEXT } from '@ilaneer/domain/pricing/hsn-code';
import { isBarcode } from '@ilaneer/domain/product/barcode';
import { MOST_VARIANTS } from '@ilaneer/domain/product/combinations';
import { PICTURE_FILE, PICTURE_TEXT } from '@ilaneer/domain/product/picture-files';
import { DIET_TYPES, PRODUCT_STATES } from '@ilaneer/domain/product/product-state';
import Type, { type Static } from 'typebox';
import {
  anyProblem,
  Code,
  DateOrNull,
  Digits,
  Id,
  IsoDate,
  Lines,
  PositiveRupees,
  Rupees,
  Text,
  TextOrNull,
  typedAs,
} from '../../message/fields.ts';
import { versionField } from '../version.ts';

const LONGEST_NAME = 200;
const LONGEST_TEXT = 5_000;
const MOST_LINES = 40;
const MOST_PICTURES = 20;

// Blanks only are not a name.
const name = (label: string) =>
  Type.String({
    pattern: '\\S',
    maxLength: LONGEST_NAME,
    ...anyProblem(`${label}: 1 to ${LONGEST_NAME} characters`),
  });
const pictureFile = (pattern: string) =>
  Type.String({ pattern, maxLength: LONGEST_NAME, ...anyProblem(PICTURE_TEXT) });
const line = Type.String({ minLength: 1, maxLength: 500, ...anyProblem('A line has 1 to 500 characters') });
const lines = Type.Array(line, { maxItems: MOST_LINES });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);
const whole = (maximum: number) => Type.Integer({ minimum: 1, maximum });

const Firm = Type.Object({ name: name('Name'), address: name('Address') });

export const HsnCode = Type.String({
  pattern: HSN_CODE,
  ...typedAs('digits'),
  ...anyProblem(HSN_CODE_TEXT),
});

export const ProductFields = Type.Object({
  name: name('Name'),
  description: Lines(LONGEST_TEXT),
  categoryId: Id('Category is required'),
  hsnCode: HsnCode,
  features: lines,
  claims: Type.Array(
    Type.Object({ words: line, evidence: Lines(LONGEST_TEXT), confirmedBy: Text(LONGEST_NAME) }),
    { maxItems: MOST_LINES },
  ),
  offers: lines,
  ingredients: orNull(Lines(LONGEST_TEXT)),
  nutrition: Type.Array(
    Type.Object({
      name: line,
      per100: line,
      perServing: Type.Optional(line),
      percentRda: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000 })),
    }),
    { maxItems: MOST_LINES },
  ),
  allergens: lines,
  shelfLife: Text(LONGEST_NAME),
  shelfLifeDays: orNull(whole(10_000)),
  storageInstruction: Lines(LONGEST_TEXT),
  certification: Lines(LONGEST_TEXT),
  dietType: orNull(Type.Enum([...DIET_TYPES])),
  fssai: orNull(
    Type.String({
      pattern: '^[0-9]{14}$',
      ...typedAs('digits'),
      ...anyProblem('An FSSAI licence has 14 digits'),
    }),
  ),
  genericName: Text(LONGEST_NAME),
  countryOfOrigin: Text(LONGEST_NAME),
  maker: orNull(Firm),
  packer: orNull(Firm),
  importer: orNull(Firm),
  consumerCare: Type.Object({
    address: orNull(name('Address')),
    phone: orNull(name('Phone')),
    email: orNull(name('E-mail')),
  }),
  weight: Text(LONGEST_NAME),
  volumes: lines,
  options: Type.Array(
    Type.Object({ name: name('Option'), values: Type.Array(name('Value'), { minItems: 1, maxItems: 50 }) }),
    {
      maxItems: 3,
      ...anyProblem('A product has at most 3 options, each with a value'),
    },
  ),
  pictures: Type.Array(Type.Object({ file: pictureFile(PICTURE_FILE), alt: Text(LONGEST_NAME) }), {
    maxItems: MOST_PICTURES,
  }),
  merchandise: Type.Boolean(),
  exclusive: Type.Boolean(),
  returnable: Type.Boolean(),
});

export const ProductChanges = Type.Partial(ProductFields);

const Box = Type.Object({ length: whole(5_000), width: whole(5_000), height: whole(5_000) });

const variantFields = {
  sku: Code(100, {
    pattern: '^[A-Za-z0-9][A-Za-z0-9._/-]{0,63}$',
    ...anyProblem('An SKU has letters, digits and . _ / -'),
  }),
  barcode: orNull(Type.Refine(Digits(14, anyProblem('The barcode has a wrong digit')), isBarcode)),
  options: Type.Record(Type.String({ maxLength: LONGEST_NAME }), Type.String({ maxLength: LONGEST_NAME })),
  color: orNull(name('Colour')),
  netCount: whole(10_000),
  netAmount: whole(1_000_000),
  netUnit: Type.Enum([...NET_UNITS]),
  shippingGrams: orNull(whole(1_000_000)),
  boxMm: orNull(Box),
  /** Empty: the product's first. */
  picture: pictureFile(`^$|${PICTURE_FILE}`),
  active: Type.Boolean(),
};

export const PriceFields = Type.Object({
  price: PositiveRupees,
  originalPrice: PositiveRupees,
  mrp: PositiveRupees,
});

/** All variants in order; prices apply to new ones only. */
export const VariantForms = Type.Array(
  Type.Object({
    id: Type.Optional(Id('Variant ID is required')),
    ...variantFields,
    prices: Type.Optional(PriceFields),
  }),
  { maxItems: MOST_VARIANTS, ...anyProblem(`A product has at most ${MOST_VARIANTS} variants`) },
);

export const StaffVariantView = Type.Object({
  id: Type.String(),
  ...versionField,
  name: Type.String(),
  ...variantFields,
  barcode: TextOrNull,
  sku: Type.String(),
  price: Rupees,
  originalPrice: Rupees,
  mrp: Rupees,
  stock: Type.Integer(),
});

export type StaffVariantView = Static<typeof StaffVariantView>;

const ProductStateField = Type.Enum([...PRODUCT_STATES]);

export const FieldProblems = Type.Array(Type.Object({ field: Type.String(), message: Type.String() }));

export const StaffProductView = Type.Object({
  id: Type.String(),
  ...versionField,
  state: ProductStateField,
  publishAt: DateOrNull,
  ...ProductFields.properties,
  dietType: TextOrNull,
  fssai: TextOrNull,
  categoryName: Type.String(),
  variants: Type.Array(StaffVariantView),
  /** Blockers of publishing; empty if none (CATALOGUE-32). */
  missing: FieldProblems,
  createdAt: IsoDate,
  updatedAt: IsoDate,
});

export type StaffProductView = Static<typeof StaffProductView>;

export const ProductRowView = Type.Object({
  id: Type.String(),
  ...versionField,
  name: Type.String(),
  state: ProductStateField,
  publishAt: DateOrNull,
  categoryName: Type.String(),
  picture: TextOrNull,
  variants: Type.Integer(),
  stock: Type.Integer(),
  priceFrom: orNull(Rupees),
  priceTo: orNull(Rupees),
  /** Count of blockers; null: not checked yet. */
  missing: orNull(Type.Integer()),
  updatedAt: IsoDate,
});

export type ProductRowView = Static<typeof ProductRowView>;

export const VariantRowView = Type.Object({
  id: Type.String(),
  ...versionField,
  productId: Type.String(),
  productName: Type.String(),
  name: Type.String(),
  sku: Type.String(),
  barcode: TextOrNull,
  price: Rupees,
  originalPrice: Rupees,
  mrp: Rupees,
  stock: Type.Integer(),
});

export type VariantRowView = Static<typeof VariantRowView>;

export const CategoryEditView = Type.Object({
  id: Type.String(),
  ...versionField,
  name: Type.String(),
  description: Type.String(),
  hsnCode: Type.String(),
  parentId: TextOrNull,
  position: Type.Integer(),
  active: Type.Boolean(),
  products: Type.Integer(),
});

export type CategoryEditView = Static<typeof CategoryEditView>;

export const CategoryFields = Type.Object({
  name: name('Name'),
  description: Lines(LONGEST_TEXT),
  hsnCode: HsnCode,
  parentId: orNull(Id('Category is required')),
  position: Type.Integer({ minimum: 0, maximum: 10_000 }),
  active: Type.Boolean(),
});
