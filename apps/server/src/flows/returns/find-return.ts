import { err, ok, type Result } from '@ilaneer/domain/result';
import {
  chooseReturn,
  type ReturnState,
  type ReturnTransition,
  type TransitionableReturn,
  transitionReturn as transit,
} from '@ilaneer/domain/return/return-life';
import { comesBack, isBadGoods } from '@ilaneer/domain/return/return-reason';
import type { OrderEventKind } from '@ilaneer/domain/timeline/order-event';
import type { Database } from '../../db/connect.ts';
import { lockAnyOrder, type Order } from '../../modules/order/order.ts';
import { listReturns, type OrderReturn, type ReturnChanges } from '../../modules/return/return.ts';

export type WhichReturn = { readonly orderNumber: string; readonly returnNumber: number | null };

export type FoundReturn = {
  readonly order: Order;
  readonly request: OrderReturn;
  readonly all: readonly OrderReturn[];
  readonly at: Date;
};

export type ReturnPlan = {
  readonly changes: ReturnChanges;
  readonly note?: string | null;
  readonly event?: OrderEventKind;
  readonly facts?: Readonly<Record<string, number>>;
  readonly exchangedFor?: string;
  readonly also?: (changed: FoundReturn) => Promise<Order>;
};

export type FindReturnFailure =
  | { readonly code: 'ORDER_NOT_FOUND' }
  | {
      readonly code: 'VERSION_STALE';
      readonly data: { readonly current: Pick<OrderReturn, 'state' | 'version'> };
    }
  | { readonly code: 'RETURN_NOT_FOUND'; readonly data: WhichReturn }
  | { readonly code: 'RETURN_MOVE_NOT_ALLOWED'; readonly data: NotAllowed };

type NotAllowed = { readonly orderNumber: string } & (
  | { readonly why: 'several'; readonly returnNumbers: readonly number[] }
  | {
      readonly why: 'state';
      readonly returnNumber: number;
      readonly state: ReturnState;
      readonly transition: ReturnTransition;
      readonly allowed: readonly ReturnTransition[];
    }
);

export async function findReturn(
  tx: Database,
  { orderNumber, returnNumber: wanted, version }: WhichReturn & { readonly version?: number },
  transition: ReturnTransition,
  at: Date,
): Promise<Result<{ readonly found: FoundReturn; readonly next: ReturnState }, FindReturnFailure>> {
  const order = await lockAnyOrder(tx, orderNumber);
  if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
  const all = await listReturns(tx, [order.id]);
  const chosen = chooseReturn(all.map(toTransitionable), wanted, transition);
  const which = { orderNumber: order.number, returnNumber: wanted };
  if (!chosen.ok) {
    if (chosen.error.code === 'RETURN_NOT_FOUND') return err({ code: 'RETURN_NOT_FOUND', data: which });
    const returnNumbers = chosen.error.numbers;
    return err({
      code: 'RETURN_MOVE_NOT_ALLOWED',
      data: { orderNumber: order.number, why: 'several', returnNumbers },
    });
  }
  const request = all[chosen.value - 1];
  if (request === undefined) return err({ code: 'RETURN_NOT_FOUND', data: which });
  if (version !== undefined && version !== request.version) {
    return err({
      code: 'VERSION_STALE',
      data: { current: { state: request.state, version: request.version } },
    });
  }
  const next = transit(toTransitionable(request), transition);
  if (next.ok) return ok({ found: { order, request, all, at }, next: next.value });
  const { code, ...rest } = next.error;
  const returnNumber = request.number;
  return err({ code, data: { orderNumber: order.number, why: 'state', returnNumber, ...rest } });
}

export function toTransitionable({ state, lines }: OrderReturn): TransitionableReturn {
  return {
    state,
    mayBeKept: lines.every(({ reason }) => isBadGoods(reason)),
    canComeBack: lines.some(({ reason }) => comesBack(reason)),
  };
}

export function refundedOf(all: readonly OrderReturn[]): OrderReturn[] {
  return all.filter(({ state }) => state === 'refunded');
}
