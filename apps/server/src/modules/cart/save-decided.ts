import { err, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import { ratesNow, type ShopRates, unratedLines } from '../tax-rate/rate-of-hsn.ts';
import {
  type CartLine,
  type CartVariant,
  findLinesAndWanted,
  isLine,
  saveLine,
  type WantedVariant,
} from './repository.ts';

/** What a cart call works with. */
export type CartEnvironment = ShopRates & { readonly db: Database };

/** A line and the quantity that it shall have. */
export type Decision = { readonly variant: CartVariant; readonly quantity: number };

// Only a shopper who clicks in many tabs at once gets near this.
const TRIES = 20;

/**
 * Load, decide, save: the quantity is written only if it is still what the decision was made on, else it is
 * decided again. Replies with the cart as it is then. Errors: PRODUCT_UNAVAILABLE for goods that cannot be taxed, and
 * those of the decision.
 */
export async function saveDecided(
  env: CartEnvironment,
  userId: string,
  wanted: WantedVariant,
  decide: (variants: readonly CartVariant[]) => Result<Decision, Failure>,
): Promise<Result<readonly CartLine[], Failure>> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const variants = await findLinesAndWanted(env.db, userId, wanted);
    const isWanted = ({ productId }: CartVariant) => productId === wanted.productId;
    if (unratedLines(variants.filter(isWanted), ratesNow(env)).length > 0) {
      return err({ code: 'PRODUCT_UNAVAILABLE' });
    }
    const decided = decide(variants);
    if (!decided.ok) return decided;
    const { variant, quantity } = decided.value;
    const at = env.now();
    const expected = variant.quantity ?? 0;
    const { variantId } = variant;
    if (await saveLine(env.db, { userId, variantId, quantity, expected, at })) {
      const saved: CartLine = { ...variant, quantity, addedAt: variant.addedAt ?? at, updatedAt: at };
      const others = variants.filter(isLine);
      const isNew = variant.quantity === null;
      const lines = isNew ? [...others, saved] : others.map((one) => (one === variant ? saved : one));
      return { ok: true, value: lines };
    }
  }
  throw new Error(`cart line of ${wanted.productId} changed ${TRIES} times while it was being saved`);
}
