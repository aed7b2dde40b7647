import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_FILE } from '@ilaneer/domain/product/picture-files';
import Type, { type Static, type TProperties } from 'typebox';
import { readJsonFile } from '../../deps/json-file.ts';

const text = Type.String({ minLength: 1 });
const texts = Type.Array(text);
const textOrNull = Type.Union([text, Type.Null()]);
const money = Type.Integer({ minimum: 1 });
const pagePath = Type.String({ pattern: '^/' });

const pictureFile = Type.String({ pattern: PICTURE_FILE });

const Picture = Exactly({ file: pictureFile, alt: text });

// Further views by first picture, shared by all sizes of a colour.
const Views = Type.Record(Type.String(), Type.Array(Picture, { minItems: 1 }));

const Category = Exactly({
  id: text,
  name: text,
  hsnCode: text,
  parentId: textOrNull,
  position: Type.Integer(),
  description: text,
});

const millimetres = Type.Integer({ minimum: 1 });

const Variant = Exactly({
  id: text,
  sku: text,
  barcode: Type.String({ pattern: '^[0-9]{13}$' }),
  options: Type.Record(Type.String(), Type.String()),
  color: textOrNull,
  pricePaise: money,
  originalPricePaise: money,
  mrpPaise: money,
  stock: Type.Integer({ minimum: 0 }),
  netQuantity: Type.Object({
    count: Type.Integer({ minimum: 1 }),
    amount: Type.Integer({ minimum: 1 }),
    unit: Type.Enum(['ml', 'g', 'piece']),
  }),
  shippingGrams: Type.Integer({ minimum: 1 }),
  boxMm: Exactly({ length: millimetres, width: millimetres, height: millimetres }),
  picture: pictureFile,
});

const Product = Exactly({
  id: text,
  name: text,
  categoryId: text,
  hsnCode: text,
  description: text,
  features: texts,
  claims: Type.Array(Type.Object({ words: text, evidence: text, confirmedBy: text })),
  offers: texts,
  ingredients: textOrNull,
  nutrition: Type.Array(Type.Object({ name: text, per100: text })),
  allergens: texts,
  shelfLife: text,
  shelfLifeDays: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  storageInstruction: text,
  certification: text,
  dietType: textOrNull,
  fssai: Type.Boolean(),
  countryOfOrigin: text,
  genericName: text,
  maker: Exactly({ name: text, address: text }),
  weight: text,
  volumes: texts,
  merchandise: Type.Boolean(),
  exclusive: Type.Boolean(),
  returnable: Type.Boolean(),
  createdAt: text,
  options: Type.Array(Type.Object({ name: text, values: texts })),
  variants: Type.Array(Variant, { minItems: 1 }),
  pictures: Type.Array(Picture, { minItems: 1 }),
});

const Banner = Exactly({
  id: text,
  title: text,
  headline: text,
  text,
  linkLabel: text,
  link: pagePath,
  imageWide: pictureFile,
  imageTall: pictureFile,
  position: Type.Integer(),
});

const clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

const Store = Exactly({
  code: Type.String({ pattern: '^[A-Z]{3}$' }),
  name: text,
  position: Type.Integer(),
  address: text,
  pinCode: Type.String({ pattern: '^[1-9][0-9]{5}$' }),
  towns: texts,
  latitude: Type.Number(),
  longitude: Type.Number(),
  email: text,
  phone: text,
  messagingUrl: text,
  picture: pictureFile,
  hours: Type.Array(
    Type.Object({
      days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 })),
      opens: clock,
      closes: clock,
      /** Shown instead of the times, unless empty. */
      text: Type.String(),
    }),
  ),
  holidays: Type.Array(
    Type.Object({
      date: text,
      opens: Type.Union([clock, Type.Null()]),
      closes: Type.Union([clock, Type.Null()]),
      note: Type.String(),
    }),
  ),
});

const Synonyms = Exactly({ meaning: text, terms: texts });

const wholeRupees = Type.Optional(Type.Integer({ minimum: 1 }));

const Coupon = Exactly({
  code: text,
  description: text,
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  amountRupees: wholeRupees,
  capRupees: wholeRupees,
  minimumRupees: wholeRupees,
  validFrom: Type.Optional(text),
  validUntil: Type.Optional(text),
  categoryIds: Type.Optional(texts),
  perShopperLimit: Type.Optional(Type.Integer({ minimum: 1 })),
  firstOrderOnly: Type.Optional(Type.Boolean()),
  hidden: Type.Optional(Type.Boolean()),
});

const GiftCard = Exactly({ code: text, rupees: Type.Integer({ minimum: 1 }) });

// Refuses unknown fields, which would be lost silently.
function Exactly<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}

export type ContentCoupon = Static<typeof Coupon>;

export type ContentProduct = Static<typeof Product>;

export type ContentViews = Static<typeof Views>;

export function readSampleStores(contentDir: string): Promise<Static<typeof Store>[]> {
  return readJsonFile(join(contentDir, 'stores.json'), Type.Array(Store));
}

export function readSampleCoupons(contentDir: string): Promise<ContentCoupon[]> {
  return readJsonFile(join(contentDir, 'coupons.json'), Type.Array(Coupon));
}

/** Gift cards with their published codes. */
export function readSampleGiftCards(contentDir: string): Promise<Static<typeof GiftCard>[]> {
  return readJsonFile(join(contentDir, 'gift-cards.json'), Type.Array(GiftCard));
}

export function readSearchSynonyms(contentDir: string): Promise<Static<typeof Synonyms>[]> {
  return readJsonFile(join(contentDir, 'search-synonyms.json'), Type.Array(Synonyms));
}

export async function readSampleCatalogue(contentDir: string) {
  const folder = join(contentDir, 'catalogue', 'products');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const [categories, views, banners, products] = await Promise.all([
    readJsonFile(join(contentDir, 'catalogue', 'categories.json'), Type.Array(Category)),
    readJsonFile(join(contentDir, 'catalogue', 'views.json'), Views),
    readJsonFile(join(contentDir, 'banners.json'), Type.Array(Banner)),
    Promise.all(files.map((file) => readJsonFile(join(folder, file), Product))),
  ]);
  return { categories, views, banners, products };
}
