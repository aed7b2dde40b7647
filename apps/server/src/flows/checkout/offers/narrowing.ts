import type { Catalogue } from '../../../modules/catalogue/catalogue-cache.ts';
import type { CouponRow } from '../../../modules/coupon/repository.ts';

/** Whether a coupon is for everything, or for some categories only. */
export function productTypeOf({ categoryIds }: CouponRow): 'ALL' | 'SPECIFIC' {
  return categoryIds.length === 0 ? 'ALL' : 'SPECIFIC';
}

/** Whether a coupon is of a type that a client asks for; `ALL` and none at all ask for every type. */
export function isOfType(row: CouponRow, wanted: string | null): boolean {
  return wanted === null || wanted === 'ALL' || [wanted, 'ALL'].includes(productTypeOf(row));
}

/** Whether a coupon is for one of these products; without any the question does not arise. */
export function isForProducts(row: CouponRow, catalogue: Catalogue, productIds: readonly string[]): boolean {
  if (productIds.length === 0 || row.categoryIds.length === 0) return true;
  const fitting = new Set(productIdsOf(row, catalogue));
  return productIds.some((id) => fitting.has(id));
}

/** The products that a coupon is for; none named when it is for all. */
export function productIdsOf({ categoryIds }: CouponRow, catalogue: Catalogue): string[] {
  if (categoryIds.length === 0) return [];
  const within = new Set([
    ...categoryIds,
    ...catalogue.categories.flatMap(({ id, parentId }) =>
      parentId !== null && categoryIds.includes(parentId) ? [id] : [],
    ),
  ]);
  return catalogue.products.filter(({ categoryId }) => within.has(categoryId)).map(({ id }) => id);
}

/** Product ids in a comma list, as clients send them. */
export function readProductIds(...lists: readonly (string | undefined)[]): string[] {
  return lists.flatMap((list) => (list ?? '').split(',')).filter((id) => id.trim() !== '');
}
