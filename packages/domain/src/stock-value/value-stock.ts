import { NO_PAISE, type Paise, paise, prorate } from '../money.ts';
import type { AdjustReason, MovementKind } from '../stock/movement.ts';
import { type CostAmounts, type MovedUnits, shareOf } from './cost-pool.ts';
import {
  beginPeriod,
  EMPTY_BOOK,
  type LossOfDay,
  move,
  onHand,
  type ReceiptCost,
  receive,
  recost,
  type StockBook,
  settleShortage,
  takeBack,
} from './stock-book.ts';
import { flowOf, type StockFlow } from './stock-flow.ts';

/** Summed by day; goods of a reversed movement bear its reason. */
export type MovedOnDay = {
  readonly day: string;
  readonly kind: MovementKind;
  readonly reason: AdjustReason | null;
  readonly receiptId: string | null;
  readonly isUndo: boolean;
  readonly quantity: number;
};

export type VariantHistory = {
  readonly movements: readonly MovedOnDay[];
  /** As recorded. */
  readonly costs: readonly ReceiptCost[];
};

/** ISO days in India, both included. */
export type StockPeriod = { readonly from: string; readonly to: string };

/** Opening + received + corrections = sold + losses + late cost + closing, in units and paise (STOCK-13). */
export type VariantValue = {
  readonly opening: MovedUnits;
  readonly received: MovedUnits;
  /** Sent less returned. */
  readonly sold: MovedUnits;
  readonly losses: readonly LossOfDay[];
  /** First stock of the ledger, goods found, wrong entries. */
  readonly corrections: MovedUnits;
  /** Recorded or corrected when the goods had left: cost of goods sold. */
  readonly lateCost: CostAmounts;
  readonly closing: MovedUnits;
};

/** Weighted average of a variant, day by day (STOCK-11, STOCK-12). */
export function valueStock(history: VariantHistory, { from, to }: StockPeriod): VariantValue {
  const { days, enter } = daysOf(history, to);
  const earlier = days.filter((day) => day < from).reduce(enter, EMPTY_BOOK);
  const book = days.filter((day) => day >= from).reduce(enter, beginPeriod(earlier));
  const { received, sold, corrections, lateCost, losses } = book;
  return {
    opening: onHand(earlier),
    ...{ received, sold, corrections, lateCost },
    losses: [...losses.values()],
    closing: onHand(book),
  };
}

/** Moves of each day of a period that has some, and the stock before it, for the journal (JOURNAL-37). */
export function valueDays(
  history: VariantHistory,
  { from, to }: StockPeriod,
): { readonly opening: CostAmounts; readonly days: readonly DayValue[] } {
  const { days, enter } = daysOf(history, to);
  let book = days.filter((day) => day < from).reduce(enter, EMPTY_BOOK);
  const opening = book.pool.priced.amounts;
  const valued: DayValue[] = [];
  for (const day of days.filter((one) => one >= from)) {
    book = enter(beginPeriod(book), day);
    const { billed, sold, corrections, lateCost, losses } = book;
    valued.push({ day, billed, sold, corrections, lateCost, losses: [...losses.values()] });
  }
  return { opening, days: valued };
}

export type DayValue = Pick<StockBook, 'billed' | 'sold' | 'corrections' | 'lateCost'> & {
  readonly day: string;
  readonly losses: readonly LossOfDay[];
};

function daysOf({ movements, costs }: VariantHistory, to: string) {
  const byDay = Map.groupBy(movements, ({ day }) => day);
  const byReceipt = Map.groupBy(costs, ({ receiptId }) => receiptId);
  const booked = costs.map(({ bookedOn }) => bookedOn);
  const days = [...new Set([...byDay.keys(), ...booked])].filter((day) => day <= to).toSorted();
  const enter = (book: StockBook, day: string) => enterDay(book, day, byDay.get(day) ?? [], byReceipt);
  return { days, enter };
}

/** Goods come in before others leave, so that the order within a day does not matter. */
function enterDay(
  start: StockBook,
  day: string,
  movements: readonly MovedOnDay[],
  costs: ReadonlyMap<string, readonly ReceiptCost[]>,
): StockBook {
  // The last recorded of those that are valid.
  const costOn = (receiptId: string) =>
    costs.get(receiptId)?.findLast(({ bookedOn }) => bookedOn <= day) ?? null;
  const arrivals = new Map<string, number>();
  const others: { flow: Exclude<StockFlow, 'receipt'>; quantity: number }[] = [];
  for (const moved of movements) {
    const { receiptId, quantity } = moved;
    const flow = flowOf(moved);
    if (flow === 'receipt') {
      const id = receiptId ?? '';
      arrivals.set(id, (arrivals.get(id) ?? 0) + quantity);
    } else if (flow !== null) others.push({ flow, quantity });
  }
  let book = start;
  for (const [id, units] of arrivals) if (units > 0) book = receive(book, id, units, costOn(id));
  for (const id of costs.keys()) {
    const cost = costOn(id);
    if (cost?.bookedOn === day) book = recost(book, cost);
  }
  for (const { flow, quantity } of others) if (quantity > 0) book = move(book, day, flow, quantity);
  book = settleShortage(book);
  for (const [id, units] of arrivals) if (units < 0) book = takeBack(book, id, 0 - units);
  for (const { flow, quantity } of others) if (quantity < 0) book = move(book, day, flow, quantity);
  return book;
}

/** Of the units with a cost, rounded to the paisa; null without any. */
export function averageCost({ units, withoutCost, amounts }: MovedUnits): Paise | null {
  return units > withoutCost ? shareOf(amounts, 1, units - withoutCost).cost : null;
}

/** The value by batch, to the paisa; null where some units have no cost, as the batch of those is not known. */
export function valueByShelf(
  { units, withoutCost, amounts }: MovedUnits,
  quantities: readonly number[],
): readonly Paise[] | null {
  if (withoutCost !== 0) return null;
  if (units === 0) return quantities.map(() => NO_PAISE);
  return prorate(
    amounts.cost,
    quantities.map((quantity) => paise(quantity)),
  );
}
