import { coinsEarned } from '@ilaneer/domain/coin/coin';
import { paise } from '@ilaneer/domain/money';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../src/db/connect.ts';
import { coinEntries, coinLots } from '../../src/db/schema/balance/coin.ts';
import { findOrderById, type Order } from '../../src/modules/order/repository.ts';
import { listReturns } from '../../src/modules/return/repository.ts';
import { LEDGER_PACK } from './money-ledger.ts';

/** Coins match ledger and orders; the first is the order under test. Returns the packs of the others. */
export async function reconcileCoins(
  db: Database,
  userId: string,
  [asked, ...others]: readonly string[],
): Promise<number> {
  const lots = await db.select().from(coinLots).where(eq(coinLots.userId, userId));
  const entries = await db.select().from(coinEntries).where(eq(coinEntries.userId, userId));
  for (const { id, remaining, coins, orderId } of lots) {
    const ofLot = entries.filter(({ lotId }) => lotId === id);
    expect(sum(ofLot)).toBe(remaining);
    expect(ofLot.filter(({ kind }) => kind === 'earned')).toMatchObject([{ orderId, coins }]);
  }
  let unitsOfOthers = 0;
  for (const id of [asked ?? '', ...others]) {
    const order = await findOrderById(db, id);
    if (order === null) throw new Error('an order is gone');
    const ofOrder = entries.filter(({ orderId }) => orderId === id);
    const used = -sum(ofOrder.filter(({ kind }) => kind === 'spent' || kind === 'returned'));
    const returns = await listReturns(db, [id]);
    const givenBack = sum(ofOrder.filter(({ kind }) => kind === 'refunded'));
    expect(givenBack).toBe(sum(returns.map(({ refundCoins }) => ({ coins: refundCoins }))));
    const due = coinsDue(
      order,
      returns.flatMap(({ lines }) => lines),
    );
    expect(givenBack).toBeGreaterThanOrEqual(due.least);
    expect(givenBack).toBeLessThanOrEqual(due.most);
    expect(used + 0).toBe(
      order.status === 'cancelled' && order.cancelCause !== 'not delivered' ? 0 : order.coins,
    );
    expect(order.coinSavingsPaise).toBe(order.coins * 100);
    const earned = order.status === 'delivered' ? coinsEarned(paise(order.subtotalPaise)) : 0;
    expect(sum(lots.filter(({ orderId }) => orderId === id))).toBe(earned);
    expect(-sum(ofOrder.filter(({ kind }) => kind === 'reversed'))).toBeLessThanOrEqual(earned);
    if (id !== asked) unitsOfOthers += units(order.lines.filter(isPack));
  }
  return unitsOfOthers;
}

/** Proportional, rounded down; bounds for partial lines, exact for full returns. */
function coinsDue(
  { coins, lines }: Pick<Order, 'coins' | 'lines'>,
  returned: readonly { readonly position: number; readonly quantity: number }[],
): { readonly least: number; readonly most: number } {
  let taxable = 0;
  let worth = 0;
  let roundedLines = 0;
  for (const { position, quantity, taxablePaise } of lines) {
    const back = units(returned.filter((one) => one.position === position));
    taxable += taxablePaise;
    worth += (taxablePaise * back) / quantity;
    if (back > 0 && back < quantity) roundedLines += 1;
  }
  const coinsOf = (goods: number) => Math.floor((coins * goods) / taxable);
  return { least: coinsOf(worth - roundedLines), most: coinsOf(worth + roundedLines) };
}

function isPack({ variantId }: Order['lines'][number]): boolean {
  return variantId === LEDGER_PACK;
}

function units(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((all, { quantity }) => all + quantity, 0);
}

function sum(moved: readonly { readonly coins: number }[]): number {
  return moved.reduce((all, { coins }) => all + coins, 0);
}
