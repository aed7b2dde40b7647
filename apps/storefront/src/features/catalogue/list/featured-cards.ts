import type { ProductCardView, VariantCardView } from '@ilaneer/contract/catalogue/product-card';
import { FEATURED_CATEGORIES } from '@ilaneer/domain/catalogue/featured-products';
import { oldestFirst } from '@ilaneer/domain/catalogue/product-order';

/** CATALOGUE-22. */
export type FeaturedCard = {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly ground: string;
  /** Its category. */
  readonly category: string;
  readonly packs: ReadonlyArray<{
    readonly label: string;
    readonly count: number;
    readonly millilitres: number;
  }>;
};

export const FEATURED_CARDS: readonly FeaturedCard[] = [
  {
    title: 'Coconut oil, Pet Bottle',
    text: 'In a clear bottle for the shelf beside the stove.',
    picture: '/pictures/art/featured-pet-bottle.svg',
    ground: 'bg-husk-tint',
    category: FEATURED_CATEGORIES.bottles,
    packs: [{ label: '1L', count: 1, millilitres: 1_000 }],
  },
  {
    title: 'Coconut oil, Pouch',
    text: 'The same oils in a pouch, to refill the bottle that you have.',
    picture: '/pictures/art/featured-pouch.svg',
    ground: 'bg-sun-tint',
    category: FEATURED_CATEGORIES.pouches,
    packs: [
      { label: '500ml', count: 1, millilitres: 500 },
      { label: '1L', count: 1, millilitres: 1_000 },
    ],
  },
  {
    title: 'Tender Coconut Water',
    text: 'Bottles of 200 ml in packs for the week, the month or the whole wedding.',
    picture: '/pictures/art/featured-water-pack.svg',
    ground: 'bg-leaf-tint',
    category: FEATURED_CATEGORIES.waterPacks,
    packs: [6, 12, 24, 48].map((count) => ({ label: String(count), count, millilitres: 200 })),
  },
];

/** Exclusive first, else oldest. */
export function featuredProduct(
  card: FeaturedCard,
  products: readonly ProductCardView[],
): ProductCardView | undefined {
  const inCategory = products.filter((product) => product.categoryId === card.category).toSorted(oldestFirst);
  return inCategory.find((product) => product.exclusive) ?? inCategory[0];
}

/** Matching variant. */
export function packVariant(
  product: ProductCardView,
  pack: FeaturedCard['packs'][number],
): VariantCardView | undefined {
  return product.variantCombinations.find(
    ({ netQuantity }) =>
      netQuantity.unit === 'ml' &&
      netQuantity.count === pack.count &&
      netQuantity.amount === pack.millilitres,
  );
}
