import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, Digits, Id, problem, Rupees, Text } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const access = 'staff:prices.write';
const params = Type.Object({ promotionId: Id('Promotion is required') });

// Generous: the domain's rules name each fault at its field (PROMOTION-9).
const NUMBER = anyProblem('Enter a number');
const Numeral = Type.Number({ minimum: -10_000_000, maximum: 10_000_000, ...NUMBER });
const numeralOrNull = Type.Union([Numeral, Type.Null()], NUMBER);
const ids = Type.Array(Id('Choose goods that there are'), { maxItems: 200 });
const MOMENT = anyProblem('Enter a date and a time');
const momentOrNull = Type.Union([Type.String({ format: 'date-time', ...MOMENT }), Type.Null()], MOMENT);
const Clock = Type.String({ maxLength: 5, ...anyProblem('Enter a time such as 09:30') });

/** Without products and categories: all goods. */
export const PromotionGoods = Type.Object({
  productIds: ids,
  categoryIds: ids,
  exceptProductIds: ids,
});

/** Amounts in rupees; percentages with at most 2 decimals. */
export const PromotionBenefit = Type.Union(
  [
    Type.Object({ kind: Type.Literal('percent'), percent: Numeral, cap: numeralOrNull }),
    Type.Object({ kind: Type.Literal('amount'), amount: Numeral }),
    Type.Object({ kind: Type.Literal('amount-each'), amount: Numeral }),
    Type.Object({ kind: Type.Literal('fixed-price'), price: Numeral }),
    Type.Object({
      kind: Type.Literal('buy-get'),
      buy: Numeral,
      get: Numeral,
      percent: Numeral,
      gets: Type.Union([PromotionGoods, Type.Null()]),
      mostTimes: numeralOrNull,
    }),
    Type.Object({ kind: Type.Literal('cheapest-free'), from: Numeral, free: Numeral }),
    Type.Object({
      kind: Type.Literal('tiers'),
      by: Type.Enum(['quantity', 'total']),
      tiers: Type.Array(Type.Object({ from: Numeral, percent: Numeral }), { maxItems: 10 }),
    }),
    Type.Object({
      kind: Type.Literal('set-price'),
      parts: Type.Array(Type.Object({ goods: PromotionGoods, quantity: Numeral }), { maxItems: 6 }),
      price: Numeral,
    }),
    Type.Object({ kind: Type.Literal('free-delivery') }),
  ],
  anyProblem('Choose what the promotion gives'),
);
export type PromotionBenefit = Static<typeof PromotionBenefit>;

export const PromotionForm = Type.Object({
  name: Text(60, problem('Name is required', atMost('Name', 60))),
  /** The owner's words for a cart that lacks a little; empty for none. */
  hint: Text(120, problem('Hint is required', atMost('Hint', 120))),
  goods: PromotionGoods,
  benefit: PromotionBenefit,
  minimumTotal: numeralOrNull,
  minimumQuantity: numeralOrNull,
  priority: Numeral,
  /** False: archived. */
  active: Type.Boolean(),
  validFrom: momentOrNull,
  validUntil: momentOrNull,
  /** 0 is Sunday; none: every day. */
  weekdays: Type.Array(Type.Integer(anyProblem('Choose days of the week')), { maxItems: 7 }),
  hours: Type.Union([Type.Object({ from: Clock, until: Clock }), Type.Null()]),
  firstOrderOnly: Type.Boolean(),
  /** First digits of PIN codes; none: everywhere. */
  pinAreas: Type.Array(Digits(6), { maxItems: 200 }),
  /** Of customers, as it is when a cart is priced; null: all. */
  segmentId: Type.Union([Id('Please choose a segment'), Type.Null()], anyProblem('Please choose a segment')),
  totalLimit: numeralOrNull,
  perShopperLimit: numeralOrNull,
  budget: numeralOrNull,
  combining: Type.Union(
    [
      Type.Object({ kind: Type.Literal('all') }),
      Type.Object({ kind: Type.Literal('group'), group: Text(60) }),
      Type.Object({ kind: Type.Literal('alone') }),
    ],
    anyProblem('Choose how it combines with others'),
  ),
  withCoupon: Type.Boolean(),
});
export type PromotionForm = Static<typeof PromotionForm>;

export const StaffPromotionView = Type.Object({
  id: Type.String(),
  ...PromotionForm.properties,
  /** 'Buy 2, get 1 free' */
  words: Type.String(),
  /** Held and counted ones: their number, discounts, and the totals of their orders. */
  uses: Type.Integer(),
  cost: Rupees,
  sales: Rupees,
  ...versionField,
});
export type StaffPromotionView = Static<typeof StaffPromotionView>;

const PromotionReply = successReply({ promotion: StaffPromotionView });

/** Active ones first, by priority. */
export const listPromotions = defineCall({
  method: 'GET',
  path: '/staff/promotions',
  summary: 'Promotions with their uses, cost and sales',
  access,
  reply: successReply({ promotions: Type.Array(StaffPromotionView) }),
});

export const readPromotion = defineCall({
  method: 'GET',
  path: '/staff/promotions/:promotionId',
  summary: 'A promotion',
  access,
  params,
  reply: PromotionReply,
});

export const makePromotion = defineCall({
  method: 'POST',
  path: '/staff/promotions',
  summary: 'Add a promotion',
  access,
  body: PromotionForm,
  reply: PromotionReply,
  status: 201,
});

/** Orders keep the terms that they were placed with (PROMOTION-13). */
export const changePromotion = defineCall({
  method: 'PUT',
  path: '/staff/promotions/:promotionId',
  summary: 'Change or archive a promotion',
  access,
  params,
  headers: IfMatch,
  body: PromotionForm,
  reply: PromotionReply,
});
