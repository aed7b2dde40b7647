import type { Actor } from '@ilaneer/domain/actor/actor';
import type { LotUse } from '@ilaneer/domain/coin/spend-lots';
import type { AppliedPromotion } from '@ilaneer/domain/promotion/apply-promotions';
import type { Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import type { ReservedCoupon } from '../../modules/coupon/coupon.ts';
import type { ReservedGiftCard } from '../../modules/gift-card/gift-card.ts';
import type { Order } from '../../modules/order/order.ts';

export type Reserved = {
  readonly promotions: readonly AppliedPromotion[];
  readonly coupon: ReservedCoupon | null;
  readonly coins: readonly LotUse[];
  readonly giftCard: ReservedGiftCard | null;
  readonly replaced: Order | null;
};

/** The number comes with the insert. */
export type OrderBeingWritten = Omit<Order, 'number'>;

/** A resource that an order reserves while payment is pending. The order is new or locked. */
export type Reservation = {
  /** The order's insert was sent before. The caller rolls back on failure. */
  readonly reserve: (
    tx: Database,
    actor: Actor,
    order: OrderBeingWritten,
    taken: Reserved,
  ) => Promise<Result<null, Failure>>;
  /** Final: paid, or payable on delivery. */
  readonly confirm: (tx: Database, order: Order, at: Date) => Promise<void>;
  /** For a cancelled order; returns it updated. */
  readonly release: (tx: Database, actor: Actor, order: Order, at: Date) => Promise<Order>;
  /** Re-reserves; false if unavailable. */
  readonly reserveAgain: (tx: Database, actor: Actor, order: Order, at: Date) => Promise<boolean>;
};
