import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, Code, Id, IsoDate, problem, Rupees, Text } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const access = 'staff:prices.write';
const couponParams = Type.Object({ couponId: Id('Coupon is required') });
const batchParams = Type.Object({ couponBatchId: Id('Batch is required') });

// Generous: the rules of the domain name each fault at its field (COUPON-13).
const NUMBER = anyProblem('Enter a number');
const Numeral = Type.Number({ minimum: -10_000_000, maximum: 10_000_000, ...NUMBER });
const numeralOrNull = Type.Union([Numeral, Type.Null()], NUMBER);
const MOMENT = anyProblem('Enter a date and a time');
const momentOrNull = Type.Union([Type.String({ format: 'date-time', ...MOMENT }), Type.Null()], MOMENT);

/** Amounts in rupees; a percentage with at most 2 decimals. Null: no limit. */
const CouponTerms = Type.Object({
  description: Text(200, problem('Description is required', atMost('Description', 200))),
  kind: Type.Enum(['percent', 'amount'], anyProblem('Choose a percentage or an amount')),
  percent: numeralOrNull,
  /** Of a percentage. */
  cap: numeralOrNull,
  amount: numeralOrNull,
  minimum: numeralOrNull,
  validFrom: momentOrNull,
  validUntil: momentOrNull,
  categoryIds: Type.Array(Id('Choose categories that there are'), { maxItems: 200 }),
  firstOrderOnly: Type.Boolean(),
});
export type CouponTerms = Static<typeof CouponTerms>;

export const CouponForm = Type.Object({
  ...CouponTerms.properties,
  totalLimit: numeralOrNull,
  perShopperLimit: numeralOrNull,
  active: Type.Boolean(),
  /** Not listed, but valid when typed. */
  hidden: Type.Boolean(),
});
export type CouponForm = Static<typeof CouponForm>;

const code = Code(50, problem('Code is required'));

export const StaffCouponView = Type.Object({
  id: Type.String(),
  code: Type.String(),
  ...CouponForm.properties,
  /** '10% off, up to ₹50.00' */
  words: Type.String(),
  /** Held and counted ones: their number, discounts, and the totals of their orders. */
  uses: Type.Integer(),
  cost: Rupees,
  sales: Rupees,
  ...versionField,
});
export type StaffCouponView = Static<typeof StaffCouponView>;

export const CouponBatchForm = Type.Object({
  ...CouponTerms.properties,
  prefix: Code(20, problem('Prefix is required')),
  count: Numeral,
});
export type CouponBatchForm = Static<typeof CouponBatchForm>;

export const CouponBatchView = Type.Object({
  id: Type.String(),
  prefix: Type.String(),
  description: Type.String(),
  words: Type.String(),
  /** Codes, each for one order; of them held and counted. */
  count: Type.Integer(),
  uses: Type.Integer(),
  cost: Rupees,
  sales: Rupees,
  active: Type.Boolean(),
  createdAt: IsoDate,
  ...versionField,
});
export type CouponBatchView = Static<typeof CouponBatchView>;

const CouponReply = successReply({ coupon: StaffCouponView });
const BatchReply = successReply({ batch: CouponBatchView });

/** Active ones first, then the newest; without the codes of batches (COUPON-14). */
export const listStaffCoupons = defineCall({
  method: 'GET',
  path: '/staff/coupons',
  summary: 'Coupons with their uses and sales',
  access,
  reply: successReply({ coupons: Type.Array(StaffCouponView) }),
});

export const readStaffCoupon = defineCall({
  method: 'GET',
  path: '/staff/coupons/:couponId',
  summary: 'A coupon',
  access,
  params: couponParams,
  reply: CouponReply,
});

export const makeStaffCoupon = defineCall({
  method: 'POST',
  path: '/staff/coupons',
  summary: 'Add a coupon',
  access,
  body: Type.Object({ ...CouponForm.properties, code }),
  reply: CouponReply,
  status: 201,
});

/** The code stays. */
export const changeStaffCoupon = defineCall({
  method: 'PUT',
  path: '/staff/coupons/:couponId',
  summary: 'Change or end a coupon',
  access,
  params: couponParams,
  headers: IfMatch,
  body: CouponForm,
  reply: CouponReply,
});

/** The newest first (COUPON-15). */
export const listCouponBatches = defineCall({
  method: 'GET',
  path: '/staff/coupon-batches',
  summary: 'Batches of single-use codes with their uses and sales',
  access,
  reply: successReply({ batches: Type.Array(CouponBatchView) }),
});

export const makeCouponBatch = defineCall({
  method: 'POST',
  path: '/staff/coupon-batches',
  summary: 'Make a batch of single-use codes',
  access,
  body: CouponBatchForm,
  reply: BatchReply,
  status: 201,
});

export const switchCouponBatch = defineCall({
  method: 'PUT',
  path: '/staff/coupon-batches/:couponBatchId',
  summary: 'Stop the codes of a batch, or let them apply again',
  access,
  params: batchParams,
  headers: IfMatch,
  body: Type.Object({ active: Type.Boolean() }),
  reply: BatchReply,
});

/** A spreadsheet table: each code with its state. */
export const exportCouponCodes = defineCall({
  method: 'GET',
  path: '/staff/coupon-batches/:couponBatchId/codes.csv',
  summary: 'Codes of a batch, as a CSV file',
  access,
  params: batchParams,
  reply: Type.String(),
});
