import { paise } from '../money.ts';
import {
  addAmounts,
  addMoved,
  addPriced,
  addWithoutCost,
  type CostAmounts,
  type CostPool,
  comeBack,
  EMPTY_POOL,
  type MovedUnits,
  NO_AMOUNTS,
  NOTHING_MOVED,
  reversed,
  shareOf,
  subtractAmounts,
  take,
} from './cost-pool.ts';
import type { LossReason, StockFlow } from './stock-flow.ts';

/** A bill's cost of a variant of a receipt, from a day on. */
export type ReceiptCost = {
  readonly receiptId: string;
  readonly bookedOn: string;
  readonly units: number;
  readonly amounts: CostAmounts;
};

export type LossOfDay = MovedUnits & { readonly day: string; readonly reason: LossReason };

type Receipt = { readonly standing: number; readonly cost: ReceiptCost | null };

/** A variant's stock, and its moves since the start of the period. */
export type StockBook = {
  readonly pool: CostPool;
  readonly receipts: ReadonlyMap<string, Receipt>;
  readonly received: MovedUnits;
  /** Of `received`, by receipt: billed amounts. */
  readonly billed: ReadonlyMap<string, CostAmounts>;
  readonly sold: MovedUnits;
  readonly corrections: MovedUnits;
  readonly lateCost: CostAmounts;
  readonly losses: ReadonlyMap<string, LossOfDay>;
};

const NO_FIGURES = {
  received: NOTHING_MOVED,
  billed: new Map<string, CostAmounts>(),
  sold: NOTHING_MOVED,
  corrections: NOTHING_MOVED,
  lateCost: NO_AMOUNTS,
  losses: new Map<string, LossOfDay>(),
} as const;

export const EMPTY_BOOK: StockBook = { pool: EMPTY_POOL, receipts: new Map(), ...NO_FIGURES };

export function beginPeriod(book: StockBook): StockBook {
  return { ...book, ...NO_FIGURES };
}

export function onHand({ pool: { priced, withoutCost } }: StockBook): MovedUnits {
  return { units: priced.units + withoutCost, withoutCost, amounts: priced.amounts };
}

export function receive(
  book: StockBook,
  receiptId: string,
  units: number,
  cost: ReceiptCost | null,
): StockBook {
  const known = book.receipts.get(receiptId);
  const receipts = withReceipt(book, receiptId, { standing: (known?.standing ?? 0) + units, cost });
  const amounts = cost === null ? NO_AMOUNTS : shareOf(cost.amounts, units, cost.units);
  const withoutCost = cost === null ? units : 0;
  return {
    ...book,
    receipts,
    pool: cost === null ? addWithoutCost(book.pool, units) : addPriced(book.pool, { units, amounts }),
    received: addMoved(book.received, { units, withoutCost, amounts }),
    billed: withBilled(book, receiptId, amounts),
  };
}

/** The share of the units still on hand changes the stock, the rest the cost of goods sold (STOCK-13). */
export function recost(book: StockBook, cost: ReceiptCost): StockBook {
  const receipt = book.receipts.get(cost.receiptId);
  if (receipt === undefined || receipt.cost === cost) return book;
  const { standing, cost: earlier } = receipt;
  const receipts = withReceipt(book, cost.receiptId, { standing, cost });
  const { priced, withoutCost } = book.pool;
  const before = earlier === null ? NO_AMOUNTS : shareOf(earlier.amounts, standing, earlier.units);
  const change = subtractAmounts(shareOf(cost.amounts, standing, cost.units), before);
  const covered = Math.min(standing, Math.max(0, earlier === null ? withoutCost : priced.units));
  const share = neverBelowZero(priced.amounts, shareOf(change, covered, standing));
  const nowPriced = earlier === null ? covered : 0;
  return {
    ...book,
    receipts,
    pool: addWithoutCost(addPriced(book.pool, { units: nowPriced, amounts: share }), 0 - nowPriced),
    received: addMoved(book.received, { units: 0, withoutCost: 0 - nowPriced, amounts: change }),
    billed: withBilled(book, cost.receiptId, change),
    lateCost: addAmounts(book.lateCost, subtractAmounts(change, share)),
  };
}

/** Goods leave at the average; its difference from their own cost is cost of goods sold. */
export function takeBack(book: StockBook, receiptId: string, units: number): StockBook {
  const { standing = 0, cost = null } = book.receipts.get(receiptId) ?? {};
  const { pool, moved } = take(book.pool, units, cost === null ? 'without cost' : 'priced');
  const billed = cost === null ? NO_AMOUNTS : shareOf(cost.amounts, units, cost.units);
  return {
    ...book,
    receipts: withReceipt(book, receiptId, { standing: standing - units, cost }),
    pool,
    received: addMoved(book.received, reversed({ ...moved, amounts: billed })),
    billed: withBilled(book, receiptId, subtractAmounts(NO_AMOUNTS, billed)),
    lateCost: addAmounts(book.lateCost, subtractAmounts(moved.amounts, billed)),
  };
}

/** `quantity`: negative for goods that leave. */
export function move(
  book: StockBook,
  day: string,
  flow: Exclude<StockFlow, 'receipt'>,
  quantity: number,
): StockBook {
  const { pool, moved } =
    quantity > 0 ? comeBack(book.pool, quantity) : take(book.pool, 0 - quantity, 'without cost');
  const gone = quantity > 0 ? reversed(moved) : moved;
  if (flow === 'sale') return { ...book, pool, sold: addMoved(book.sold, gone) };
  if (typeof flow === 'string') {
    return { ...book, pool, corrections: addMoved(book.corrections, reversed(gone)) };
  }
  const key = `${day} ${flow.lost}`;
  const sum = addMoved(book.losses.get(key) ?? NOTHING_MOVED, gone);
  const losses = new Map(book.losses).set(key, { ...sum, day, reason: flow.lost });
  return { ...book, pool, losses };
}

/** Goods that left around midnight, before they had come in, take their cost now. */
export function settleShortage(book: StockBook): StockBook {
  const short = Math.min(0 - book.pool.withoutCost, book.pool.priced.units);
  if (short <= 0) return book;
  const { pool, moved } = take(book.pool, short, 'priced');
  return {
    ...book,
    pool: addWithoutCost(pool, short),
    sold: addMoved(book.sold, { units: 0, withoutCost: 0 - short, amounts: moved.amounts }),
  };
}

function withReceipt({ receipts }: StockBook, id: string, receipt: Receipt): StockBook['receipts'] {
  return new Map(receipts).set(id, receipt);
}

function withBilled({ billed }: StockBook, id: string, amounts: CostAmounts): StockBook['billed'] {
  return new Map(billed).set(id, addAmounts(billed.get(id) ?? NO_AMOUNTS, amounts));
}

function neverBelowZero(stock: CostAmounts, change: CostAmounts): CostAmounts {
  return {
    cost: paise(Math.max(change.cost, 0 - stock.cost)),
    igst: paise(Math.max(change.igst, 0 - stock.igst)),
    cgst: paise(Math.max(change.cgst, 0 - stock.cgst)),
  };
}
