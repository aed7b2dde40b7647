import { eventOfReturn } from '@ilaneer/domain/order/order-event';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { chooseReturn } from '@ilaneer/domain/return/choose-return';
import {
  moveReturn as decideMove,
  type MovableReturn,
  type MoveReturnError,
  type ReturnMove,
} from '@ilaneer/domain/return/return-life';
import { isOurFault } from '@ilaneer/domain/return/return-policy';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Failure } from '../../http/failure.ts';
import type { Order } from '../../modules/order/repository.ts';
import { addTimelineEntry, lockAnyOrder } from '../../modules/order/timeline-repository.ts';
import { orderReturnedMail } from '../../modules/return/messages/return-transition-mail.ts';
import {
  listReturns,
  type OrderReturn,
  type ReturnChanges,
  updateReturn,
} from '../../modules/return/repository.ts';
import type { MoveEnvironment } from '../fulfilment/transition-order.ts';

/** Which return staff mean: an order's, by its number there when it has several. */
export type WhichReturn = { readonly orderNumber: string; readonly returnNumber: number | null };

/** A return that was moved, with its order. */
export type MovedReturn = { readonly order: Order; readonly request: OrderReturn };

/** A return as it is before its move; `all` are those of its order. */
export type ReturnToMove = MovedReturn & { readonly all: readonly OrderReturn[]; readonly at: Date };

/** A move of the shop's staff, with what it changes and what else happens in the same transaction. */
type StaffReturnMove = {
  readonly move: ReturnMove;
  readonly decide: (
    tx: Database,
    found: ReturnToMove,
  ) => Promise<Result<{ readonly changes: ReturnChanges; readonly note: string | null }, Failure>>;
  /** Once the move is written. Replies with the order as it is then. */
  readonly also?: (tx: Database, moved: ReturnToMove) => Promise<Order>;
};

/**
 * One move of one return: its order is held, its state decides, and the change, the entry on the order's timeline and
 * the mail are written together. Errors: ORDER_NOT_FOUND, RETURN_NOT_FOUND, RETURN_MOVE_NOT_ALLOWED with what is
 * allowed instead, and those of the move.
 */
export function moveReturn(
  env: MoveEnvironment,
  { orderNumber, returnNumber }: WhichReturn,
  { move, decide, also }: StaffReturnMove,
): Promise<Result<MovedReturn, Failure>> {
  return transact<MovedReturn, Failure>(env.db, async (tx) => {
    const order = await lockAnyOrder(tx, orderNumber);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    const all = await listReturns(tx, [order.id]);
    const chosen = choose(order, all, returnNumber, move);
    if (!chosen.ok) return chosen;
    const decided = decideMove(toMovable(chosen.value), move);
    if (!decided.ok) return err(notAllowed(order, chosen.value, decided.error));
    const at = env.now();
    const found = { order, request: chosen.value, all, at };
    const checked = await decide(tx, found);
    if (!checked.ok) return checked;
    const { changes, note } = checked.value;
    const request = { ...found.request, ...changes, state: decided.value };
    await updateReturn(tx, request.id, { ...changes, state: request.state });
    const kind = eventOfReturn(request.state);
    const noted = await addTimelineEntry(tx, order, { kind, actor: 'staff', note, at });
    const after = (await also?.(tx, { ...found, order: noted, request })) ?? noted;
    const mail = orderReturnedMail(after, request, env.brand.name, env.config.publicUrl);
    if (mail !== null) await env.jobs.enqueue(tx, 'send-mail', mail);
    return ok({ order: after, request });
  });
}

function toMovable({ state, lines }: OrderReturn): MovableReturn {
  return { state, mayBeKept: lines.every(({ reason }) => isOurFault(reason)) };
}

function choose(
  order: Order,
  all: readonly OrderReturn[],
  wanted: number | null,
  move: ReturnMove,
): Result<OrderReturn, Failure> {
  const chosen = chooseReturn(all.map(toMovable), wanted, move);
  const request = chosen.ok ? all[chosen.value - 1] : undefined;
  if (request !== undefined) return ok(request);
  if (chosen.ok || chosen.error.code === 'RETURN_NOT_FOUND') {
    const which = wanted === null ? 'no return' : `no return ${wanted}`;
    return err({ code: 'RETURN_NOT_FOUND', message: `Order ${order.number} has ${which}.` });
  }
  const options = chosen.error.numbers.map((number) => `--return ${number}`).join(' or ');
  const message = `Order ${order.number} has several returns that this can be done with: say ${options}.`;
  return err({ code: 'RETURN_MOVE_NOT_ALLOWED', message });
}

function notAllowed(
  order: Order,
  { number }: OrderReturn,
  { state, move, allowed }: MoveReturnError,
): Failure {
  const instead =
    allowed.length === 0 ? 'Nothing is possible any more' : `Possible now: ${allowed.join(', ')}`;
  const message = `Return ${number} of order ${order.number} is ${state}: ${move} is not possible. ${instead}.`;
  return { code: 'RETURN_MOVE_NOT_ALLOWED', message, data: { state, move, allowed } };
}
