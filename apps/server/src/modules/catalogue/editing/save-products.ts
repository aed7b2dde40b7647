import type { Actor } from '@ilaneer/domain/actor/actor';
import { indiaDay } from '@ilaneer/domain/india-day';
import type { Database } from '../../../db/connect.ts';
import { afterCommit } from '../../../db/transact.ts';
import { ratesNow } from '../../tax-rate/tax-rate.ts';
import { writePriceNow } from './change-prices.ts';
import { changesOf, type DraftChanges, type ProductDraft } from './draft-problems.ts';
import { recordEdit, type SavingDeps } from './edit-product.ts';
import {
  findProducts,
  freeBarcodes,
  insertProducts,
  insertVariants,
  noteChecks,
  updateProduct,
  updateVariant,
} from './editing-repository.ts';
import {
  columnsOf,
  type EditedProduct,
  missingOf,
  variantColumnsOf,
  variantFieldsOf,
} from './product-rows.ts';

/** Validated drafts of locked products, in bulk, with audit entries. */
export async function saveProducts(
  tx: Database,
  deps: SavingDeps,
  actor: Actor,
  drafts: readonly ProductDraft[],
): Promise<void> {
  const at = deps.now();
  const whole = drafts.map((draft) => ({ draft, changes: changesOf(draft) }));
  await insertProducts(
    tx,
    drafts.flatMap(({ before, after, madeAt }) =>
      before === null ? [{ ...after.product, ...writtenAt(madeAt ?? at), version: 1 }] : [],
    ),
  );
  // Before reassigning, so that variants may swap.
  await freeBarcodes(
    tx,
    whole.flatMap(({ draft, changes }) => rebarcoded(draft, changes)),
  );
  // Live rows last, to lock them briefly.
  await insertVariants(
    tx,
    whole.flatMap(({ draft, changes }) =>
      changes.made.map((variant) => ({
        ...variant,
        productId: draft.after.product.id,
        ...writtenAt(draft.madeAt ?? at),
        version: 1,
      })),
    ),
  );
  for (const { draft, changes } of whole) {
    if (draft.before !== null) await writeChanges(tx, deps, actor, draft, changes);
  }
  await follow(tx, deps, actor, drafts);
  afterCommit(tx, deps.catalogue.markStale);
}

function writtenAt(at: Date) {
  return { createdAt: at, updatedAt: at };
}

function rebarcoded({ before }: ProductDraft, { changed }: DraftChanges): string[] {
  const had = new Map(before?.variants.map(({ id, barcode }) => [id, barcode]));
  return changed.flatMap(({ id, barcode }) => (had.get(id) === barcode ? [] : [id]));
}

async function writeChanges(
  tx: Database,
  deps: SavingDeps,
  actor: Actor,
  { before, after }: ProductDraft,
  { fields, isMoved, changed, priced }: DraftChanges,
): Promise<void> {
  const at = deps.now();
  const { id, state, active, publishAt } = after.product;
  const had = new Map(before?.variants.map((variant) => [variant.id, variant]));
  for (const variant of changed) {
    const { name, position } = variant;
    await updateVariant(tx, variant.id, {
      ...variantColumnsOf(variantFieldsOf(variant)),
      name,
      position,
      updatedAt: at,
    });
  }
  for (const variant of priced) {
    const stored = had.get(variant.id);
    if (stored !== undefined) {
      await writePriceNow(tx, deps, actor, { stored, wanted: variant, productName: after.product.name });
    }
  }
  await updateProduct(tx, id, {
    ...columnsOf(fields),
    ...(isMoved && { state, active, publishAt }),
    updatedAt: at,
  });
}

/** Completeness check and audit entry per product. */
async function follow(
  tx: Database,
  deps: SavingDeps,
  actor: Actor,
  drafts: readonly ProductDraft[],
): Promise<void> {
  const rateOf = ratesNow(deps);
  const checkedOn = indiaDay(deps.now());
  const before = new Map<string, EditedProduct | null>(
    drafts.map((draft) => [draft.after.product.id, draft.before]),
  );
  const stored = await findProducts(tx, [...before.keys()]);
  await noteChecks(
    tx,
    stored.map((product) => ({
      productId: product.product.id,
      missing: missingOf(product, rateOf).map(({ field }) => field),
      checkedOn,
      checkedVersion: product.product.version,
    })),
  );
  for (const product of stored) {
    const old = before.get(product.product.id) ?? null;
    recordEdit(tx, deps, actor, old === null ? 'made' : 'changed', old, product);
  }
}
