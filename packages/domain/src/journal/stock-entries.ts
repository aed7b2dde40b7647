import { addDays, nextDay, startOfIndiaDay } from '../india-day.ts';
import { type Paise, paise, sumPaise } from '../money.ts';
import {
  addAmounts,
  addMoved,
  type CostAmounts,
  type MovedUnits,
  NO_AMOUNTS,
  NOTHING_MOVED,
  subtractAmounts,
} from '../stock-value/cost-pool.ts';
import { LOSS_REASONS, type LossReason } from '../stock-value/stock-flow.ts';
import type { DayValue } from '../stock-value/value-stock.ts';
import { credit, debit, type JournalEntry, type JournalEntryKind, journalEntry } from './journal-entry.ts';

/** First day whose stock is posted (JOURNAL-37); the stock before it is the opening stock. */
export const STOCK_POSTED_FROM = '2026-12-01';

export const STOCK_POSTING_KINDS = [
  'stock opened',
  'goods purchased',
  'goods sold',
  'goods lost',
  'stock corrected',
] as const satisfies readonly JournalEntryKind[];

/** A day in the journal: one sum for each kind, receipt and reason. */
export type StockFigure = {
  readonly kind: (typeof STOCK_POSTING_KINDS)[number];
  readonly day: string;
  /** Of a purchase. */
  readonly receiptId: string | null;
  /** Of lost goods. */
  readonly reason: LossReason | null;
  readonly amounts: CostAmounts;
};

export type ValuedHistory = { readonly opening: CostAmounts; readonly days: readonly DayValue[] };

/** Of all variants, from `STOCK_POSTED_FROM` on. The opening stock is of the day before it. */
export function stockFigures(histories: readonly ValuedHistory[]): StockFigure[] {
  const opening = histories.reduce((sum, one) => addAmounts(sum, one.opening), NO_AMOUNTS);
  const byDay = Map.groupBy(
    histories.flatMap(({ days }) => days),
    ({ day }) => day,
  );
  const of = (day: string, kind: StockFigure['kind'], amounts: CostAmounts): StockFigure => ({
    ...{ kind, day, receiptId: null, reason: null, amounts },
  });
  return [
    of(addDays(STOCK_POSTED_FROM, -1), 'stock opened', costAlone(opening)),
    ...[...byDay].flatMap(([day, values]) => {
      const billed = Map.groupBy(
        values.flatMap((value) => [...value.billed]),
        ([receiptId]) => receiptId,
      );
      const losses = values.flatMap((value) => value.losses);
      const lost = (reason: LossReason) => sumMoved(losses.filter((loss) => loss.reason === reason)).amounts;
      const sold = sumMoved(values.map((value) => value.sold)).amounts;
      const late = values.reduce((sum, { lateCost }) => addAmounts(sum, lateCost), NO_AMOUNTS);
      const corrected = sumMoved(values.map((value) => value.corrections)).amounts;
      return [
        ...[...billed].map(([receiptId, parts]) => ({
          ...of(
            day,
            'goods purchased',
            parts.reduce((sum, [, part]) => addAmounts(sum, part), NO_AMOUNTS),
          ),
          receiptId,
        })),
        of(day, 'goods sold', costAlone(addAmounts(sold, late))),
        ...LOSS_REASONS.map((reason) => ({ ...of(day, 'goods lost', lost(reason)), reason })),
        of(day, 'stock corrected', costAlone(corrected)),
      ];
    }),
  ];
}

/** Figures less their earlier postings, none of zero; by day. */
export function unpostedFigures(
  figures: readonly StockFigure[],
  posted: readonly StockFigure[],
): StockFigure[] {
  const sums = new Map<string, StockFigure>();
  const add = (figure: StockFigure, sum: (before: CostAmounts) => CostAmounts) => {
    const { kind, day, receiptId, reason } = figure;
    const key = `${day} ${kind} ${receiptId} ${reason}`;
    sums.set(key, { ...figure, amounts: sum(sums.get(key)?.amounts ?? NO_AMOUNTS) });
  };
  for (const figure of figures) add(figure, (before) => addAmounts(before, figure.amounts));
  for (const figure of posted) add(figure, (before) => subtractAmounts(before, figure.amounts));
  return [...sums.values()]
    .filter(({ amounts: { cost, igst, cgst } }) => cost !== 0 || igst !== 0 || cgst !== 0)
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** JOURNAL-37. Dated at the end of its day. */
export function stockEntry(sourceId: string, { kind, day, amounts }: StockFigure): JournalEntry {
  const happenedAt =
    kind === 'stock opened'
      ? startOfIndiaDay(nextDay(day))
      : new Date(startOfIndiaDay(nextDay(day)).getTime() - 1);
  return journalEntry({ kind, sourceId, happenedAt }, movesOf(kind, amounts));
}

function movesOf(kind: StockFigure['kind'], { cost, igst, cgst }: CostAmounts) {
  switch (kind) {
    case 'stock opened':
      return [debit('stock', cost), credit('opening-balance', cost)];
    case 'goods purchased':
      return [
        debit('stock', cost),
        debit('input-cgst', cgst),
        debit('input-sgst', cgst),
        debit('input-igst', igst),
        credit('supplier-payables', billTotal({ cost, igst, cgst })),
      ];
    case 'goods sold':
      return [debit('cost-of-goods-sold', cost), credit('stock', cost)];
    // CGST Act section 17(5)(h).
    case 'goods lost':
      return [
        debit('goods-lost', cost),
        debit('reversed-input-gst', sumPaise(igst, cgst, cgst)),
        credit('stock', cost),
        credit('input-cgst', cgst),
        credit('input-sgst', cgst),
        credit('input-igst', igst),
      ];
    case 'stock corrected':
      return [debit('stock', cost), credit('stock-corrections', cost)];
  }
}

/** Payable to the supplier, with GST of both heads. */
export function billTotal({ cost, igst, cgst }: CostAmounts): Paise {
  return sumPaise(cost, igst, cgst, cgst);
}

/** Of postings: the value of the stock that they leave. */
export function stockOf(posted: readonly StockFigure[]): Paise {
  const sign = (kind: StockFigure['kind']) => (kind === 'goods sold' || kind === 'goods lost' ? -1 : 1);
  return paise(posted.reduce((sum, { kind, amounts }) => sum + sign(kind) * amounts.cost, 0));
}

function costAlone({ cost }: CostAmounts): CostAmounts {
  return { ...NO_AMOUNTS, cost };
}

function sumMoved(moved: readonly MovedUnits[]): MovedUnits {
  return moved.reduce<MovedUnits>(addMoved, NOTHING_MOVED);
}
