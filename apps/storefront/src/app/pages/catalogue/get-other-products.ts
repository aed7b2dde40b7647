import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import { newestFirst } from '@ilaneer/domain/catalogue/product-order';
import { queryOptions } from '@tanstack/react-query';
import { cardsToChooseFrom } from '../../../features/catalogue/list/few-of-many.ts';
import { LIST_STALE_MS } from '../../../lib/query-client.ts';

/** How many other products stand below one. */
export const OTHERS = 4;

/** A few other products to look at; the page of a product comes with them, and not with the whole catalogue. */
export const otherProductsQuery = (product: ProductCardView) =>
  queryOptions({
    queryKey: ['other-products', product.id],
    staleTime: LIST_STALE_MS,
    queryFn: async () => otherProducts(product, await cardsToChooseFrom(...near(product)), OTHERS),
  });

// A few of its category, and of the newest where it has none.
const near = ({ categoryId }: ProductCardView) =>
  [
    { category: categoryId, sort: 'newest', limit: 12 },
    { sort: 'newest', limit: 12 },
  ] as const;

/** Of the same category first, then of its parent, then the newest; in stock before sold out. */
export function otherProducts(
  product: ProductCardView,
  products: readonly ProductCardView[],
  count: number,
): ProductCardView[] {
  const nearness = (other: ProductCardView) => {
    if (other.availability === 'Out of stock') return 3;
    if (other.categoryId === product.categoryId) return 0;
    if (other.parentCategoryId !== null && other.parentCategoryId === product.parentCategoryId) return 1;
    return 2;
  };
  return products
    .filter((other) => other.id !== product.id)
    .toSorted((one, other) => nearness(one) - nearness(other) || newestFirst(one, other))
    .slice(0, count);
}
