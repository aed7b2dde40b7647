import type { StaffActor, SystemActor } from '@ilaneer/domain/actor/actor';
import { asksForPayout } from '@ilaneer/domain/return/payout';
import { refundDueAt } from '@ilaneer/domain/return/refund-clock';
import type { ParcelReason } from '@ilaneer/domain/return/return-reason';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { lockCoins } from '../../modules/coin/coin.ts';
import { addTimelineEntry, type Order } from '../../modules/order/order.ts';
import { insertReturn, listReturns, type OrderReturn, updateReturn } from '../../modules/return/return.ts';
import type { FoundReturn } from './find-return.ts';
import { notifyOfReturn } from './notify-of-return.ts';
import { planRefund } from './refund-return.ts';
import { NOTHING_YET } from './request-return.ts';

export type UndeliveredParcel = {
  readonly id: string;
  /** 'OD10001-1'. */
  readonly number: string;
  readonly lines: readonly { readonly linePosition: number; readonly quantity: number }[];
  readonly reason: ParcelReason;
  /** The last one cancels the order, whose mail tells all. */
  readonly isLast: boolean;
};

/**
 * PARCEL-22. As a return of the parcel's goods by the shop's fault: credit note, coins, coupon and money back.
 * Money that was paid by hand waits for its reference. The order is locked.
 */
export async function reverseSale(
  tx: Database,
  deps: Deps,
  actor: StaffActor | SystemActor,
  sold: Order,
  parcel: UndeliveredParcel,
): Promise<FoundReturn> {
  const at = deps.now();
  // Lock order of new orders: coins, gift card, stock.
  await lockCoins(tx, sold.userId);
  const earlier = await listReturns(tx, [sold.id]);
  const opened = openedReturn(deps, sold, parcel, { number: earlier.length + 1, at });
  const found = { order: sold, request: opened, all: [...earlier, opened], at };
  const planned = await planRefund(tx, deps, actor, found, null);
  if (!planned.ok && planned.error.data.why !== 'reference needed') throw new Error(planned.error.code);
  await insertReturn(tx, opened);
  const note = parcel.number;
  const noted = await addTimelineEntry(tx, sold, { kind: 'parcel_not_delivered', actor, note, at });
  const done = planned.ok
    ? await refundNow(tx, { ...found, order: noted }, planned.value)
    : { ...found, order: noted };
  const { order, request } = done;
  const asks = asksForPayout(order, request, false);
  if (!parcel.isLast || asks) await notifyOfReturn(tx, deps, order, { ...request, asksForPayout: asks });
  recordAct(tx, deps, actor, {
    action: 'sale of a parcel reversed',
    kind: 'return',
    id: request.id,
    label: `${order.number}, return ${request.number}`,
    before: null,
    after: {
      state: request.state,
      parcel: parcel.number,
      reason: parcel.reason,
      refundPaise: request.refundPaise,
      creditedPaise: request.creditedPaise,
    },
    reason: null,
  });
  return done;
}

async function refundNow(
  tx: Database,
  found: FoundReturn,
  { changes, also }: Extract<Awaited<ReturnType<typeof planRefund>>, { ok: true }>['value'],
): Promise<FoundReturn> {
  const request: OrderReturn = { ...found.request, ...changes, state: 'refunded' };
  await updateReturn(tx, request.id, { ...changes, state: 'refunded' });
  const order = (await also?.({ ...found, request })) ?? found.order;
  return { ...found, order, request };
}

function openedReturn(
  { newId }: Pick<Deps, 'newId'>,
  { id: orderId, userId }: Order,
  parcel: UndeliveredParcel,
  { number, at }: { readonly number: number; readonly at: Date },
): OrderReturn {
  const id = newId();
  return {
    ...NOTHING_YET,
    id,
    orderId,
    userId,
    number,
    state: 'approved',
    origin: 'parcel',
    parcelId: parcel.id,
    note: '',
    remedy: 'refund',
    requestedAt: at,
    approvedAt: at,
    refundDueAt: refundDueAt(at),
    lines: parcel.lines.map(({ linePosition: position, quantity }) => ({
      returnId: id,
      orderId,
      position,
      quantity,
      reason: parcel.reason,
      restockedUnits: 0,
    })),
  };
}
