import * as calls from '@ilaneer/contract/staff/orders/order-lines';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { paiseFromRupees, rupeesFromPaise } from '@ilaneer/domain/money';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Failure } from '../../http/failure.ts';
import { serveCall } from '../../http/serve-call.ts';
import { findAnyOrder, toOrderState } from '../../modules/order/order.ts';
import { bestStock } from '../../modules/stock/stock.ts';
import { changeLines, type EditLinesDeps, previewLines, withdrawAsked } from './edit-lines.ts';
import { toGoodsView, toPreviewView } from './line-views.ts';

const MOST_GOODS = 20;

export function orderLineRoutes(app: FastifyInstance, deps: EditLinesDeps): void {
  serveCall(app, calls.previewOrderLines, async ({ params, body }) => {
    const { version, ...wanted } = body;
    const previewed = await previewLines(deps, { ...params, version, wanted });
    if (!previewed.ok) return previewed;
    const { order, edit } = previewed.value;
    return ok({ success: true, preview: toPreviewView(order, edit, deps.config.roundsCash) });
  });

  serveCall(app, calls.findOrderGoods, async ({ query }) => {
    const { search } = query;
    const found = search === '' ? [] : await bestStock(deps.db, { search, isSold: true }, MOST_GOODS);
    return ok({ success: true, goods: found.map(toGoodsView) });
  });

  serveCall(app, calls.putOrderLines, async ({ staff, params, headers, body }) => {
    const { total, ...wanted } = body;
    const changed = await changeLines(deps, staff, {
      ...params,
      version: matchedVersion(headers),
      wanted,
      total: paiseFromRupees(total),
    });
    if (!changed.ok) return changed;
    const state = await stateOf(changed.value.order.id);
    if (!state.ok) return state;
    const { refunded, asked } = changed.value;
    return ok({
      success: true,
      order: state.value,
      refunded: rupeesFromPaise(refunded),
      asked: rupeesFromPaise(asked),
    });
  });

  serveCall(app, calls.withdrawPaymentRequest, async ({ staff, params, headers }) => {
    const withdrawn = await withdrawAsked(deps, staff, { ...params, version: matchedVersion(headers) });
    if (!withdrawn.ok) return withdrawn;
    const state = await stateOf(withdrawn.value.id);
    return state.ok ? ok({ success: true, order: state.value }) : state;
  });

  async function stateOf(orderId: string) {
    const order = await findAnyOrder(deps.db, orderId);
    return order === null ? err<Failure>({ code: 'ORDER_NOT_FOUND' }) : ok(toOrderState(order));
  }
}
