import type {
  CouponBatchForm,
  CouponBatchView,
  CouponForm,
  changeStaffCoupon,
  exportCouponCodes,
  listCouponBatches,
  listStaffCoupons,
  makeCouponBatch,
  makeStaffCoupon,
  readStaffCoupon,
  StaffCouponView,
  switchCouponBatch,
} from '@ilaneer/contract/staff/shop/coupons';
import { useQuery } from '@tanstack/react-query';
import { ifMatch } from '../../parts/act/if-match.ts';
import { request, requestFile } from '../../session/staff-api.ts';

export const COUPONS_KEY = ['coupon'];

export function useCoupons() {
  return useQuery({
    queryKey: [...COUPONS_KEY, 'list'],
    queryFn: async ({ signal }) =>
      (await request<typeof listStaffCoupons>('GET', '/staff/coupons', { signal })).coupons,
  });
}

export function useCoupon(couponId: string) {
  return useQuery({
    queryKey: [...COUPONS_KEY, couponId],
    queryFn: async ({ signal }) => {
      const input = { params: { couponId }, signal };
      return (await request<typeof readStaffCoupon>('GET', '/staff/coupons/:couponId', input)).coupon;
    },
    enabled: couponId !== 'new',
  });
}

export async function addCoupon(body: CouponForm & { code: string }): Promise<StaffCouponView> {
  return (await request<typeof makeStaffCoupon>('POST', '/staff/coupons', { body })).coupon;
}

export async function saveCoupon(
  { id, version }: Pick<StaffCouponView, 'id' | 'version'>,
  body: CouponForm,
): Promise<StaffCouponView> {
  const input = { params: { couponId: id }, headers: ifMatch(version), body };
  return (await request<typeof changeStaffCoupon>('PUT', '/staff/coupons/:couponId', input)).coupon;
}

export function useBatches() {
  return useQuery({
    queryKey: [...COUPONS_KEY, 'batches'],
    queryFn: async ({ signal }) =>
      (await request<typeof listCouponBatches>('GET', '/staff/coupon-batches', { signal })).batches,
  });
}

export async function addBatch(body: CouponBatchForm): Promise<CouponBatchView> {
  return (await request<typeof makeCouponBatch>('POST', '/staff/coupon-batches', { body })).batch;
}

export async function switchBatch(
  { id, version }: Pick<CouponBatchView, 'id' | 'version'>,
  active: boolean,
): Promise<CouponBatchView> {
  const input = { params: { couponBatchId: id }, headers: ifMatch(version), body: { active } };
  return (await request<typeof switchCouponBatch>('PUT', '/staff/coupon-batches/:couponBatchId', input))
    .batch;
}

export function readCodes(couponBatchId: string): Promise<Blob> {
  const input = { params: { couponBatchId } };
  return requestFile<typeof exportCouponCodes>(
    'GET',
    '/staff/coupon-batches/:couponBatchId/codes.csv',
    input,
  );
}
