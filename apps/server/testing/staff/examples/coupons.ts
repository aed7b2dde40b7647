import { randomUUID } from 'node:crypto';
import * as calls from '@ilaneer/contract/staff/shop/coupons';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

const TERMS = {
  description: '₹75 off',
  kind: 'amount',
  percent: null,
  cap: null,
  amount: 75,
  minimum: null,
  validFrom: null,
  validUntil: null,
  categoryIds: [],
  firstOrderOnly: false,
} satisfies calls.CouponTerms;

// Hidden, so that the lists of other tests stay as they are.
const FORM = { ...TERMS, totalLimit: null, perShopperLimit: 1, active: true, hidden: true };

const newCode = () => `C-${randomUUID().slice(0, 18).toUpperCase()}`;

export const couponExamples = staffExamples(calls, {
  makeStaffCoupon: {
    countsOnce: 'VALIDATION_FAILED',
    prepare: async () => ({ body: { ...FORM, code: newCode() } }),
  },
  changeStaffCoupon: {
    prepare: async ({ staff }: ExampleKit) => {
      const { body } = await staff.call('POST', '/coupons', { body: { ...FORM, code: newCode() } });
      const { id, version } = body.coupon as calls.StaffCouponView;
      return { params: { couponId: id }, version, body: { ...FORM, amount: 50 } };
    },
  },
  makeCouponBatch: { prepare: async () => ({ body: { ...TERMS, prefix: 'ONAM', count: 3 } }) },
  switchCouponBatch: {
    prepare: async ({ staff }: ExampleKit) => {
      const { body } = await staff.call('POST', '/coupon-batches', {
        body: { ...TERMS, prefix: 'ONAM', count: 3 },
      });
      const { id, version } = body.batch as calls.CouponBatchView;
      return { params: { couponBatchId: id }, version, body: { active: false } };
    },
  },
});
