import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { err, ok, type Result } from '@ilaneer/domain/result';
import {
  asksForPayout,
  type PayoutForm,
  type ReturnRemedy,
  readPayout,
  takesPayout,
} from '@ilaneer/domain/return/payout';
import { checkReturn, type ReturnError, type WantedReturn } from '@ilaneer/domain/return/return-policy';
import { FAULT_DAYS, isOurFault, RETURN_DAYS } from '@ilaneer/domain/return/return-reason';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { Catalogue } from '../../modules/catalogue/catalogue.ts';
import { addTimelineEntry, lockOwnOrder, type Order } from '../../modules/order/order.ts';
import { insertReturn, listReturns, type OrderReturn, returnableLines } from '../../modules/return/return.ts';
import { storePayout } from './give-payout.ts';
import { notifyOfReturn } from './notify-of-return.ts';

export type ReturnRequest = {
  readonly orderId: string;
  readonly lines: readonly WantedReturn[];
  readonly note: string;
  readonly remedy: ReturnRemedy;
  readonly payout: PayoutForm | null;
};

/**
 * Locks the order. Errors: ORDER_NOT_FOUND, RETURN_NOT_ALLOWED, RETURN_LINES_REFUSED, PAYOUT_NOT_NEEDED, bad
 * payout fields.
 */
export async function requestReturn(
  deps: Deps & SecretDeps & { readonly catalogue: { current(): Promise<Pick<Catalogue, 'find'>> } },
  actor: ShopperActor,
  { orderId, lines, note, remedy, payout: form }: ReturnRequest,
): Promise<Result<{ order: Order; request: OrderReturn }, Failure>> {
  const read = form === null ? null : readPayout(form);
  if (read !== null && !read.ok) return err(invalid(read.error.map(inPayout)));
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
    if (remedy === 'replacement' && !lines.every(({ reason }) => isOurFault(reason)))
      return err(noReplacement);
    if (read !== null && !takesPayout(order, { state: 'requested' }))
      return err({ code: 'PAYOUT_NOT_NEEDED' });
    const id = deps.newId();
    const request: OrderReturn = {
      ...NOTHING_YET,
      id,
      number: requested.length + 1,
      orderId: order.id,
      userId: actor.userId,
      note,
      remedy,
      requestedAt: at,
      lines: lines.map((line) => ({ ...line, returnId: id, orderId: order.id, restockedUnits: 0 })),
    };
    await insertReturn(tx, request);
    if (read !== null) await storePayout(tx, deps, request, read.value, at);
    await notifyOfReturn(tx, deps, order, {
      ...request,
      asksForPayout: asksForPayout(order, request, read !== null),
    });
    const noted = await addTimelineEntry(tx, order, { kind: 'return_requested', actor, note: null, at });
    return ok({ order: noted, request });
  });
}

/** A new row. */
export const NOTHING_YET = {
  state: 'requested',
  origin: 'shopper',
  parcelId: null,
  approvedAt: null,
  refundDueAt: null,
  refusedAt: null,
  refusalReason: null,
  pickedUpAt: null,
  receivedAt: null,
  refundedAt: null,
  refundPosition: null,
  refundPaise: null,
  roundOffPaise: 0,
  creditedPaise: 0,
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
  'too-late': `Returns can be asked for within ${RETURN_DAYS} days of delivery, and within ${FAULT_DAYS} days when something came wrong.`,
} as const;

const noReplacement = invalid(
  [{ field: 'remedy', message: 'A replacement is for goods that came wrong or late' }],
  'RETURN_LINES_REFUSED',
);

function inPayout({ field, message }: FieldProblem): FieldProblem {
  return { field: `payout.${field}`, message };
}

function failureOf(error: ReturnError): Failure {
  return error.code === 'RETURN_NOT_ALLOWED'
    ? { code: error.code, message: whyTexts[error.why] }
    : invalid(error.problems, error.code);
}
