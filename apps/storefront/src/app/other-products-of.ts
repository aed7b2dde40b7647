import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import { newestFirst } from '@ilaneer/domain/catalogue/product-order';

/** Other products to look at: of the same category first, then of its parent, then the newest; in stock before sold out. */
export function otherProducts(
  product: ProductView,
  products: readonly ProductView[],
  count: number,
): readonly ProductView[] {
  const nearness = (other: ProductView) => {
    if (other.quantity === 0) return 3;
    if (other.categoryId === product.categoryId) return 0;
    if (other.parentCategoryId !== null && other.parentCategoryId === product.parentCategoryId) return 1;
    return 2;
  };
  return products
    .filter((other) => other.id !== product.id)
    .toSorted((one, other) => nearness(one) - nearness(other) || newestFirst(one, other))
    .slice(0, count);
}
