import * as calls from '@ilaneer/contract/staff/stock/purchases';
import { getStockValue } from '@ilaneer/contract/staff/stock/stock-value';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { paiseFromRupees } from '@ilaneer/domain/money';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { serveCall } from '../../http/serve-call.ts';
import { readLockedThrough } from '../../modules/journal/journal.ts';
import { findStaffNames } from '../../modules/staff/staff.ts';
import {
  countPurchases,
  findPurchase,
  listBills,
  listPurchasedGoods,
  listPurchases,
} from '../../modules/stock/stock.ts';
import { readStockPeriod, readStockValue, type ValuedVariant } from './read-stock-value.ts';
import { recordBill } from './record-bill.ts';
import { toPurchaseRow, toPurchaseView, toStockAccount, toValueRow } from './views.ts';

export function stockValueRoutes(app: FastifyInstance, deps: Deps): void {
  serveCall(app, getStockValue, async ({ query }) => {
    const period = readStockPeriod(deps, query);
    if (!period.ok) return period;
    const place = readPlace('sku', query.after);
    if (!place.ok) return place;
    const [sku] = place.value ?? [];
    const words = (query.search ?? '').trim().toLowerCase();
    const shown = (all: readonly ValuedVariant[]) =>
      all.filter((one) => hasStock(one) && isNamed(one, words));
    const pageOf = (all: readonly ValuedVariant[]) =>
      shown(all)
        .filter((one) => sku === undefined || one.sku > String(sku))
        .slice(0, ROWS_TO_READ);
    const { variants, shelves } = await readStockValue(deps.db, period.value, pageOf);
    const page = listPage(pageOf(variants), shown(variants).length, 'sku', (row) => [row.sku]);
    return ok({
      success: true,
      ...page,
      rows: page.rows.map((row) => toValueRow(row, shelves)),
      ...toStockAccount(variants, period.value),
    });
  });

  serveCall(app, calls.listPurchases, async ({ query }) => {
    const place = readPlace('newest', query.after);
    if (!place.ok) return place;
    const [receivedAt, id] = place.value ?? [];
    const after = id === undefined ? null : { receivedAt: String(receivedAt), id: String(id) };
    const filter = { search: query.search ?? '', bill: query.bill ?? null };
    const rows = await listPurchases(deps.db, filter, after, ROWS_TO_READ);
    const counted = await countPurchases(deps.db, filter, ROWS_TO_COUNT);
    const page = listPage(rows, counted, 'newest', (row) => [row.receivedAt, row.id]);
    return ok({ success: true, ...page, rows: page.rows.map(toPurchaseRow) });
  });

  serveCall(app, calls.getPurchase, ({ params }) => purchaseReply(deps, params.receiptId));

  serveCall(app, calls.recordBill, async ({ staff, params, headers, body }) => {
    const { bookedOn, reason, lines, freight, ...bill } = body;
    const recorded = await recordBill(deps, staff, {
      ...{ receiptId: params.receiptId, version: matchedVersion(headers), bookedOn, reason },
      bill: { ...bill, freight: paiseFromRupees(freight) },
      costs: lines.map(({ variantId, amount, gstRate, claimsTax }) => ({
        ...{ variantId, claimsTax, gstBasisPoints: Math.round(gstRate * 100) },
        amount: paiseFromRupees(amount),
      })),
    });
    return recorded.ok ? purchaseReply(deps, params.receiptId) : recorded;
  });
}

function hasStock({ value: { closing } }: ValuedVariant): boolean {
  return closing.units !== 0 || closing.withoutCost !== 0;
}

function isNamed({ sku, productName, variantName }: ValuedVariant, words: string): boolean {
  return `${sku} ${productName} ${variantName}`.toLowerCase().includes(words);
}

async function purchaseReply({ db }: Pick<Deps, 'db'>, receiptId: string) {
  const purchase = await findPurchase(db, receiptId);
  if (purchase === null) return err<Failure>({ code: 'NOT_FOUND' });
  const bills = await listBills(db, receiptId);
  const names = await findStaffNames(
    db,
    bills.map(({ bill }) => bill.actorId),
  );
  const goods = await listPurchasedGoods(db, receiptId);
  const view = toPurchaseView(purchase, goods, bills, {
    lockedThrough: await readLockedThrough(db),
    names,
  });
  return ok({ success: true as const, purchase: view });
}
