import type { PartOf } from '@ilaneer/contract/message/call';
import type { receiveGoods, StockView } from '@ilaneer/contract/staff/stock/stock';
import { mrpProblem } from '@ilaneer/domain/batch/check-batch';
import { addDays, isDay } from '@ilaneer/domain/india-day';
import { readTypedNumber } from '@ilaneer/domain/text/typed-number';
import type { FoundGoods } from '../find-goods.tsx';

export type ReceiveLine = {
  readonly key: string;
  readonly variant: StockView;
  readonly quantity: string;
  readonly code: string;
  readonly packedOn: string;
  readonly bestBefore: string;
  readonly mrp: string;
};

const TYPED_FIELDS = ['quantity', 'code', 'packedOn', 'bestBefore', 'mrp'] as const;

export type TypedField = (typeof TYPED_FIELDS)[number];

type Body = PartOf<typeof receiveGoods, 'body'>;

/** Batch of the scan or an earlier line; known MRP. */
export function newLine(found: FoundGoods, earlier: readonly ReceiveLine[]): ReceiveLine {
  const { variant, batch, batchCode } = found;
  const same = earlier.findLast(
    ({ variant: { variantId }, code }) =>
      variantId === variant.variantId && (batchCode === null || code === batchCode),
  );
  const mrp = variant.isFood || batchCode !== null ? String(batch?.mrp ?? variant.mrp) : '';
  return {
    key: crypto.randomUUID(),
    variant,
    quantity: '1',
    code: batchCode ?? same?.code ?? '',
    packedOn: batch?.packedOn ?? same?.packedOn ?? '',
    bestBefore: batch?.bestBefore ?? same?.bestBefore ?? '',
    mrp: same?.mrp || mrp,
  };
}

/** Packing date derives the best before. */
export function withTyped(line: ReceiveLine, name: TypedField, text: string): ReceiveLine {
  const next = { ...line, [name]: text };
  if (name !== 'packedOn') return next;
  const isProposed = line.bestBefore === '' || line.bestBefore === proposed(line);
  return isProposed ? { ...next, bestBefore: proposed(next) } : next;
}

function proposed({ variant: { shelfLifeDays }, packedOn }: ReceiveLine): string {
  return shelfLifeDays !== null && isDay(packedOn) ? addDays(packedOn, shelfLifeDays) : '';
}

/** Repeated scan. */
export function scannedAgain(
  lines: readonly ReceiveLine[],
  { variant, batchCode }: FoundGoods,
): readonly ReceiveLine[] | null {
  const last = lines.at(-1);
  if (last?.variant.variantId !== variant.variantId || !/^\d+$/.test(last.quantity)) return null;
  if (batchCode !== null && last.code.toUpperCase() !== batchCode) return null;
  return lines.with(-1, { ...last, quantity: String(Number(last.quantity) + 1) });
}

export function bodyOf(lines: readonly ReceiveLine[], note: string): Body {
  return {
    note: note.trim(),
    lines: lines.map(({ variant, quantity, code, packedOn, bestBefore, mrp }) => ({
      variantId: variant.variantId,
      quantity: Number(quantity),
      batch: hasBatch({ variant, code }) ? { code, packedOn, bestBefore, mrp: readTypedNumber(mrp) } : null,
    })),
  };
}

export function hasBatch({ variant, code }: Pick<ReceiveLine, 'variant' | 'code'>): boolean {
  return variant.isFood || code.trim() !== '';
}

export function quantityProblem({ quantity }: Pick<ReceiveLine, 'quantity'>): string | null {
  const typed = quantity.trim();
  if (/^[1-9]\d{0,5}$/.test(typed)) return null;
  if (typed === '') return 'How many came in?';
  if (/^[-\u2212]/.test(typed))
    return 'Fewer than none cannot come in. What leaves is adjusted on its shelf.';
  if (/^0+$/.test(typed)) return 'If none came in, take the line off';
  if (/^\d*[.,]\d*$/.test(typed)) return 'Whole units only';
  return /^\d+$/.test(typed) ? 'At most 9,99,999 at once, without a 0 before' : 'Please write a number';
}

export function unitsOf(lines: readonly ReceiveLine[]): number | null {
  if (lines.some((line) => quantityProblem(line) !== null)) return null;
  return lines.reduce((sum, { quantity }) => sum + Number(quantity), 0);
}

export type LineProblems = { readonly [Name in TypedField]?: string | undefined };

/** Local validation. */
export function lineProblems(line: ReceiveLine): LineProblems {
  if (!hasBatch(line)) return {};
  const mrp = mrpWords(line.mrp);
  return {
    ...(line.code.trim() === '' && { code: 'Food needs its batch code' }),
    ...(line.packedOn === '' && { packedOn: 'Packed on stands on the goods' }),
    ...(line.bestBefore === '' && { bestBefore: 'Best before stands on the goods' }),
    ...(mrp !== null && { mrp }),
  };
}

function mrpWords(typed: string): string | null {
  if (typed.trim() === '') return 'The MRP stands on the goods';
  const rupees = readTypedNumber(typed);
  return Number.isNaN(rupees) ? 'Please write a number' : mrpProblem(Math.round(rupees * 100));
}

type Said = readonly { readonly field: string; readonly message: string }[];

export function saidOfLine(said: Said, index: number): LineProblems {
  const start = `lines.${index}.`;
  const pairs = said
    .filter(({ field }) => field.startsWith(start))
    .map(({ field, message }) => [fieldOf(field.slice(start.length)), message] as const);
  // First error per field.
  return Object.fromEntries(pairs.toReversed());
}

function fieldOf(path: string): TypedField {
  const name = path.split('.').at(-1);
  return TYPED_FIELDS.find((one) => one === name) ?? 'code';
}
