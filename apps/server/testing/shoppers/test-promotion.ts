import type { PromotionForm, StaffPromotionView } from '@ilaneer/contract/staff/shop/promotions';
import { newTestStaff } from '../staff/test-staff.ts';
import type { TestShop } from '../test-shop.ts';

const ALL_GOODS = { productIds: [], categoryIds: [], exceptProductIds: [] };

/** 10 % off everything, without conditions. */
export function promotionForm(change: Partial<PromotionForm> = {}): PromotionForm {
  return {
    name: 'Monsoon week',
    hint: '',
    goods: ALL_GOODS,
    benefit: { kind: 'percent', percent: 10, cap: null },
    minimumTotal: null,
    minimumQuantity: null,
    priority: 0,
    active: true,
    validFrom: null,
    validUntil: null,
    weekdays: [],
    hours: null,
    firstOrderOnly: false,
    pinAreas: [],
    segmentId: null,
    totalLimit: null,
    perShopperLimit: null,
    budget: null,
    combining: { kind: 'all' },
    withCoupon: true,
    ...change,
  };
}

export const BUY_TWO_GET_ONE = {
  kind: 'buy-get',
  buy: 2,
  get: 1,
  percent: 100,
  gets: null,
  mostTimes: null,
} as const;

/** Made by staff. */
export async function addPromotion(
  shop: TestShop,
  change: Partial<PromotionForm> = {},
): Promise<StaffPromotionView> {
  const staff = await newTestStaff(shop, ['prices.write']);
  const made = await staff.call('POST', '/promotions', { body: promotionForm(change) });
  if (made.status !== 201) throw new Error(`the promotion was refused: ${JSON.stringify(made.body)}`);
  return made.body.promotion as StaffPromotionView;
}
