import type { ProductCardView, VariantCardView } from '@ilaneer/contract/catalogue/product-card';
import { HOME_CATEGORIES } from '@ilaneer/domain/catalogue/home-products';
import { oldestFirst } from '@ilaneer/domain/catalogue/product-order';

/** CONTENT-5. */
export type HomePack = {
  readonly label: string;
  readonly category: string;
  readonly count: number;
  readonly millilitres: number;
};

/** In the catalogue. */
export type OfferedPack = {
  readonly pack: HomePack;
  readonly product: ProductCardView;
  readonly variant: VariantCardView;
};

const { oil: OIL, water: WATER } = HOME_CATEGORIES;

export const OIL_PACKS: readonly HomePack[] = [
  { label: '200 ml', category: OIL, count: 1, millilitres: 200 },
  { label: '1 Ltr', category: OIL, count: 1, millilitres: 1_000 },
];

export const WATER_PACKS: readonly HomePack[] = [
  { label: 'Pack of 12', category: WATER, count: 12, millilitres: 200 },
  { label: 'Pack of 24', category: WATER, count: 24, millilitres: 200 },
  { label: 'Pack of 48', category: WATER, count: 48, millilitres: 200 },
  { label: '200 ml', category: WATER, count: 1, millilitres: 200 },
];

/** The oldest product per pack. */
export function offeredPacks(
  packs: readonly HomePack[],
  products: readonly ProductCardView[],
): OfferedPack[] {
  const byAge = products.toSorted(oldestFirst);
  return packs.flatMap((pack) => {
    for (const product of byAge.filter((one) => isIn(pack.category, one))) {
      const variant = product.variantCombinations.find((one) => holds(pack, one));
      if (variant !== undefined) return [{ pack, product, variant }];
    }
    return [];
  });
}

export function packProducts(products: readonly ProductCardView[]): ProductCardView[] {
  const offered = offeredPacks([...OIL_PACKS, ...WATER_PACKS], products);
  return [...new Set(offered.map(({ product }) => product))];
}

function isIn(category: string, product: ProductCardView): boolean {
  return product.categoryId === category || product.parentCategoryId === category;
}

function holds(pack: HomePack, { netQuantity }: VariantCardView): boolean {
  return (
    netQuantity.unit === 'ml' && netQuantity.count === pack.count && netQuantity.amount === pack.millilitres
  );
}
