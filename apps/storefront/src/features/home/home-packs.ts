import type { ProductCardView, VariantCardView } from '@ilaneer/contract/catalogue/product-card';
import { HOME_PACKS, type Pack, type PackGroup } from '@ilaneer/domain/catalogue/home-products';
import { oldestFirst } from '@ilaneer/domain/catalogue/product-order';

export type OfferedPack = {
  readonly pack: Pack;
  readonly product: ProductCardView;
  readonly variant: VariantCardView;
};

export function offeredPacks(
  { category, packs }: PackGroup,
  products: readonly ProductCardView[],
): OfferedPack[] {
  const inCategory = products.filter((one) => isIn(category, one)).toSorted(oldestFirst);
  return packs.flatMap((pack) => {
    for (const product of inCategory) {
      const variant = product.variantCombinations.find((one) => holds(pack, one));
      if (variant !== undefined) return [{ pack, product, variant }];
    }
    return [];
  });
}

export function packProducts(products: readonly ProductCardView[]): ProductCardView[] {
  const offered = HOME_PACKS.flatMap((group) => offeredPacks(group, products));
  return [...new Set(offered.map(({ product }) => product))];
}

function isIn(category: string, product: ProductCardView): boolean {
  return product.categoryId === category || product.parentCategoryId === category;
}

function holds(pack: Pack, { netQuantity }: VariantCardView): boolean {
  return (
    netQuantity.unit === 'ml' && netQuantity.count === pack.count && netQuantity.amount === pack.millilitres
  );
}
