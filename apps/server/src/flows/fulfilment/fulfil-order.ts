import type { StaffActor, SystemActor } from '@ilaneer/domain/actor/actor';
import { coinsEarned } from '@ilaneer/domain/coin/coin';
import { hasAddress } from '@ilaneer/domain/order/order-address';
import { isHeldBack, type OrderMove } from '@ilaneer/domain/order/order-move';
import type { Shipment } from '@ilaneer/domain/order/shipment';
import type { OrderStatus } from '@ilaneer/domain/order/status';
import { type OrderTransition, stepBack, transitionOrder } from '@ilaneer/domain/order/transition-order';
import { judgeDispatch, refusedWords, type Scanned } from '@ilaneer/domain/parcel/dispatch-gate';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { type ReturnedUnits, remainingTaxable } from '@ilaneer/domain/tax-document/credit-note-figures';
import { eventOfStatus } from '@ilaneer/domain/timeline/order-event';
import { wasNotified } from '@ilaneer/domain/timeline/undo-window';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { allocateOrder } from '../../modules/batch/batch.ts';
import { earnCoins, reverseEarned } from '../../modules/coin/coin.ts';
import {
  BROUGHT_NOTHING,
  type Brought,
  lockAtVersion,
  notifyShopper,
  notifyWhenSettled,
  type Order,
  type OrderLockFailure,
  type TransitionChanges,
  toInvoicedOrder,
  writeTransition,
} from '../../modules/order/order.ts';
import { type CourierDeps, followOrder, listParcels } from '../../modules/parcel/parcel.ts';
import { listReturns } from '../../modules/return/return.ts';
import { readDispatchGate } from '../../modules/setting/setting.ts';
import type { TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';
import { confirmReservations } from '../reservations/reservations.ts';
import { checkEWayBill, type EWayBillFailure } from './check-e-way-bill.ts';
import { collectCash, invoiceOrder, postAccepted } from './post-order.ts';
import { sendOrder, type UnsendableFailure } from './send-order.ts';

/** Includes rates, for the bill. */
export type FulfilmentDeps = Deps & SecretDeps & TaxRateDeps & CourierDeps;

export type FulfilmentStep = {
  readonly orderNumber: string;
  /** None on the command line. */
  readonly version?: number;
  /** Undoable: the notification is delayed (ORDER-40). */
  readonly canBeUndone?: boolean;
  /** On the timeline, where the step has none of its own. */
  readonly note?: string | null;
  /** Without mail and SMS: another message reports it. */
  readonly isSilent?: boolean;
  /** Of a delivery that is recorded later (PARCEL-51). */
  readonly deliveredAt?: Date;
} & (
  | { readonly transition: Exclude<OrderTransition, 'ship' | 'cancel'> }
  | ({
      readonly transition: 'ship';
      /** Each parcel was taken over before. */
      readonly isTakenOver?: boolean;
    } & Shipment)
);

export type FulfilmentFailure =
  | OrderLockFailure
  | { readonly code: 'ORDER_HELD' }
  | {
      readonly code: 'ORDER_MOVE_NOT_ALLOWED';
      readonly data: {
        readonly orderNumber: string;
        readonly status: OrderStatus;
        readonly transition: OrderMove;
        readonly allowed: readonly OrderTransition[];
      };
    }
  | UnsendableFailure
  | EWayBillFailure
  | {
      /** Unscanned shipping is forbidden (PARCEL-11). */
      readonly code: 'ORDER_UNSCANNED';
      readonly message: string;
      readonly data: Scanned & { readonly orderNumber: string };
    }
  | (Failure & { readonly code: 'VALIDATION_FAILED' });

type Plan = {
  readonly note?: string;
  readonly changes?: TransitionChanges;
  /** Precondition; returns the updated order. */
  readonly first?: (tx: Database) => Promise<Result<Order, FulfilmentFailure>>;
  readonly also?: (tx: Database, changed: Order) => Promise<Brought>;
};

/** Locks the order; status, timeline and notification change together. */
export async function fulfilOrder(
  deps: FulfilmentDeps,
  actor: StaffActor | SystemActor,
  step: FulfilmentStep,
): Promise<Result<Order, FulfilmentFailure>> {
  return transact<Order, FulfilmentFailure>(deps.db, (tx) => fulfilIn(tx, deps, actor, step));
}

/** In the caller's transaction, undone on failure. */
export async function fulfilIn(
  tx: Database,
  deps: FulfilmentDeps,
  actor: StaffActor | SystemActor,
  step: FulfilmentStep,
): Promise<Result<Order, FulfilmentFailure>> {
  const checked = await takeOver(deps, step);
  if (!checked.ok) return checked;
  const { transition } = checked.value;
  const locked = await lockAtVersion(tx, step.orderNumber, step.version ?? null);
  if (!locked.ok) return locked;
  const order = locked.value;
  const next = transitionOrder(order.status, transition);
  if (!next.ok) {
    const { code, ...why } = next.error;
    return err({ code, data: { orderNumber: order.number, ...why } });
  }
  if (transition === 'accept' && !hasAddress(order)) {
    const why = { orderNumber: order.number, status: order.status, transition };
    return err({ code: 'ORDER_MOVE_NOT_ALLOWED', data: { ...why, allowed: ['cancel'] } });
  }
  if (order.heldAt !== null && isHeldBack(transition)) return err({ code: 'ORDER_HELD' });
  const at = deps.now();
  const {
    note = step.note ?? null,
    changes = {},
    first,
    also,
  } = planOf(deps, actor, order, checked.value, at);
  const possible = (await first?.(tx)) ?? ok(order);
  if (!possible.ok) return possible;
  const changed = await writeTransition(tx, possible.value, { status: next.value, changes, actor, note, at });
  const brought = await also?.(tx, changed);
  const unscanned = await followOrder(tx, deps, actor, changed);
  const gate = await passGate(tx, order, unscanned);
  if (!gate.ok) return gate;
  // Not notified twice after a step back (ORDER-28).
  if (step.isSilent !== true && !wasNotified(order.events, eventOfStatus(next.value))) {
    const waits =
      step.canBeUndone === true && stepBack({ status: next.value, isInvoiced: false, isAtTheDoor: false }).ok;
    await (waits ? notifyWhenSettled(tx, deps, changed) : notifyShopper(tx, deps, changed, brought));
  }
  recordAct(tx, deps, actor, {
    action: `moved to ${next.value}`,
    kind: 'order',
    id: order.id,
    label: order.number,
    before: { status: order.status },
    after: { status: next.value, ...changes },
    reason: null,
  });
  for (const { id, position, scanned, units } of unscanned) {
    recordAct(tx, deps, actor, {
      action: 'shipped unscanned',
      kind: 'parcel',
      id,
      label: `${order.number}-${position}`,
      before: null,
      after: { state: 'shipped', scanned, units },
      reason: null,
    });
  }
  return ok(changed);
}

/** PARCEL-11. Errors: ORDER_UNSCANNED. */
async function passGate(
  tx: Database,
  { number: orderNumber }: Order,
  unscanned: readonly Scanned[],
): Promise<Result<null, FulfilmentFailure>> {
  if (unscanned.length === 0) return ok(null);
  const all = {
    scanned: unscanned.reduce((sum, { scanned }) => sum + scanned, 0),
    units: unscanned.reduce((sum, { units }) => sum + units, 0),
  };
  if (judgeDispatch(await readDispatchGate(tx), all) !== 'refused') return ok(null);
  return err({ code: 'ORDER_UNSCANNED', message: refusedWords(all), data: { orderNumber, ...all } });
}

async function takeOver(
  { courier: by }: CourierDeps,
  step: FulfilmentStep,
): Promise<Result<FulfilmentStep, FulfilmentFailure>> {
  if (step.transition !== 'ship' || step.isTakenOver === true) return ok(step);
  const { courier, trackingNumber } = step;
  const shipment = await by.takeOver({ courier, trackingNumber });
  if (shipment.ok) return ok({ ...step, ...shipment.value });
  return err({ ...invalid(shipment.error), code: 'VALIDATION_FAILED' });
}

function planOf(
  deps: FulfilmentDeps,
  actor: StaffActor | SystemActor,
  order: Order,
  step: FulfilmentStep,
  at: Date,
): Plan {
  const isCashOnDelivery = order.paymentMethod === 'cod';
  switch (step.transition) {
    case 'accept':
      return {
        changes: isCashOnDelivery ? {} : { paymentStatus: 'completed' },
        also: async (tx, changed) => {
          await confirmReservations(tx, changed, at);
          await postAccepted(tx, order, at);
          if (!isCashOnDelivery) await deps.jobs.enqueue(tx, 'issue-vouchers', { orderId: order.id });
          return BROUGHT_NOTHING;
        },
      };
    case 'process':
      return {
        also: async (tx) => {
          await allocateOrder(tx, deps, order);
          return BROUGHT_NOTHING;
        },
      };
    // The invoice is due at dispatch (CGST Act section 31).
    case 'ship': {
      const { courier, trackingNumber } = step;
      return {
        note: `${courier} ${trackingNumber}`,
        changes: { courier, trackingNumber },
        first: async (tx) => {
          const parcels = await listParcels(tx, order.id);
          const papers = checkEWayBill(order, parcels);
          if (!papers.ok) return papers;
          const sent = await sendOrder(tx, deps, actor, order, parcels);
          if (!sent.ok) return sent;
          return ok(await invoiceOrder(tx, deps, actor, order, at));
        },
        also: async (tx) => ({ coins: 0, undelivered: await undeliveredOf(tx, order) }),
      };
    }
    case 'in-transit':
      return {};
    case 'deliver': {
      const { deliveredAt = at } = step;
      return {
        changes: { deliveredAt },
        first: async (tx) => ok(await collectCash(tx, order, { collectedAt: deliveredAt, at })),
        also: async (tx, changed) => {
          const undelivered = await undeliveredOf(tx, order);
          return {
            coins: await earnForKept(tx, deps, actor, { order: changed, undelivered, at }),
            undelivered,
          };
        },
      };
    }
  }
}

/** Before delivery, parcels alone are returned. */
async function undeliveredOf(tx: Database, { id }: Order): Promise<readonly ReturnedUnits[]> {
  return (await listReturns(tx, [id])).flatMap(({ lines }) => lines);
}

/** Parcels that did not arrive earn nothing. */
async function earnForKept(
  tx: Database,
  deps: FulfilmentDeps,
  actor: StaffActor | SystemActor,
  {
    order,
    undelivered,
    at,
  }: { readonly order: Order; readonly undelivered: readonly ReturnedUnits[]; readonly at: Date },
): Promise<number> {
  const earned = await earnCoins(tx, deps, actor, order, at);
  if (earned === 0 || undelivered.length === 0) return earned;
  const keptGoods = remainingTaxable(toInvoicedOrder(order), undelivered);
  await reverseEarned(tx, actor, order, { keptGoods, at });
  return coinsEarned(keptGoods);
}
