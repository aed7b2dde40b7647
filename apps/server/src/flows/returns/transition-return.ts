import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { asksForPayout } from '@ilaneer/domain/return/payout';
import { refundDueAt } from '@ilaneer/domain/return/refund-clock';
import { comesBack } from '@ilaneer/domain/return/return-reason';
import { eventOfReturn } from '@ilaneer/domain/timeline/order-event';
import type { Database } from '../../db/connect.ts';
import { afterCommit, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import type { CatalogueCache } from '../../modules/catalogue/catalogue.ts';
import { addTimelineEntry, type Order } from '../../modules/order/order.ts';
import {
  findResaleable,
  listPayouts,
  markRestocked,
  type OrderReturn,
  updateReturn,
} from '../../modules/return/return.ts';
import type { TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';
import type { ReferenceFailure } from '../settlement/settlement.ts';
import { type ExchangeFailure, type ExchangeWish, planExchange } from './exchange-return.ts';
import {
  type FindReturnFailure,
  type FoundReturn,
  findReturn,
  type ReturnPlan,
  type WhichReturn,
} from './find-return.ts';
import { notifyOfReturn } from './notify-of-return.ts';
import { planRefund } from './refund-return.ts';
import { takeInGoods } from './take-in-goods.ts';

/** What staff do with a return. */
export type ReturnStep = WhichReturn & {
  /** The version that staff saw; left out at the command line. */
  readonly version?: number;
} & (
    | { readonly transition: 'approve' | 'pick-up' }
    | { readonly transition: 'refuse'; readonly reason: string }
    | {
        readonly transition: 'receive';
        /** Whether all that is fit for sale goes back to stock, or the lines that do; the rest is written off. */
        readonly restocks: boolean | readonly number[];
      }
    | { readonly transition: 'refund'; readonly reference: string | null }
    | ({ readonly transition: 'exchange' } & ExchangeWish)
  );

/** Why a return does not take a step. */
export type ReturnStepFailure =
  | FindReturnFailure
  | ReferenceFailure
  | ExchangeFailure
  | (Failure & { readonly code: 'VALIDATION_FAILED'; readonly data: { readonly why: StepProblem } });

type StepProblem = 'reason needed' | 'nothing to sell again';

type ReturnDeps = Deps & TaxRateDeps & { readonly catalogue: Pick<CatalogueCache, 'stockChanged'> };

/**
 * One step of one return: its order is locked, its state decides, and the change, the entry on the order's timeline and
 * the mail are written together.
 */
export function transitionReturn(
  deps: ReturnDeps,
  actor: StaffActor,
  step: ReturnStep,
): Promise<Result<Pick<FoundReturn, 'order' | 'request'>, ReturnStepFailure>> {
  return transact<Pick<FoundReturn, 'order' | 'request'>, ReturnStepFailure>(deps.db, async (tx) => {
    const at = deps.now();
    const known = await findReturn(tx, step, step.transition, at);
    if (!known.ok) return known;
    const { found, next } = known.value;
    const planned = await planOf(tx, deps, actor, found, step);
    if (!planned.ok) return planned;
    const { changes, note = null, event = eventOfReturn(next), exchangedFor, also } = planned.value;
    const request: OrderReturn = { ...found.request, ...changes, state: next };
    await updateReturn(tx, request.id, { ...changes, state: next });
    const noted = await addTimelineEntry(tx, found.order, { kind: event, actor, note, at });
    const order = (await also?.({ ...found, order: noted, request })) ?? noted;
    await notifyOfReturn(tx, deps, order, {
      ...request,
      asksForPayout: asksForPayout(order, request, (await listPayouts(tx, [request.id])).length > 0),
      ...(exchangedFor !== undefined && { exchangedFor }),
    });
    recordAct(tx, deps, actor, {
      action: event.replaceAll('_', ' '),
      kind: 'return',
      id: request.id,
      label: `${order.number}, return ${request.number}`,
      before: { state: found.request.state },
      after: { ...withoutWords(changes), state: next },
      reason: step.transition === 'refuse' ? step.reason.trim() : null,
    });
    return ok({ order, request });
  });
}

/** Why it was refused stands as the entry's reason, which can be erased. */
function withoutWords({ refusalReason: _, ...facts }: ReturnPlan['changes']) {
  return facts;
}

async function planOf(
  tx: Database,
  deps: ReturnDeps,
  actor: StaffActor,
  found: FoundReturn,
  step: ReturnStep,
): Promise<Result<ReturnPlan, ReturnStepFailure>> {
  const { at } = found;
  switch (step.transition) {
    case 'approve':
      return ok({ changes: { approvedAt: at, refundDueAt: refundDueAt(at) } });
    case 'refuse':
      return planRefusal(step.reason.trim(), at);
    case 'pick-up':
      return ok({ changes: { pickedUpAt: at } });
    case 'receive':
      return step.restocks === false || isNothing(step.restocks)
        ? ok(planWriteOff(tx, actor, at))
        : planRestock(tx, deps, actor, found, step.restocks);
    case 'refund':
      return planRefund(tx, deps, actor, found, step.reference);
    case 'exchange':
      return planExchange(tx, deps, actor, found, step);
  }
}

const LONGEST_REASON = 300;

function planRefusal(refusalReason: string, at: Date): Result<ReturnPlan, ReturnStepFailure> {
  if (refusalReason !== '' && refusalReason.length <= LONGEST_REASON) {
    return ok({ changes: { refusedAt: at, refusalReason }, note: refusalReason });
  }
  const message = `Say why, in at most ${LONGEST_REASON} characters: the shopper reads it`;
  return err(refused('reason needed', 'reason', message));
}

/** Goods that are not sold again leave the books as they come in. */
function planWriteOff(tx: Database, actor: StaffActor, at: Date): ReturnPlan {
  return {
    changes: { receivedAt: at, restocked: false },
    also: async (changed) => {
      await takeInGoods(tx, actor, at, changed, new Set());
      return changed.order;
    },
  };
}

/** Goods go back to stock only when staff say that they are fit for sale, and goods that spoil never do. */
async function planRestock(
  tx: Database,
  { catalogue }: ReturnDeps,
  actor: StaffActor,
  { order, request, at }: FoundReturn,
  wanted: true | readonly number[],
): Promise<Result<ReturnPlan, ReturnStepFailure>> {
  const resaleable = await resaleableLines(tx, order, request);
  const resold = wanted === true ? resaleable : resaleable.filter((position) => wanted.includes(position));
  if (resold.length === 0 || (wanted !== true && resold.length < wanted.length)) {
    return err(refused('nothing to sell again', 'restock', 'Food and drinks never go back to stock'));
  }
  const count = request.lines.reduce(
    (sum, { position, quantity }) => sum + (resold.includes(position) ? quantity : 0),
    0,
  );
  return ok({
    changes: { receivedAt: at, restocked: true },
    note: `${count} back to stock`,
    also: async (changed) => {
      await takeInGoods(tx, actor, at, changed, new Set(resold));
      await markRestocked(tx, request.id, resold);
      afterCommit(tx, () => catalogue.stockChanged());
      return changed.order;
    },
  });
}

function isNothing(restocks: true | readonly number[]): boolean {
  return restocks !== true && restocks.length === 0;
}

async function resaleableLines(tx: Database, order: Order, request: OrderReturn): Promise<number[]> {
  const resaleable = await findResaleable(
    tx,
    order.lines.map(({ productId }) => productId),
  );
  return request.lines.flatMap(({ position, reason }) => {
    const line = order.lines.find((one) => one.position === position);
    const isHere = line !== undefined && comesBack(reason);
    return isHere && resaleable.has(line.productId) ? [position] : [];
  });
}

function refused(why: StepProblem, field: string, message: string): ReturnStepFailure {
  return { ...invalid([{ field, message }]), code: 'VALIDATION_FAILED', data: { why } };
}
