import { readAddress } from '@ilaneer/contract/address/address';
import { readBusiness } from '@ilaneer/contract/address/business';
import * as bulk from '@ilaneer/contract/staff/orders/bulk-moves';
import { getKeptPromises } from '@ilaneer/contract/staff/orders/kept-promises';
import { getStaffOrder } from '@ilaneer/contract/staff/orders/order-detail';
import { listStaffOrders } from '@ilaneer/contract/staff/orders/order-list';
import * as writes from '@ilaneer/contract/staff/orders/order-writes';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import type { PinCodeRange } from '@ilaneer/domain/address/pin-code';
import { BLANK_ADDRESS } from '@ilaneer/domain/address/validate-address';
import { paiseFromRupees } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Failure } from '../../http/failure.ts';
import { serveCall } from '../../http/serve-call.ts';
import {
  type BulkMoveRow,
  findAnyOrder,
  findBulkMove,
  listBulkMoveOrders,
  listBulkMoves,
  toOrderState,
} from '../../modules/order/order.ts';
import type { CourierDeps } from '../../modules/parcel/parcel.ts';
import { refundGoodwill } from '../settlement/settlement.ts';
import { cancelByStaff } from './cancel-rest.ts';
import { editAddress } from './edit-address.ts';
import { editBusiness } from './edit-business.ts';
import type { EditLinesDeps } from './edit-lines.ts';
import { orderLineRoutes } from './line-routes.ts';
import { listOrders } from './list-orders.ts';
import { addNote, holdOrder, tagOrder } from './mark-order.ts';
import { moveOrder } from './move-order.ts';
import { startBulkMove } from './move-orders.ts';
import { readKeptPromises, readPromisePeriod } from './read-kept-promises.ts';
import { readOrder } from './read-order.ts';
import { toStaffOrderView } from './views.ts';

export type OrderDeskDeps = EditLinesDeps &
  CourierDeps & {
    readonly pinCodes: readonly PinCodeRange[];
  };

const LAST_BULK_MOVES = 20;

export function orderDeskRoutes(app: FastifyInstance, deps: OrderDeskDeps): void {
  orderLineRoutes(app, deps);
  serveCall(app, listStaffOrders, async ({ query }) => {
    const page = await listOrders(deps, query);
    return page.ok ? ok({ success: true, ...page.value, rows: [...page.value.rows] }) : page;
  });

  serveCall(app, getKeptPromises, async ({ query }) => {
    const period = readPromisePeriod(deps, query);
    return period.ok ? ok({ success: true, report: await readKeptPromises(deps, period.value) }) : period;
  });

  serveCall(app, getStaffOrder, async ({ staff, params }) => {
    const found = await readOrder(deps, staff, params.orderId);
    if (found === null) return err({ code: 'ORDER_NOT_FOUND' });
    return ok({ success: true, order: toStaffOrderView(deps, staff, found) });
  });

  serveCall(app, writes.moveStaffOrder, async ({ staff, params, headers, body }) =>
    changed(
      params.orderId,
      await moveOrder(deps, staff, { ...params, version: matchedVersion(headers), ...body }),
    ),
  );

  serveCall(app, writes.cancelStaffOrder, async ({ staff, params, headers, body }) => {
    const cancelled = { ...params, version: matchedVersion(headers), reason: body.reason };
    return changed(params.orderId, await cancelByStaff(deps, staff, cancelled));
  });

  serveCall(app, writes.addOrderNote, async ({ staff, params, headers, body }) => {
    const idempotencyKey = headers['idempotency-key'] ?? null;
    const added = await addNote(deps, staff, { ...params, ...body, idempotencyKey });
    return added.ok ? ok({ success: true }) : added;
  });

  serveCall(app, writes.putOrderTags, async ({ staff, params, headers, body }) => {
    const tagged = { ...params, version: matchedVersion(headers), tags: body.tags };
    return changed(params.orderId, await tagOrder(deps, staff, tagged));
  });

  serveCall(app, writes.holdOrder, async ({ staff, params, headers, body }) => {
    const held = { ...params, version: matchedVersion(headers), reason: body.reason };
    return changed(params.orderId, await holdOrder(deps, staff, held));
  });

  serveCall(app, writes.releaseOrder, async ({ staff, params, headers }) => {
    const released = { ...params, version: matchedVersion(headers), reason: null };
    return changed(params.orderId, await holdOrder(deps, staff, released));
  });

  serveCall(app, writes.refundStaffOrder, async ({ staff, params, headers, body }) => {
    const { amount, reason, reference = '' } = body;
    const refunded = await refundGoodwill(deps, staff, {
      ...params,
      version: matchedVersion(headers),
      amount: paiseFromRupees(amount),
      reason,
      reference: reference || null,
    });
    return changed(params.orderId, refunded);
  });

  serveCall(app, writes.putOrderAddress, async ({ staff, params, headers, body }) => {
    const address = readAddress(body, BLANK_ADDRESS);
    const edited = await editAddress(deps, staff, { ...params, version: matchedVersion(headers), address });
    return changed(params.orderId, edited);
  });

  serveCall(app, writes.putOrderBusiness, async ({ staff, params, headers, body }) => {
    const billed = { ...params, version: matchedVersion(headers), business: readBusiness(body) };
    return changed(params.orderId, await editBusiness(deps, staff, billed));
  });

  serveCall(app, writes.removeOrderBusiness, async ({ staff, params, headers }) => {
    const billed = { ...params, version: matchedVersion(headers), business: null };
    return changed(params.orderId, await editBusiness(deps, staff, billed));
  });

  serveCall(app, bulk.startBulkMove, async ({ staff, headers, body }) => {
    const key = headers['idempotency-key'] ?? null;
    const started = await startBulkMove(deps, staff, { ...body, reason: body.reason ?? null, key });
    return started.ok ? ok({ success: true, bulkMove: toBulkMoveView(started.value) }) : started;
  });

  serveCall(app, bulk.listBulkMoves, async () => {
    const last = await listBulkMoves(deps.db, LAST_BULK_MOVES);
    return ok({ success: true, bulkMoves: last.map(toBulkMoveView) });
  });

  serveCall(app, bulk.getBulkMove, async ({ params }) => {
    const found = await findBulkMove(deps.db, params.bulkMoveId);
    if (found === null) return err({ code: 'BULK_MOVE_NOT_FOUND' });
    const orders = await listBulkMoveOrders(deps.db, found.id);
    return ok({
      success: true,
      bulkMove: toBulkMoveView(found),
      orders: orders.map(({ orderId, orderNumber, outcome, problem }) => ({
        orderId,
        orderNumber,
        outcome,
        problem,
      })),
    });
  });

  async function changed(idOrNumber: string, outcome: Result<unknown, Failure>) {
    if (!outcome.ok) return outcome;
    const order = await findAnyOrder(deps.db, idOrNumber);
    if (order === null) return err<Failure>({ code: 'ORDER_NOT_FOUND' });
    return ok({ success: true as const, order: toOrderState(order) });
  }
}

function toBulkMoveView(row: BulkMoveRow): bulk.BulkMoveView {
  return {
    id: row.id,
    move: row.move,
    reason: row.reason,
    who: row.actorName,
    startedAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    total: row.total,
    moved: row.moved,
    refused: row.refused,
  };
}
