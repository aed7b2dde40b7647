import type { Result } from '@ilaneer/domain/result';
import type { Database } from '../../src/db/connect.ts';
import { findOrderById, type Order } from '../../src/modules/order/repository.ts';

export const COURIER = 'Delhivery';

/** Of no other order. */
export function shipmentOf(orderId: string, parcel = 1) {
  const suffix = parcel === 1 ? '' : `-${parcel}`;
  return { courier: COURIER, trackingNumber: `AB${orderId.slice(-12)}${suffix}` };
}

/** Paise; of an unknown order nothing is open. */
export type PaidLine = {
  readonly orderId: string | null;
  readonly amount: number;
  readonly open: number;
  readonly matched: number;
};

type PaidFile = {
  readonly id: string;
  readonly receivedOn: string;
  readonly charges: number;
  readonly gst: number;
  readonly lines: readonly PaidLine[];
  readonly isWithdrawn: boolean;
};

type ClaimMade = {
  readonly orderId: string;
  /** 0: withdrawn. */
  readonly amount: number;
  readonly openedOn: string;
  /** Null: open, 0: refused or withdrawn. */
  readonly paid: number | null;
};

/** Debts of couriers, by the steps alone: neither the journal nor the shop's matching is asked. */
export type CourierMoney = {
  readonly files: PaidFile[];
  readonly claims: Map<string, ClaimMade>;
  /** By order. */
  readonly writtenOff: Map<string, number>;
};

export function noCourierMoney(): CourierMoney {
  return { files: [], claims: new Map(), writtenOff: new Map() };
}

/** Without replacements, which the first order's cash paid. */
export async function cashOrders(
  { env, others }: { readonly env: { readonly db: Database }; readonly others: readonly string[] },
  orderId: string,
): Promise<Order[]> {
  const orders: Order[] = [];
  for (const id of [orderId, ...others]) {
    const order = await findOrderById(env.db, id);
    if (order === null) throw new Error('an order is gone');
    if (order.cashCollectedAt !== null) orders.push(order);
  }
  return orders;
}

/** Of a delivered order. */
function collectedOf(order: Order): number {
  return order.totalPaise - order.giftCardPaise - order.creditedPaise + order.cashRoundOffPaise;
}

export function paidOver({ files }: CourierMoney, orderId: string): number {
  const counted = files.filter(({ isWithdrawn }) => !isWithdrawn).flatMap(({ lines }) => lines);
  return sum(counted.filter((line) => line.orderId === orderId).map(({ matched }) => matched));
}

export function openOf(money: CourierMoney, order: Order): number {
  return collectedOf(order) - paidOver(money, order.id) - (money.writtenOff.get(order.id) ?? 0);
}

/** In turn: a second line of an order gets the rest of the first. */
export function matchLines(
  money: CourierMoney,
  orders: readonly Order[],
  lines: readonly Pick<PaidLine, 'orderId' | 'amount'>[],
): PaidLine[] {
  const left = new Map(orders.map((order) => [order.id, openOf(money, order)]));
  return lines.map(({ orderId, amount }) => {
    const open = orderId === null ? 0 : (left.get(orderId) ?? 0);
    const matched = Math.min(amount, open);
    if (orderId !== null) left.set(orderId, open - matched);
    return { orderId, amount, open, matched };
  });
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

export function unwrap<Value>(done: Result<Value, unknown>): Value {
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
}
