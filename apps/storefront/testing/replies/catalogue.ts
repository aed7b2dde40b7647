import type { getCategories, getProduct } from '@ilaneer/contract/catalogue/catalogue';
import type { getProductCards } from '@ilaneer/contract/catalogue/product-card';
import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { FakeServer } from '../fake-server.ts';

const TOTE_VARIANT: VariantView = {
  variantId: 'tote-one',
  name: 'Market Tote',
  sku: 'TOTE',
  price: 299,
  originalPrice: 299,
  mrp: 349,
  gst: 5,
  gstIncluded: false,
  color: null,
  quantity: 20,
  availability: 'In stock',
  variants: {},
  netQuantity: { count: 1, amount: 1, unit: 'piece' },
  images: [],
  primaryImage: 'tote.svg',
  active: true,
};

export const TOTE: ProductView = {
  id: 'tote',
  sku: 'TOTE',
  name: 'Market Tote',
  description: 'A bag for the market.',
  features: 'Long handles\nAn inner pocket',
  offers: [],
  ingredients: null,
  allergens: [],
  nutritionFacts: [],
  shelfLife: 'Years',
  shelfLifeDays: null,
  storageInstruction: 'Keep it dry.',
  certification: 'Organic cotton',
  weight: '200 g',
  fssai: null,
  dietType: null,
  genericName: 'Bag',
  countryOfOrigin: 'India',
  maker: null,
  packer: null,
  importer: null,
  consumerCare: { address: null, phone: null, email: null },
  categoryId: 'bags',
  categoryName: 'Bags',
  parentCategoryId: null,
  hsnCode: '4202',
  price: 299,
  originalPrice: 299,
  mrp: 349,
  offerPercentage: 0,
  gst: 5,
  gstIncluded: false,
  quantity: 20,
  availability: 'In stock',
  volumes: [],
  hasVariants: false,
  variants: [],
  variantCombinations: [TOTE_VARIANT],
  images: [],
  primaryImage: 'tote.svg',
  merchandise: true,
  exclusive: false,
  returnable: true,
  active: true,
  createdAt: '2026-11-01T06:30:00.000Z',
  updatedAt: '2026-11-01T06:30:00.000Z',
};

export const CAP: ProductView = {
  ...TOTE,
  id: 'cap',
  name: 'Sun Cap',
  categoryId: 'caps',
  categoryName: 'Caps',
  hasVariants: true,
  variants: [{ name: 'Colour', values: ['Yellow', 'Red'] }],
  variantCombinations: ['Yellow', 'Red'].map((color) => ({
    ...TOTE_VARIANT,
    variantId: `cap-${color}`,
    color,
    variants: { Colour: color },
  })),
};

export const CREW: ProductView = {
  ...TOTE,
  id: 'crew',
  name: 'Crew T-shirt',
  categoryId: 't-shirts',
  categoryName: 'T-shirts',
  hasVariants: true,
  variants: [
    { name: 'Colour', values: ['White'] },
    { name: 'Size', values: ['S', 'M', 'XL'] },
  ],
  variantCombinations: ['S', 'M', 'XL'].map((size) => ({
    ...TOTE_VARIANT,
    variantId: `crew-${size}`,
    color: 'White',
    variants: { Colour: 'White', Size: size },
    ...(size === 'XL' && { quantity: 0, availability: 'Out of stock' as const }),
  })),
};

export function soldOut(product: ProductView, ...colors: readonly string[]): ProductView {
  return {
    ...product,
    variantCombinations: product.variantCombinations.map((variant) =>
      colors.includes(variant.color ?? '')
        ? { ...variant, quantity: 0, availability: 'Out of stock' as const }
        : variant,
    ),
  };
}

export function picturesOf(product: ProductView, count: number): ProductView {
  const images = Array.from({ length: count }, (_, index) => ({
    ...{ id: `picture-${index}`, fileName: 'wordmark.svg', alt: `Side ${index + 1}` },
    url: `/pictures/art/wordmark.svg?${index}`,
  }));
  return { ...product, images };
}

export function copiesOf(product: ProductView, count: number): ProductView[] {
  return Array.from({ length: count }, (_, index) => ({
    ...product,
    id: `${product.id}-${index + 1}`,
    name: `Copy ${String(index + 1).padStart(4, '0')}`,
  }));
}

export function cardsOf(...products: readonly ProductView[]): ReplyOf<typeof getProductCards> {
  const cards = products.map(({ countryOfOrigin: _, ...card }) => card);
  return { success: true, cards, total: cards.length, cursor: null, facets: null };
}

export function answerCatalogue(server: FakeServer, ...products: readonly ProductView[]): void {
  server.answer<typeof getProductCards>('GET', '/product-cards', cardsOf(...products));
  const categories = products.map(
    ({ categoryId: id, categoryName: name, hsnCode, createdAt, updatedAt }) => ({
      ...{ id, name, hsnCode, createdAt, updatedAt, description: '', parentCategory: null, active: true },
      subcategories: [],
    }),
  );
  server.answer<typeof getCategories>('GET', '/get-categories', {
    success: true,
    message: '',
    categories,
    pagination: { currentPage: 1, totalPages: 1, totalItems: categories.length, itemsPerPage: 100 },
  });
}

export function answerProduct(
  server: FakeServer,
  product: ProductView,
  ...others: readonly ProductView[]
): void {
  answerCatalogue(server, product, ...others);
  server.answer<typeof getProduct>('GET', '/getProduct/:id', { success: true, product });
}
