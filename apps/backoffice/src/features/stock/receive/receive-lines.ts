import type { PartOf } from '@ilaneer/contract/message/call';
import type { receiveGoods, StockView } from '@ilaneer/contract/staff/stock/stock';
import { mrpProblem } from '@ilaneer/domain/batch/check-batch';
import { addDays, isDay } from '@ilaneer/domain/india-day';
import { readTypedNumber } from '@ilaneer/domain/text/typed-number';
import { billBody, costBody, NEW_COST, type TypedBill, type TypedCost } from '../costs/typed-bill.ts';
import type { FoundGoods } from '../find-goods.tsx';

export type ReceiveLine = {
  readonly key: string;
  readonly variant: StockView;
  readonly quantity: string;
  readonly code: string;
  readonly packedOn: string;
  readonly bestBefore: string;
  readonly mrp: string;
  /** Of the supplier's bill, if there is one. */
  readonly cost: TypedCost;
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
    cost: { ...NEW_COST, gstRate: same?.cost.gstRate ?? NEW_COST.gstRate },
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

export function scannedAgain(
  lines: readonly ReceiveLine[],
  { variant, batchCode }: FoundGoods,
): readonly ReceiveLine[] | null {
  const last = lines.at(-1);
  if (last?.variant.variantId !== variant.variantId || !/^\d+$/.test(last.quantity)) return null;
  if (batchCode !== null && last.code.toUpperCase() !== batchCode) return null;
  return lines.with(-1, { ...last, quantity: String(Number(last.quantity) + 1) });
}

export function bodyOf(lines: readonly ReceiveLine[], note: string, bill: TypedBill | null): Body {
  return {
    note: note.trim(),
    ...(bill !== null && { bill: billBody(bill) }),
    lines: lines.map(({ variant, quantity, code, packedOn, bestBefore, mrp, cost }) => ({
      variantId: variant.variantId,
      quantity: Number(quantity),
      batch: hasBatch({ variant, code }) ? { code, packedOn, bestBefore, mrp: readTypedNumber(mrp) } : null,
      ...(bill !== null && { cost: costBody(cost) }),
    })),
  };
}

export function hasBatch({ variant, code }: Pick<ReceiveLine, 'variant' | 'code'>): boolean {
  return variant.isFood || code.trim() !== '';
}

export function quantityProblem({ quantity }: Pick<ReceiveLine, 'quantity'>): string | null {
  const typed = quantity.trim();
  if (/^[1-9]\d{0,5}$/.test(typed)) return null;
  if (typed === '') return 'Enter the quantity received.';
  if (/^[-\u2212]/.test(typed)) return 'Enter a positive number. Use Adjust stock for goods that leave.';
  if (/^0+$/.test(typed)) return 'Remove the line if nothing was received';
  if (/^\d*[.,]\d*$/.test(typed)) return 'Whole units only';
  return /^\d+$/.test(typed) ? 'At most 9,99,999 at once, without a 0 before' : 'Please write a number';
}

export function unitsOf(lines: readonly ReceiveLine[]): number | null {
  if (lines.some((line) => quantityProblem(line) !== null)) return null;
  return lines.reduce((sum, { quantity }) => sum + Number(quantity), 0);
}

export type LineProblems = { readonly [Name in TypedField]?: string | undefined };

export function lineProblems(line: ReceiveLine): LineProblems {
  if (!hasBatch(line)) return {};
  const mrp = mrpWords(line.mrp);
  return {
    ...(line.code.trim() === '' && { code: 'Food needs its batch code' }),
    ...(line.packedOn === '' && { packedOn: 'Enter the packing date on the goods' }),
    ...(line.bestBefore === '' && { bestBefore: 'Enter the best-before date on the goods' }),
    ...(mrp !== null && { mrp }),
  };
}

function mrpWords(typed: string): string | null {
  if (typed.trim() === '') return 'Enter the MRP on the goods';
  const rupees = readTypedNumber(typed);
  return Number.isNaN(rupees) ? 'Please write a number' : mrpProblem(Math.round(rupees * 100));
}

type Said = readonly { readonly field: string; readonly message: string }[];

/** Of a line's goods; those of its cost are the bill's. */
export function serverLineProblems(said: Said, index: number): LineProblems {
  const start = `lines.${index}.`;
  const pairs = said
    .filter(({ field }) => field.startsWith(start) && !field.startsWith(`${start}cost.`))
    .map(({ field, message }) => [fieldOf(field.slice(start.length)), message] as const);
  // First error per field.
  return Object.fromEntries(pairs.toReversed());
}

function fieldOf(path: string): TypedField {
  const name = path.split('.').at(-1);
  return TYPED_FIELDS.find((one) => one === name) ?? 'code';
}
