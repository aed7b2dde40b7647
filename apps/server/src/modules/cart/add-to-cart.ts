import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { addLine, chooseVariant } from '@ilaneer/domain/cart/line-quantity';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { batchConcurrentFor } from '../../jobs/batch-concurrent.ts';
import type { CatalogueDeps } from '../catalogue/catalogue.ts';
import { ratedCodesAt, ratesNow, type TaxRateDeps, unsellableLines } from '../tax-rate/tax-rate.ts';
import {
  type CartLine,
  type CartVariant,
  type ChangedLine,
  findLines,
  findLinesAndWanted,
  type WantedVariant,
} from './repository.ts';
import { addUnits, type UnitsToAdd } from './units-repository.ts';
import { quantityFailure, variantFailure } from './views.ts';

export type AddToCart = WantedVariant & { readonly quantity: number };
type AddDeps = Pick<Deps, 'db' | 'now'> & TaxRateDeps;

// Only concurrent tabs get near.
const TRIES = 20;
const AT_MOST = 100;

/** Null when the units can't be added. Batching takes adding to the cart from 0.45 to 0.8 of a bare upsert. */
const addBatched = batchConcurrentFor(
  AT_MOST,
  async (deps: AddDeps, wanted: readonly UnitsToAdd[]) => {
    const at = deps.now();
    const carts = await addUnits(deps.db, wanted, { at, ratedCodes: ratedCodesAt(deps.hsnRates(), at) });
    return wanted.map(({ userId }) => carts.get(userId) ?? null);
  },
  ({ userId }) => userId,
);

/**
 * Errors: PRODUCT_UNAVAILABLE (unrated goods), PRODUCT_NOT_FOUND, VARIANT_REQUIRED, VARIANT_INVALID,
 * OUT_OF_STOCK.
 */
export async function addToCart(
  deps: AddDeps & CatalogueDeps,
  { userId }: ShopperActor,
  { quantity, ...wanted }: AddToCart,
): Promise<Result<readonly CartLine[], Failure>> {
  const { productId } = wanted;
  let { variantId } = wanted;
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (variantId !== null) {
      const lines = await addBatched(deps, { userId, productId, variantId, quantity });
      if (lines !== null) return ok(await asCart(deps, userId, lines));
    }
    const variants = await findLinesAndWanted(deps.db, userId, { productId, variantId });
    const chosen = chooseToAdd(deps, variants, { ...wanted, quantity });
    if (!chosen.ok) return chosen;
    ({ variantId } = chosen.value);
  }
  throw new Error(`stock or cart of ${productId} changed ${TRIES} times while it was being added`);
}

/** With catalogue data from memory, else from the database. */
async function asCart(
  { db, catalogue }: Pick<Deps, 'db'> & CatalogueDeps,
  userId: string,
  changed: readonly ChangedLine[],
): Promise<readonly CartLine[]> {
  const { variants } = await catalogue.current();
  const lines: CartLine[] = [];
  for (const line of changed) {
    const known = variants.get(line.variantId);
    if (known === undefined) return findLines(db, userId);
    lines.push({ ...line, ...known });
  }
  return lines.sort(
    (one, other) => one.addedAt.getTime() - other.addedAt.getTime() || one.position - other.position,
  );
}

function chooseToAdd(
  deps: Pick<Deps, 'now'> & TaxRateDeps,
  variants: readonly CartVariant[],
  { productId, variantId, quantity }: AddToCart,
): Result<CartVariant, Failure> {
  const own = variants.filter((variant) => variant.productId === productId);
  if (unsellableLines(own, ratesNow(deps)).length > 0) return err({ code: 'PRODUCT_UNAVAILABLE' });
  const sold = own.filter(({ isSold }) => isSold);
  if (sold.length === 0) return err({ code: 'PRODUCT_NOT_FOUND' });
  const chosen = chooseVariant(sold, variantId);
  if (!chosen.ok) return err(variantFailure(chosen.error, 'VARIANT_INVALID'));
  const { stock, quantity: inCart, hasVariants } = chosen.value;
  const added = addLine({ inCart: inCart ?? 0, stock }, quantity);
  return added.ok ? ok(chosen.value) : err(quantityFailure(added.error, hasVariants));
}
