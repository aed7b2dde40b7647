import type { Availability } from './availability.ts';
import { newestFirst } from './product-order.ts';

export const OTHER_PRODUCTS = 4;

/** Candidates when the catalogue is not loaded: its category and the newest. */
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

/** Related products: same category, parent category, newest; sold out last. */
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
