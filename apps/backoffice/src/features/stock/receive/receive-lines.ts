import type { PartOf } from '@ilaneer/contract/message/call';
import type { receiveGoods, StockView } from '@ilaneer/contract/staff/stock/stock';

/** Goods of one variant, and of one batch, as they stand in the form. */
export type ReceiveLine = {
  readonly key: string;
  readonly variant: StockView;
  readonly quantity: string;
  readonly code: string;
  readonly packedOn: string;
  readonly bestBefore: string;
  readonly mrp: string;
};

type Body = PartOf<typeof receiveGoods, 'body'>;

/** A new line. A second one of the same goods in a row is of the same batch, until something else is typed. */
export function newLine(variant: StockView, earlier: readonly ReceiveLine[]): ReceiveLine {
  const same = earlier.findLast((line) => line.variant.variantId === variant.variantId);
  return {
    key: crypto.randomUUID(),
    variant,
    quantity: '1',
    code: same?.code ?? '',
    packedOn: same?.packedOn ?? '',
    bestBefore: same?.bestBefore ?? '',
    mrp: same?.mrp ?? '',
  };
}

/** Whether a scan of the same goods is one unit more of the last line. */
export function scannedAgain(
  lines: readonly ReceiveLine[],
  variant: StockView,
): readonly ReceiveLine[] | null {
  const last = lines.at(-1);
  if (last?.variant.variantId !== variant.variantId || !/^\d+$/.test(last.quantity)) return null;
  return lines.with(-1, { ...last, quantity: String(Number(last.quantity) + 1) });
}

export function bodyOf(lines: readonly ReceiveLine[], note: string): Body {
  return {
    note: note.trim(),
    lines: lines.map(({ variant, quantity, code, packedOn, bestBefore, mrp }) => ({
      variantId: variant.variantId,
      quantity: Number(quantity),
      batch: hasBatch({ variant, code }) ? { code, packedOn, bestBefore, mrp: Number(mrp) } : null,
    })),
  };
}

/** Food always comes in a batch, other goods when one is typed. */
export function hasBatch({ variant, code }: Pick<ReceiveLine, 'variant' | 'code'>): boolean {
  return variant.isFood || code.trim() !== '';
}

/** What is wrong with a line before it is sent; null when nothing is. */
export function lineProblem(line: ReceiveLine): string | null {
  if (!/^[1-9]\d{0,5}$/.test(line.quantity.trim())) return 'How many came in?';
  if (!hasBatch(line)) return null;
  if (line.code.trim() === '') return 'Food needs its batch code';
  if (line.packedOn === '' || line.bestBefore === '') return 'Packed on and best before stand on the goods';
  return Number(line.mrp) > 0 ? null : 'The MRP stands on the goods';
}
