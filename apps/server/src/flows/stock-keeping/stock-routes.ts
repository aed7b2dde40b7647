import { listMovements } from '@ilaneer/contract/staff/stock/movements';
import * as calls from '@ilaneer/contract/staff/stock/stock';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { indiaDay } from '@ilaneer/domain/india-day';
import { paiseFromRupees } from '@ilaneer/domain/money';
import { possibleCodes } from '@ilaneer/domain/parcel/read-scan';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Failure } from '../../http/failure.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { serveCall } from '../../http/serve-call.ts';
import { listBatchesOf } from '../../modules/batch/batch.ts';
import {
  bestStock,
  countLedger,
  findLedgerRow,
  findStock,
  listStock,
  pageLedger,
  type StockRow,
} from '../../modules/stock/stock.ts';
import { ratesNow } from '../../modules/tax-rate/tax-rate.ts';
import {
  adjustStock,
  type Moved,
  type StockKeepingDeps,
  setLowStock,
  undoMovement,
  writeOffStock,
} from './adjust-stock.ts';
import { toBatchView } from './batch-views.ts';
import { receiveGoods, undoReceipt } from './receive-goods.ts';
import { setStock } from './set-stock.ts';
import { toMovementView, toStockView } from './stock-views.ts';

const MOST_GOODS = 50;
const MOST_BATCHES = 200;

export function stockRoutes(app: FastifyInstance, deps: StockKeepingDeps): void {
  const viewNow = (stock: StockRow) => toStockView(stock, ratesNow(deps));
  serveCall(app, calls.listStock, async ({ query }) => {
    const { sort = 'sku', after, variants, code, ...asked } = query;
    const filter = {
      ...asked,
      ...(code !== undefined && { codes: possibleCodes(code).codes }),
      ...(variants !== undefined && { variantIds: variants.split(',') }),
    };
    const place = readPlace(sort, after);
    if (!place.ok) return place;
    const [sku] = place.value ?? [];
    const window = {
      after: sku === undefined ? null : String(sku),
      isDown: sort === '-sku',
      most: ROWS_TO_READ,
    };
    const { rows, counted } = await listStock(deps.db, filter, window, ROWS_TO_COUNT);
    const page = listPage(rows, counted, sort, (row) => [row.sku]);
    return ok({ success: true, ...page, rows: page.rows.map(viewNow) });
  });

  serveCall(app, calls.findGoods, async ({ query }) => {
    const found = await bestStock(deps.db, query, MOST_GOODS);
    return ok({ success: true, goods: found.map(viewNow) });
  });

  serveCall(app, calls.getStock, async ({ params }) => {
    const stock = await findStock(deps.db, params.variantId);
    if (stock === null) return err({ code: 'PRODUCT_NOT_FOUND' });
    const today = indiaDay(deps.now());
    const batches = await listBatchesOf(deps.db, stock.variantId, today, MOST_BATCHES);
    const views = batches.map((batch) => toBatchView(batch, today));
    return ok({ success: true, stock: viewNow(stock), batches: views });
  });

  serveCall(app, listMovements, async ({ params, query: { after, ...query } }) => {
    const place = readPlace('newest', after);
    if (!place.ok) return place;
    const [before] = place.value ?? [];
    const filter = { ...params, ...query };
    const rows = await pageLedger(
      deps.db,
      filter,
      before === undefined ? null : Number(before),
      ROWS_TO_READ,
    );
    const counted = await countLedger(deps.db, filter, ROWS_TO_COUNT);
    const page = listPage(rows, counted, 'newest', ({ position }) => [position]);
    return ok({ success: true, ...page, rows: page.rows.map(toMovementView) });
  });

  serveCall(app, calls.receiveGoods, async ({ staff, body, headers }) => {
    const received = await receiveGoods(deps, staff, {
      note: body.note ?? '',
      idempotencyKey: headers['idempotency-key'] ?? null,
      bill: body.bill === undefined ? null : { ...body.bill, freight: paiseFromRupees(body.bill.freight) },
      costs: body.lines.map(({ cost }) =>
        cost === undefined
          ? null
          : {
              amount: paiseFromRupees(cost.amount),
              gstBasisPoints: Math.round(cost.gstRate * 100),
              claimsTax: cost.claimsTax,
            },
      ),
      lines: body.lines.map(({ variantId, quantity, batch }) => ({
        ...{ variantId, quantity },
        batch: batch === null ? null : { ...batch, mrpPaise: paiseFromRupees(batch.mrp) },
      })),
    });
    if (!received.ok) return received;
    const { receipt, units, lines } = received.value;
    const { id, number, receivedAt } = receipt;
    return ok({ success: true, receipt: { id, number, receivedAt: receivedAt.toISOString(), units, lines } });
  });

  serveCall(app, calls.undoReceipt, async ({ staff, params }) => {
    const undone = await undoReceipt(deps, staff, params.receiptId);
    return undone.ok ? ok({ success: true, undone: undone.value }) : undone;
  });

  serveCall(app, calls.adjustStock, async ({ staff, params, body: { note = '', ...body } }) =>
    movedReply(deps, await adjustStock(deps, staff, { ...params, ...body, note })),
  );

  serveCall(app, calls.setStock, async ({ staff, body }) => {
    const results = await setStock(deps, staff, body.counts);
    return ok({
      success: true,
      results: results.map(({ stock, ...result }) => ({
        ...result,
        ok: result.code === null,
        stock: stock === null ? null : viewNow(stock),
      })),
    });
  });

  serveCall(app, calls.writeOffStock, async ({ staff, params, body: { note = '', ...body } }) =>
    movedReply(deps, await writeOffStock(deps, staff, { ...params, ...body, note })),
  );

  serveCall(app, calls.undoMovement, async ({ staff, params }) =>
    movedReply(deps, await undoMovement(deps, staff, params.position)),
  );

  serveCall(app, calls.setLowStock, async ({ staff, params, headers, body }) => {
    const change = { ...params, ...body, version: matchedVersion(headers) };
    const changed = await setLowStock(deps, staff, change);
    return changed.ok ? ok({ success: true, stock: viewNow(changed.value) }) : changed;
  });
}

async function movedReply(deps: StockKeepingDeps, moved: Result<Moved, Failure>) {
  if (!moved.ok) return moved;
  const { stock, position } = moved.value;
  const row = position === null ? null : await findLedgerRow(deps.db, position);
  const movement = row === null ? null : toMovementView(row);
  return ok({ success: true as const, stock: toStockView(stock, ratesNow(deps)), movement });
}
