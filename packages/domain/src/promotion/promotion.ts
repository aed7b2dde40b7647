import { NO_PAISE, type Paise } from '../money.ts';
import type { Benefit } from './benefits/benefits.ts';
import type { GoodsScope } from './benefits/goods.ts';

/** The benefit and its goods: kept by the orders that have it. */
export type PromotionTerms = {
  readonly id: string;
  /** For shoppers. */
  readonly name: string;
  readonly goods: GoodsScope;
  readonly benefit: Benefit;
  /** Of the goods, before promotions. */
  readonly minimumTotal: Paise | null;
  readonly minimumQuantity: number | null;
  /** Lower numbers apply first. */
  readonly priority: number;
};

/** Null and empty lists: no limit (PROMOTION-4). */
export type Promotion = PromotionTerms & {
  /** Null: automatic. */
  readonly code: string | null;
  /** The owner's words beside a cart that lacks a little; empty for none. */
  readonly hint: string;
  readonly active: boolean;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  /** 0 is Sunday, in India. */
  readonly weekdays: readonly number[];
  /** In India; past midnight if it ends before it starts. */
  readonly hours: Hours | null;
  readonly firstOrderOnly: boolean;
  /** First digits of PIN codes. */
  readonly pinAreas: readonly string[];
  /** Of customers, as it is when priced. */
  readonly segmentId: string | null;
  readonly totalLimit: number | null;
  readonly perShopperLimit: number | null;
  /** Discounts of all its orders. */
  readonly budget: Paise | null;
  readonly combining: Combining;
  readonly withCoupon: boolean;
};

/** '22:00' */
export type Hours = { readonly from: string; readonly until: string };

/** With all others, without others of its group, or with no other at all (PROMOTION-6). */
export type Combining =
  | { readonly kind: 'all' }
  | { readonly kind: 'group'; readonly group: string }
  | { readonly kind: 'alone' };

/** Held and counted uses. */
export type PromotionUse = { readonly inAll: number; readonly byShopper: number; readonly spent: Paise };

export type PromotionContext = {
  readonly now: Date;
  /** As typed and normalised. */
  readonly code: string | null;
  /** Null: not known yet. */
  readonly pinCode: string | null;
  readonly isFirstOrder: boolean;
  /** Segments of the shopper. */
  readonly segmentIds: readonly string[];
  readonly hasCoupon: boolean;
  readonly useOf: (promotion: Pick<Promotion, 'id'>) => PromotionUse;
};

export const NO_USE: PromotionUse = { inAll: 0, byShopper: 0, spent: NO_PAISE };

export function freesDelivery({ benefit }: Pick<Promotion, 'benefit'>): boolean {
  return benefit.kind === 'free-delivery';
}

/** Independent of how a list is sorted. */
export function inOrder<Terms extends PromotionTerms>(promotions: readonly Terms[]): Terms[] {
  return [...promotions].sort((one, other) => one.priority - other.priority || (one.id < other.id ? -1 : 1));
}
