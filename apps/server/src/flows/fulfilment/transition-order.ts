import { moveOrder as decideMove, type OrderMove } from '@ilaneer/domain/order/transition-order';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Failure } from '../../http/failure.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { orderMovedMail } from '../../modules/order/messages/order-moved-mail.ts';
import { tellBySms } from '../../modules/order/messages/order-sms.ts';
import type { Order } from '../../modules/order/repository.ts';
import { lockAnyOrder, type MoveChanges, writeMove } from '../../modules/order/timeline-repository.ts';
import { type MoveNews, NO_NEWS } from './transition-news.ts';

/** What moving an order works with; a command beside the running shop has it too. */
export type MoveEnvironment = Pick<AppDeps, 'db' | 'now'> & {
  readonly brand: Pick<AppDeps['brand'], 'name'>;
  readonly config: Pick<AppDeps['config'], 'publicUrl'>;
  readonly jobs: Pick<Jobs, 'enqueue'>;
};

/** A move of the shop's staff. */
type StaffMove = {
  readonly move: Exclude<OrderMove, 'cancel'>;
  readonly note?: string;
  readonly changes?: (order: Order, at: Date) => MoveChanges;
  /** What else happens with it, in the same transaction. */
  readonly also?: (tx: Database, order: Order, at: Date) => Promise<MoveNews>;
};

/**
 * One move of one order: its row is held, its status decides, and the change, its timeline entry and its mail are
 * written together. Errors: ORDER_NOT_FOUND, ORDER_MOVE_NOT_ALLOWED with what is allowed instead.
 */
export function moveOrder(
  env: MoveEnvironment,
  idOrNumber: string,
  { move, note, changes, also }: StaffMove,
): Promise<Result<Order, Failure>> {
  return transact<Order, Failure>(env.db, async (tx) => {
    const order = await lockAnyOrder(tx, idOrNumber);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    const decided = decideMove(order.status, move);
    if (!decided.ok) {
      const { status, allowed } = decided.error;
      const instead =
        allowed.length === 0 ? 'Nothing is possible any more' : `Possible now: ${allowed.join(', ')}`;
      const message = `Order ${order.number} is ${status}: ${move} is not possible. ${instead}.`;
      return err({ code: 'ORDER_MOVE_NOT_ALLOWED', message, data: { status, move, allowed } });
    }
    const at = env.now();
    const moved = await writeMove(tx, order, {
      status: decided.value,
      changes: changes?.(order, at) ?? {},
      actor: 'staff',
      note: note ?? null,
      at,
    });
    const news = await also?.(tx, moved, at);
    await tellShopper(env, tx, moved, news);
    return ok(moved);
  });
}

/** Queues the mail and the SMS about an order's new status; who can get neither reads of it in the shop. */
export async function tellShopper(
  env: MoveEnvironment,
  tx: Database,
  order: Order,
  news: MoveNews = NO_NEWS,
): Promise<void> {
  const mail = orderMovedMail(order, news, env.brand.name, env.config.publicUrl);
  if (mail !== null) await env.jobs.enqueue(tx, 'send-mail', mail);
  await tellBySms(env, tx, order);
}
