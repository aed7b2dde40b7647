import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { checkReturn, type ReturnError, type WantedReturn } from '@ilaneer/domain/return/return-policy';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { Catalogue } from '../../modules/catalogue/catalogue.ts';
import { addTimelineEntry, lockOwnOrder, type Order } from '../../modules/order/order.ts';
import { insertReturn, listReturns, type OrderReturn, returnableLines } from '../../modules/return/return.ts';
import { notifyOfReturn } from './notify-of-return.ts';

export type ReturnRequest = {
  readonly orderId: string;
  readonly lines: readonly WantedReturn[];
  readonly note: string;
};

/**
 * Asks for a return of lines of one's own order, acknowledged by mail. The order is locked meanwhile, so that two
 * requests can't return the same units. Errors: ORDER_NOT_FOUND, RETURN_NOT_ALLOWED, RETURN_LINES_REFUSED.
 */
export async function requestReturn(
  deps: Deps & { readonly catalogue: { current(): Promise<Pick<Catalogue, 'find'>> } },
  actor: ShopperActor,
  { orderId, lines, note }: ReturnRequest,
): Promise<Result<{ order: Order; request: OrderReturn }, Failure>> {
  const { find } = await deps.catalogue.current();
  return transact<{ order: Order; request: OrderReturn }, Failure>(deps.db, async (tx) => {
    const order = await lockOwnOrder(tx, actor.userId, orderId);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    const requested = await listReturns(tx, [order.id]);
    const productsById = await find(
      order.lines.map(({ productId }) => productId),
      tx,
    );
    const at = deps.now();
    const checked = checkReturn(order, returnableLines(order, requested, productsById), lines, at);
    if (!checked.ok) return err(failureOf(checked.error));
    const id = deps.newId();
    const request: OrderReturn = {
      ...NOTHING_YET,
      id,
      number: requested.length + 1,
      orderId: order.id,
      userId: actor.userId,
      note,
      requestedAt: at,
      lines: lines.map((line) => ({ ...line, returnId: id, orderId: order.id, restockedUnits: 0 })),
    };
    await insertReturn(tx, request);
    await notifyOfReturn(tx, deps, order, request);
    const noted = await addTimelineEntry(tx, order, { kind: 'return_requested', actor, note: null, at });
    return ok({ order: noted, request });
  });
}

const NOTHING_YET = {
  state: 'requested',
  approvedAt: null,
  refusedAt: null,
  refusalReason: null,
  pickedUpAt: null,
  receivedAt: null,
  refundedAt: null,
  refundPosition: null,
  refundPaise: null,
  refundCoins: 0,
  refundReference: null,
  refundedByKind: null,
  refundedById: null,
  exchangeOrderId: null,
  exchangePaise: null,
  version: 1,
} as const;

const whyTexts = {
  'not-delivered': 'A return can be asked for once the order is delivered.',
  'too-late': 'Returns can be asked for within 7 days of delivery.',
} as const;

function failureOf(error: ReturnError): Failure {
  return error.code === 'RETURN_NOT_ALLOWED'
    ? { code: error.code, message: whyTexts[error.why] }
    : invalid(error.problems, error.code);
}
