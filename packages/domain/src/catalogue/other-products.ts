import type { Availability } from './availability.ts';
import { newestFirst } from './product-order.ts';

/** How many other products stand below one. */
export const OTHER_PRODUCTS = 4;

/** What to choose them from where not all products are at hand: a few of its category, and of the newest. */
export function otherProductsQueries({ categoryId }: Pick<OtherProduct, 'categoryId'>) {
  return [
    { category: categoryId, sort: 'newest', limit: 12 },
    { sort: 'newest', limit: 12 },
  ] as const;
}

type OtherProduct = {
  readonly id: string;
  readonly availability: Availability;
  readonly categoryId: string;
  readonly parentCategoryId: string | null;
  readonly createdAt: string;
};

/** What to look at beside a product: of its category first, then of the parent, then the newest; sold out last. */
export function otherProducts<Product extends OtherProduct>(
  product: OtherProduct,
  products: readonly Product[],
): Product[] {
  const nearness = (other: OtherProduct) => {
    if (other.availability === 'Out of stock') return 3;
    if (other.categoryId === product.categoryId) return 0;
    if (other.parentCategoryId !== null && other.parentCategoryId === product.parentCategoryId) return 1;
    return 2;
  };
  return products
    .filter((other) => other.id !== product.id)
    .toSorted((one, other) => nearness(one) - nearness(other) || newestFirst(one, other))
    .slice(0, OTHER_PRODUCTS);
}
