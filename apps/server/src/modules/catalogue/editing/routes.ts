import type { PartOf } from '@ilaneer/contract/message/call';
import * as calls from '@ilaneer/contract/staff/catalogue/products';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { paiseFromRupees } from '@ilaneer/domain/money';
import type { VariantPrices } from '@ilaneer/domain/product/product-facts';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import { listPage, readPlace } from '../../../http/lists/keyset.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { ratesNow } from '../../tax-rate/tax-rate.ts';
import { categoryRoutes } from './category-routes.ts';
import { changeProduct, duplicateProduct, makeProduct } from './change-product.ts';
import { changeVariants, type VariantForm } from './change-variants.ts';
import type { Edited, EditingDeps } from './edit-product.ts';
import { findProduct } from './editing-repository.ts';
import { moveProduct } from './move-product.ts';
import { priceRoutes } from './price-routes.ts';
import { listProductRows, listVariantRows } from './product-list.ts';
import { toStaffProduct } from './product-rows.ts';

export function catalogueEditingRoutes(app: FastifyInstance, deps: EditingDeps): void {
  const reply = (edited: Edited) =>
    edited.ok
      ? ok({ success: true as const, product: toStaffProduct(edited.value, ratesNow(deps)) })
      : edited;
  const at = (productId: string, headers: { readonly 'if-match': string }) => ({
    productId,
    version: matchedVersion(headers),
  });

  serveCall(app, calls.listStaffProducts, async ({ query }) => {
    const sort = query.sort ?? 'name';
    const place = readPlace(sort, query.after);
    if (!place.ok) return place;
    const asked = searchOf(query, query.incomplete === true);
    const { rows, counted } = await listProductRows(deps.db, asked, sort, place.value);
    const page = listPage(rows, counted, sort, ({ keys }) => keys);
    return ok({ success: true, ...page, rows: page.rows.map(({ view }) => view) });
  });

  serveCall(app, calls.listStaffVariants, async ({ query }) => {
    const place = readPlace('product', query.after);
    if (!place.ok) return place;
    const { rows, counted } = await listVariantRows(deps.db, searchOf(query, false), place.value);
    const page = listPage(rows, counted, 'product', ({ keys }) => keys);
    return ok({ success: true, ...page, rows: page.rows.map(({ view }) => view) });
  });

  serveCall(app, calls.getStaffProduct, async ({ params }) => {
    const found = await findProduct(deps.db, params.productId);
    return found === null ? err({ code: 'PRODUCT_NOT_FOUND' }) : reply(ok(found));
  });

  serveCall(app, calls.makeProduct, async ({ staff, body }) => reply(await makeProduct(deps, staff, body)));

  serveCall(app, calls.changeProduct, async ({ staff, params, headers, body: { variants, ...fields } }) => {
    const form = { ...fields, ...(variants !== undefined && { variants: variants.map(toVariantForm) }) };
    return reply(await changeProduct(deps, staff, at(params.productId, headers), form));
  });

  serveCall(app, calls.changeVariants, async ({ staff, params, headers, body }) => {
    const variants = body.variants.map(toVariantForm);
    const form = { ...(body.options !== undefined && { options: body.options }), variants };
    return reply(await changeVariants(deps, staff, at(params.productId, headers), form));
  });

  serveCall(app, calls.moveProduct, async ({ staff, params, headers, body }) => {
    const publishAt = body.publishAt ?? null;
    const move = { state: body.state, publishAt: publishAt === null ? null : new Date(publishAt) };
    return reply(await moveProduct(deps, staff, at(params.productId, headers), move));
  });

  serveCall(app, calls.duplicateProduct, async ({ staff, params }) =>
    reply(await duplicateProduct(deps, staff, params.productId)),
  );

  priceRoutes(app, deps);
  categoryRoutes(app, deps);
}

type SearchQuery = {
  readonly search?: string;
  readonly state?: 'draft' | 'published' | 'archived';
  readonly category?: string;
  readonly stock?: 'in' | 'out';
};

function searchOf({ search = '', state, category, stock }: SearchQuery, incomplete: boolean) {
  return { search, state: state ?? null, category: category ?? null, stock: stock ?? null, incomplete };
}

function toVariantForm({
  prices,
  ...variant
}: PartOf<typeof calls.changeVariants, 'body'>['variants'][number]): VariantForm {
  return { ...variant, ...(prices !== undefined && { prices: inPaise(prices) }) };
}

function inPaise(prices: Readonly<Record<keyof VariantPrices, number>>): VariantPrices {
  return {
    price: paiseFromRupees(prices.price),
    originalPrice: paiseFromRupees(prices.originalPrice),
    mrp: paiseFromRupees(prices.mrp),
  };
}
