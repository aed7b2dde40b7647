import type { BoughtAgain } from '@ilaneer/contract/order/buy-again';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { refillLine } from '@ilaneer/domain/cart/line-quantity';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { type CartLine, changeLine, findLines, isForSale } from '../../modules/cart/cart.ts';
import { findOrder, type OrderLineRow } from '../../modules/order/order.ts';
import { ratesNow, type TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';

export type Refilled = { readonly cart: readonly CartLine[]; readonly items: readonly BoughtAgain[] };

export async function buyAgain(
  deps: Pick<Deps, 'db' | 'now'> & TaxRateDeps,
  { userId }: ShopperActor,
  { orderId }: { readonly orderId: string },
): Promise<Result<Refilled, Failure>> {
  const order = await findOrder(deps.db, userId, orderId);
  if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
  // Fixed order, against deadlocks.
  const lines = order.lines.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1));
  return transactAll(deps.db, async (tx) => {
    const items: BoughtAgain[] = [];
    for (const line of lines) items.push(toBoughtAgain(line, await refill(tx, deps, userId, line)));
    return ok({ cart: await findLines(tx, userId), items });
  });
}

async function refill(
  tx: Database,
  deps: Pick<Deps, 'now'> & TaxRateDeps,
  userId: string,
  { productId, variantId, quantity }: OrderLineRow,
): Promise<number> {
  const rateOf = ratesNow(deps);
  let added = 0;
  const wanted = { productId, variantId };
  const changed = await changeLine(tx, { userId, wanted, now: deps.now }, (variants) => {
    const variant = variants.find((one) => one.variantId === variantId && isForSale(one, rateOf));
    if (variant === undefined) return err(null);
    const inCart = variant.quantity ?? 0;
    added = refillLine({ inCart, stock: variant.stock }, quantity);
    return added === 0 ? err(null) : ok({ variant, quantity: inCart + added });
  });
  return changed.ok ? added : 0;
}

function toBoughtAgain(line: OrderLineRow, added: number): BoughtAgain {
  const { productId, variantId, name, variantName, quantity } = line;
  return { productId, variantId, name, variantName, requested: quantity, added };
}
