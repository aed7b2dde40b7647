import type { FieldProblem } from '../field-problem.ts';
import { isDay } from '../india-day.ts';
import { formatRupees, type Paise, paise, paiseFromRupees } from '../money.ts';
import { err, ok, type Result } from '../result.ts';
import { asciiDigits } from '../text/ascii-digits.ts';
import { typedName } from '../text/typed-text.ts';
import type { ShelfLife } from './shelf-life.ts';

/** Label data of goods packed together (BATCH-1). MRP in paise. */
export type BatchLabel = ShelfLife & { readonly code: string; readonly mrpPaise: number };

const LONGEST_CODE = 40;
/** Longer than any goods keep: beyond is a typing error. */
const MOST_YEARS = 10;
/** The catalogue's highest price. */
const MOST_MRP_PAISE = paiseFromRupees(1_00_00_000);
const codeShape = /^[A-Z0-9][A-Z0-9./ -]*$/;

/** Codes become capitals. `paid`: today's price with GST, the lower bound of the MRP (BATCH-8). */
export function checkBatch(
  typed: BatchLabel,
  { today, paid }: { readonly today: string; readonly paid: Paise },
): Result<BatchLabel, readonly FieldProblem[]> {
  const code = batchCode(typed.code);
  const problems: FieldProblem[] = [];
  if (code === '') problems.push({ field: 'code', message: 'Batch code is required' });
  else if (code.length > LONGEST_CODE || !codeShape.test(code)) {
    problems.push({
      field: 'code',
      message: `Batch code must be at most ${LONGEST_CODE} letters, digits, dots, dashes or slashes`,
    });
  }
  const packedOn = packedOnProblem(typed, today);
  if (packedOn !== null) problems.push({ field: 'packedOn', message: packedOn });
  const bestBefore = bestBeforeProblem(typed);
  if (bestBefore !== null) problems.push({ field: 'bestBefore', message: bestBefore });
  const mrp = mrpProblem(typed.mrpPaise) ?? mrpBelowPrice(typed.mrpPaise, paid);
  if (mrp !== null) problems.push({ field: 'mrp', message: mrp });
  return problems.length > 0 ? err(problems) : ok({ ...typed, code });
}

function packedOnProblem({ packedOn }: ShelfLife, today: string): string | null {
  if (!isDay(packedOn)) return 'Packed on must be a day';
  if (packedOn > today) return 'Packed on must not lie in the future';
  return packedOn < inYears(today, -MOST_YEARS)
    ? `Packed on must not lie more than ${MOST_YEARS} years back`
    : null;
}

function bestBeforeProblem({ packedOn, bestBefore }: ShelfLife): string | null {
  if (!isDay(bestBefore)) return 'Best before must be a day';
  if (bestBefore <= packedOn) return 'Best before must come after the day of packing';
  return isDay(packedOn) && bestBefore > inYears(packedOn, MOST_YEARS)
    ? `Best before must come at most ${MOST_YEARS} years after the day of packing`
    : null;
}

export function mrpProblem(paise: number): string | null {
  if (paise > MOST_MRP_PAISE) return 'MRP must be at most ₹1,00,00,000';
  return Number.isSafeInteger(paise) && paise > 0 ? null : 'MRP must be more than nothing';
}

function mrpBelowPrice(mrpPaise: number, paid: Paise): string | null {
  return mrpPaise < paid
    ? `MRP ${formatRupees(paise(mrpPaise))} is below the price of ${formatRupees(paid)} with GST. Lower the price first: nothing may be sold above its printed MRP`
    : null;
}

/** For comparison only: may return 29 February of any year. */
function inYears(day: string, years: number): string {
  const [year = '', ...rest] = day.split('-');
  return [String(Number(year) + years).padStart(year.length, '0'), ...rest].join('-');
}

export function batchCode(typed: string): string {
  return asciiDigits(typedName(typed)).toUpperCase();
}
