import type { ProductCardView, VariantCardView } from '@ilaneer/contract/catalogue/product-card';
import type { FeaturedCard } from '@ilaneer/domain/catalogue/featured-products';
import type { Pack } from '@ilaneer/domain/catalogue/home-products';
import { oldestFirst } from '@ilaneer/domain/catalogue/product-order';

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
      netQuantity.unit === 'ml' &&
      netQuantity.count === pack.count &&
      netQuantity.amount === pack.millilitres,
  );
}
