import type { ProductCardView, VariantCardView } from '@ilaneer/contract/catalogue/product-card';
import { oldestFirst } from '@ilaneer/domain/catalogue/product-order';
import type { Pack, PackGroup } from '@ilaneer/domain/page/section-kinds';

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

export function packProducts(
  groups: readonly PackGroup[],
  products: readonly ProductCardView[],
): ProductCardView[] {
  const offered = groups.flatMap((group) => offeredPacks(group, products));
  return [...new Set(offered.map(({ product }) => product))];
}

function isIn(category: string, product: ProductCardView): boolean {
  return product.categoryId === category || product.parentCategoryId === category;
}

function holds({ count, amount, unit }: Pack, { netQuantity }: VariantCardView): boolean {
  return netQuantity.unit === unit && netQuantity.count === count && netQuantity.amount === amount;
}
