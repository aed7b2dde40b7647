import type { Actor } from '@ilaneer/domain/actor/actor';
import type { LotUse } from '@ilaneer/domain/coin/spend-lots';
import type { Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import type { TakenCoupon } from '../../modules/coupon/coupon.ts';
import type { TakenGiftCard } from '../../modules/gift-card/gift-card.ts';
import type { Order } from '../../modules/order/order.ts';

/** What a new order was allowed to use, each locked when it was judged. */
export type Taken = {
  readonly coupon: TakenCoupon | null;
  readonly coins: readonly LotUse[];
  readonly giftCard: TakenGiftCard | null;
  /** The order whose place it takes; null when it takes nobody's. */
  readonly replaced: Order | null;
};

/** An order that is being written: its number comes with it. */
export type OrderBeingWritten = Omit<Order, 'number'>;

/** Something that an order keeps from others while it is paid for. The order is new or locked by the caller. */
export type Reservation = {
  /** Takes it for an order whose writing was sent before. On a failure the caller rolls everything back. */
  readonly reserve: (
    tx: Database,
    actor: Actor,
    order: OrderBeingWritten,
    taken: Taken,
  ) => Promise<Result<null, Failure>>;
  /** It is the order's for good: the order is paid for, or will be on delivery. */
  readonly confirm: (tx: Database, order: Order, at: Date) => Promise<void>;
  /** Gives it back, for an order that is given up now. Replies with the order as it is then. */
  readonly release: (tx: Database, actor: Actor, order: Order, at: Date) => Promise<Order>;
  /** Takes again what was given back; false when it can't be had any more. */
  readonly retake: (tx: Database, actor: Actor, order: Order, at: Date) => Promise<boolean>;
};
