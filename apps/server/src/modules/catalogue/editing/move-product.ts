import { type Actor, systemActor } from '@ilaneer/domain/actor/actor';
import type { ProductState } from '@ilaneer/domain/product/product-state';
import { err, ok } from '@ilaneer/domain/result';
import { invalid } from '../../../http/failure.ts';
import { oneByOne } from '../../../jobs/one-by-one.ts';
import { ratesNow } from '../../tax-rate/tax-rate.ts';
import { type Edited, type EditingDeps, editProduct, type ProductAt } from './edit-product.ts';
import { findDue, findProduct, updateProduct, updateVariant } from './editing-repository.ts';
import { type EditedProduct, missingOf } from './product-rows.ts';

export type ProductMove = { readonly state: ProductState; readonly publishAt: Date | null };

/** CATALOGUE-32. Errors: PRODUCT_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED, PRODUCT_INCOMPLETE. */
export function moveProduct(
  deps: EditingDeps,
  actor: Actor,
  at: ProductAt,
  { state, publishAt }: ProductMove,
): Promise<Edited> {
  return editProduct(deps, actor, at, actionOf(state, publishAt), async (tx, before) => {
    if (publishAt !== null && (state !== 'draft' || publishAt <= deps.now())) {
      return err(invalid([{ field: 'publishAt', message: 'Please choose a time that is still to come' }]));
    }
    if (state === 'published' || publishAt !== null) {
      const missing = missingOf(before, ratesNow(deps));
      if (missing.length > 0) return err(invalid(missing, 'PRODUCT_INCOMPLETE'));
    }
    for (const { id } of withoutPicture(before)) {
      await updateVariant(tx, id, { picture: before.product.pictures[0]?.file ?? '', updatedAt: deps.now() });
    }
    await updateProduct(tx, at.productId, {
      state,
      active: state === 'published',
      publishAt,
      updatedAt: deps.now(),
    });
    return ok(null);
  });
}

/** Incomplete ones become unscheduled drafts, with a log entry. */
export async function publishDue(deps: EditingDeps): Promise<void> {
  const due = await findDue(deps.db, deps.now());
  await oneByOne(due, 'products whose time has come are not published', (id) => publishDueOne(deps, id));
}

async function publishDueOne(deps: EditingDeps, productId: string): Promise<void> {
  const due = await findProduct(deps.db, productId);
  if (due === null) return;
  const at = { productId, version: due.product.version };
  const clock = systemActor('clock');
  const moved = await moveProduct(deps, clock, at, { state: 'published', publishAt: null });
  if (moved.ok || moved.error.code !== 'PRODUCT_INCOMPLETE') return;
  deps.log.warn(
    { product: due.product.name },
    'a product was not published when its time came: it is incomplete',
  );
  await moveProduct(deps, clock, at, { state: 'draft', publishAt: null });
}

function withoutPicture({ product, variants }: EditedProduct): EditedProduct['variants'] {
  return product.pictures.length === 0 ? [] : variants.filter(({ picture }) => picture === '');
}

function actionOf(state: ProductState, publishAt: Date | null): string {
  if (publishAt !== null) return 'scheduled';
  switch (state) {
    case 'published':
      return 'published';
    case 'archived':
      return 'archived';
    case 'draft':
      return 'took back to draft';
  }
}
