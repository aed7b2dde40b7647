import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import type { CartLine } from '../../../modules/cart/cart.ts';
import type { Catalogue, CatalogueDeps } from '../../../modules/catalogue/catalogue.ts';
import {
  type CouponRow,
  type JudgedCoupon,
  judgeCoupons,
  listShownCoupons,
} from '../../../modules/coupon/coupon.ts';
import { type CouponLineDeps, promotedCouponLines } from './promoted-coupon-lines.ts';

/** Filter (COUPON-6) and lines to judge by. */
export type CouponQuery = {
  readonly productIds: readonly string[];
  readonly productType: string | null;
  readonly lines: readonly CartLine[];
};

/** Listed coupons: usable ones by discount, then the others with their reason (COUPON-5). */
export async function listCoupons(
  deps: CouponLineDeps & CatalogueDeps,
  actor: ShopperActor | null,
  { productIds, productType, lines }: CouponQuery,
): Promise<JudgedCoupon[]> {
  const catalogue = await deps.catalogue.current();
  const isForThese = await judgeProducts(catalogue, productIds);
  const rows = (await listShownCoupons(deps.db)).filter(
    (row) => isOfType(row, productType) && isForThese(row),
  );
  const judged = await judgeCoupons(deps, actor, {
    rows,
    lines: await promotedCouponLines(deps, actor, lines),
  });
  return judged.filter(({ isOver }) => !isOver).sort(byUse);
}

function byUse(one: JudgedCoupon, other: JudgedCoupon): number {
  return Number(other.isUsable) - Number(one.isUsable) || other.discount - one.discount;
}

export function productTypeOf({ categoryIds }: CouponRow): 'ALL' | 'SPECIFIC' {
  return categoryIds.length === 0 ? 'ALL' : 'SPECIFIC';
}

export function isOfType(row: CouponRow, wanted: string | null): boolean {
  return wanted === null || wanted === 'ALL' || [wanted, 'ALL'].includes(productTypeOf(row));
}

/** Eligible for one of the products; undefined without products. */
export async function judgeProducts(
  catalogue: Catalogue,
  productIds: readonly string[],
): Promise<(row: CouponRow) => boolean> {
  const products = await catalogue.find(productIds);
  const categoryIds = new Set(productIds.flatMap((id) => products.get(id)?.categoryId ?? []));
  return (row) =>
    productIds.length === 0 ||
    row.categoryIds.length === 0 ||
    categoriesOf(row, catalogue).some((id) => categoryIds.has(id));
}

export async function productIdsOf(row: CouponRow, catalogue: Catalogue): Promise<string[]> {
  if (row.categoryIds.length === 0) return [];
  return [...(await catalogue.idsIn(categoriesOf(row, catalogue)))];
}

function categoriesOf({ categoryIds }: CouponRow, { categories }: Catalogue): string[] {
  const children = categories.filter(({ parentId }) => parentId !== null && categoryIds.includes(parentId));
  return [...categoryIds, ...children.map(({ id }) => id)];
}
