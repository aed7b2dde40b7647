import type { Actor } from '@ilaneer/domain/actor/actor';
import type { LotUse } from '@ilaneer/domain/coin/spend-lots';
import type { Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import type { TakenCoupon } from '../../modules/coupon/coupon.ts';
import type { TakenGiftCard } from '../../modules/gift-card/gift-card.ts';
import type { Order } from '../../modules/order/order.ts';

export type Taken = {
  readonly coupon: TakenCoupon | null;
  readonly coins: readonly LotUse[];
  readonly giftCard: TakenGiftCard | null;
  /** Null if it replaces none. */
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
    taken: Taken,
  ) => Promise<Result<null, Failure>>;
  /** Final: paid, or payable on delivery. */
  readonly confirm: (tx: Database, order: Order, at: Date) => Promise<void>;
  /** For a cancelled order; returns it updated. */
  readonly release: (tx: Database, actor: Actor, order: Order, at: Date) => Promise<Order>;
  /** Re-reserves; false if unavailable. */
  readonly retake: (tx: Database, actor: Actor, order: Order, at: Date) => Promise<boolean>;
};
