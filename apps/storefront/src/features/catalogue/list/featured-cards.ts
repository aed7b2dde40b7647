import type { ProductCardView, VariantCardView } from '@ilaneer/contract/catalogue/product-card';
import type { SectionViewOf } from '@ilaneer/contract/page-sections';
import { oldestFirst } from '@ilaneer/domain/catalogue/product-order';
import type { Pack } from '@ilaneer/domain/page/section-kinds';

export type FeaturedCard = SectionViewOf<'cards'>['cards'][number];

export function featuredProduct(
  card: FeaturedCard,
  products: readonly ProductCardView[],
): ProductCardView | undefined {
  const inCategory = products.filter((product) => product.categoryId === card.category).toSorted(oldestFirst);
  return inCategory.find((product) => product.exclusive) ?? inCategory[0];
}

export function packVariant(product: ProductCardView, pack: Pack): VariantCardView | undefined {
  return product.variantCombinations.find(
    ({ netQuantity }) =>
      netQuantity.unit === pack.unit &&
      netQuantity.count === pack.count &&
      netQuantity.amount === pack.amount,
  );
}
