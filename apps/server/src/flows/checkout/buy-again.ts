import type { BoughtAgain } from '@ilaneer/contract/order/buy-again';
import { refillLine } from '@ilaneer/domain/cart/refill-line';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import { transactAll } from '../../db/transact.ts';
import type { Failure } from '../../http/failure.ts';
import { type CartLine, findLines } from '../../modules/cart/repository.ts';
import { type CartEnvironment, saveDecided } from '../../modules/cart/save-decided.ts';
import { findOrder, type OrderLineRow } from '../../modules/order/repository.ts';

/** The cart after buying again, and how much of each item went into it. */
export type Refilled = { readonly cart: readonly CartLine[]; readonly items: readonly BoughtAgain[] };

/** Puts the items of one's own order into the cart at today's prices, as far as there are any. Errors: ORDER_NOT_FOUND. */
export async function buyAgain(
  env: Pick<AppDeps, 'db' | 'now' | 'hsnRates'>,
  userId: string,
  orderId: string,
): Promise<Result<Refilled, Failure>> {
  const order = await findOrder(env.db, userId, orderId);
  if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
  // In one order everywhere, so that two requests of one shopper can't wait for each other.
  const lines = order.lines.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1));
  return transactAll(env.db, async (tx) => {
    const items: BoughtAgain[] = [];
    for (const line of lines) {
      items.push(toBoughtAgain(line, await refill({ ...env, db: tx }, userId, line)));
    }
    return ok({ cart: await findLines(tx, userId), items });
  });
}

async function refill(
  env: CartEnvironment,
  userId: string,
  { productId, variantId, quantity }: OrderLineRow,
): Promise<number> {
  let added = 0;
  const saved = await saveDecided(env, userId, { productId, variantId }, (variants) => {
    const variant = variants.find((one) => one.variantId === variantId && one.isSold);
    if (variant === undefined) return err({ code: 'PRODUCT_NOT_FOUND' });
    const inCart = variant.quantity ?? 0;
    added = refillLine({ inCart, stock: variant.stock }, quantity);
    return added === 0 ? err({ code: 'OUT_OF_STOCK' }) : ok({ variant, quantity: inCart + added });
  });
  return saved.ok ? added : 0;
}

function toBoughtAgain(line: OrderLineRow, added: number): BoughtAgain {
  const { productId, variantId, name, variantName, quantity } = line;
  return { productId, variantId, name, variantName, requested: quantity, added };
}
