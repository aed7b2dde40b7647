import type { Actor } from '@ilaneer/domain/actor/actor';
import { changedFields, type Facts } from '@ilaneer/domain/audit/audited-act';
import { indiaDay } from '@ilaneer/domain/india-day';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { afterCommit, transact } from '../../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import { ratesNow, type TaxRateDeps } from '../../tax-rate/tax-rate.ts';
import type { CatalogueCache, CatalogueDeps } from '../catalogue-cache.ts';
import { findProduct, noteCheck } from './editing-repository.ts';
import { checkedOf, type EditedProduct, missingOf, toStaffProduct } from './product-rows.ts';

export type EditingDeps = Deps & CatalogueDeps & TaxRateDeps;

/** Also before the shop is open. */
export type SavingDeps = Pick<Deps, 'newId'> &
  AuditedDeps &
  TaxRateDeps & { readonly catalogue: Pick<CatalogueCache, 'markStale'> };

/** With its expected version. */
export type ProductAt = { readonly productId: string; readonly version: number };

export type Edited = Result<EditedProduct, Failure>;

/** Refuses changes that make a published product incomplete. */
export function editProduct(
  deps: EditingDeps,
  actor: Actor,
  at: ProductAt,
  action: string,
  write: (tx: Database, before: EditedProduct) => Promise<Result<unknown, Failure>>,
): Promise<Edited> {
  return transact(deps.db, (tx) => editProductIn(tx, deps, actor, at, action, write));
}

/** Within a larger transaction. */
export async function editProductIn(
  tx: Database,
  deps: EditingDeps,
  actor: Actor,
  { productId, version }: ProductAt,
  action: string,
  write: (tx: Database, before: EditedProduct) => Promise<Result<unknown, Failure>>,
): Promise<Edited> {
  const before = await findProduct(tx, productId, 'locked');
  if (before === null) return err({ code: 'PRODUCT_NOT_FOUND' });
  if (before.product.version !== version) return err(staleProduct(deps, before));
  const written = await write(tx, before);
  if (!written.ok) return written;
  return finishEdit(tx, deps, actor, action, before, productId);
}

/** After an edit: audit entry, completeness check, cache invalidation. */
export async function finishEdit(
  tx: Database,
  deps: EditingDeps,
  actor: Actor,
  action: string,
  before: EditedProduct | null,
  productId: string,
): Promise<Edited> {
  const after = await findProduct(tx, productId);
  if (after === null) throw new Error(`product ${productId} is gone while it is changed`);
  const rateOf = ratesNow(deps);
  const missing = missingOf(after, rateOf);
  const wasWhole =
    before === null || before.product.state !== 'published' || missingOf(before, rateOf).length === 0;
  if (after.product.state === 'published' && missing.length > 0 && wasWhole) {
    return err(invalid(missing, 'PRODUCT_INCOMPLETE'));
  }
  await noteCheck(tx, {
    productId,
    missing: missing.map(({ field }) => field),
    checkedOn: indiaDay(deps.now()),
    checkedVersion: after.product.version,
  });
  recordEdit(tx, deps, actor, action, before, after);
  afterCommit(tx, deps.catalogue.markStale);
  return ok(after);
}

export function staleProduct(deps: EditingDeps, current: EditedProduct): Failure {
  return { code: 'VERSION_STALE', data: { current: toStaffProduct(current, ratesNow(deps)) } };
}

export function recordEdit(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  action: string,
  before: EditedProduct | null,
  after: EditedProduct,
): void {
  const facts = factsOf(after);
  const old = before === null ? null : factsOf(before);
  const changed = changedFields(old, facts).map(({ field }) => field);
  recordAct(tx, deps, actor, {
    action,
    kind: 'product',
    id: after.product.id,
    label: after.product.name,
    before: old === null ? null : onlyOf(old, changed),
    after: onlyOf(facts, changed),
    reason: null,
  });
}

function factsOf(edited: EditedProduct): Facts {
  const { variants, ...fields } = checkedOf(edited);
  const bySku = variants.map(({ sku, id: _, ...rest }) => [`variant ${sku}`, rest] as const);
  return { ...fields, publishAt: edited.product.publishAt, ...Object.fromEntries(bySku) };
}

function onlyOf(facts: Facts, fields: readonly string[]): Facts {
  return Object.fromEntries(fields.flatMap((field) => (field in facts ? [[field, facts[field]]] : [])));
}
