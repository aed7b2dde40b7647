import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { asksForPayout } from '@ilaneer/domain/return/payout';
import { refundDueAt } from '@ilaneer/domain/return/refund-clock';
import { eventOfReturn } from '@ilaneer/domain/timeline/order-event';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import type { CatalogueCache } from '../../modules/catalogue/catalogue.ts';
import { lockCoins } from '../../modules/coin/coin.ts';
import { addTimelineEntry } from '../../modules/order/order.ts';
import { listPayouts, type OrderReturn, updateReturn } from '../../modules/return/return.ts';
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
import { planReceipt, type ReceiptFailure, type Restock } from './receive-return.ts';
import { planRefund } from './refund-return.ts';

export type ReturnStep = WhichReturn & {
  /** None on the command line. */
  readonly version?: number;
} & (
    | { readonly transition: 'approve' | 'pick-up' }
    | { readonly transition: 'refuse'; readonly reason: string }
    | { readonly transition: 'receive'; readonly restock: Restock }
    | { readonly transition: 'refund'; readonly reference: string | null }
    | ({ readonly transition: 'exchange' } & ExchangeWish)
  );

export type ReturnStepFailure =
  | FindReturnFailure
  | ReferenceFailure
  | ExchangeFailure
  | ReceiptFailure
  | (Failure & {
      readonly code: 'VALIDATION_FAILED';
      readonly data: { readonly why: 'reason needed' };
    });

type ReturnDeps = Deps & TaxRateDeps & { readonly catalogue: Pick<CatalogueCache, 'stockChanged'> };

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
    // Lock order of new orders: coins, gift card, stock.
    if (next === 'refunded') await lockCoins(tx, found.order.userId);
    const planned = await planOf(tx, deps, actor, found, step);
    if (!planned.ok) return planned;
    const { changes, note = null, event = eventOfReturn(next), exchangedFor, facts, also } = planned.value;
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
      after: { ...withoutWords(changes), ...facts, state: next },
      reason: step.transition === 'refuse' ? step.reason.trim() : null,
    });
    return ok({ order, request });
  });
}

/** The reason is stored separately, erasable. */
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
      return planReceipt(tx, deps, actor, found, step.restock);
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
  const failure = invalid([{ field: 'reason', message }]);
  return err({ ...failure, code: 'VALIDATION_FAILED', data: { why: 'reason needed' } });
}
