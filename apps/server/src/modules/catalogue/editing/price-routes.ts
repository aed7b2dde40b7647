import * as calls from '@ilaneer/contract/staff/catalogue/prices';
import { paiseFromRupees } from '@ilaneer/domain/money';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../../http/serve-call.ts';
import { changePrices, dropPriceChange } from './change-prices.ts';
import type { EditingDeps } from './edit-product.ts';
import { findProduct } from './editing-repository.ts';
import { findSku, listChangesOf } from './price-repository.ts';
import { toPriceChange } from './price-views.ts';
import { findVariantRows } from './product-list.ts';

export function priceRoutes(app: FastifyInstance, deps: EditingDeps): void {
  serveCall(app, calls.changePrices, async ({ staff, body }) => {
    const forms = body.changes.map(({ price, originalPrice, mrp, takesEffectAt, ...form }) => ({
      ...form,
      price: paiseFromRupees(price),
      originalPrice: paiseFromRupees(originalPrice),
      mrp: paiseFromRupees(mrp),
      takesEffectAt: takesEffectAt === undefined ? null : new Date(takesEffectAt),
    }));
    const results = await changePrices(deps, staff, forms);
    const rows = await findVariantRows(
      deps.db,
      results.map(({ variantId }) => variantId),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ok({
      success: true,
      results: results.map(({ variantId, code, problems }) => ({
        variantId,
        ok: code === null,
        code,
        problems: problems.map(({ field, message }) => ({ field, message })),
        variant: byId.get(variantId) ?? null,
      })),
    });
  });

  serveCall(app, calls.listPriceChanges, async ({ params }) => {
    if ((await findProduct(deps.db, params.productId)) === null) return err({ code: 'PRODUCT_NOT_FOUND' });
    const changes = await listChangesOf(deps.db, params.productId);
    return ok({ success: true, changes: changes.map(({ change, sku }) => toPriceChange(change, sku)) });
  });

  serveCall(app, calls.dropPriceChange, async ({ staff, params }) => {
    const dropped = await dropPriceChange(deps, staff, params.changeId);
    if (!dropped.ok) return dropped;
    const sku = await findSku(deps.db, dropped.value.variantId);
    return ok({ success: true, change: toPriceChange(dropped.value, sku) });
  });
}
