import type { FieldProblem } from '../field-problem.ts';
import { isDay } from '../india-day.ts';
import { err, ok, type Result } from '../result.ts';
import type { ShelfLife } from './shelf-life.ts';

/** What stands on the label of goods that were packed together (BATCH-1). MRP in paise. */
export type BatchLabel = ShelfLife & { readonly code: string; readonly mrpPaise: number };

const LONGEST_CODE = 40;
const codeShape = /^[A-Z0-9][A-Z0-9./ -]*$/;

/** Reads a label as staff typed it: codes are in capitals, as scanners and eyes compare them. */
export function checkBatch(typed: BatchLabel, today: string): Result<BatchLabel, readonly FieldProblem[]> {
  const code = batchCode(typed.code);
  const problems: FieldProblem[] = [];
  if (code === '') problems.push({ field: 'code', message: 'Batch code is required' });
  else if (code.length > LONGEST_CODE || !codeShape.test(code)) {
    problems.push({
      field: 'code',
      message: `Batch code must be at most ${LONGEST_CODE} letters, digits, dots, dashes or slashes`,
    });
  }
  if (!isDay(typed.packedOn)) problems.push({ field: 'packedOn', message: 'Packed on must be a day' });
  else if (typed.packedOn > today) {
    problems.push({ field: 'packedOn', message: 'Packed on must not lie in the future' });
  }
  if (!isDay(typed.bestBefore)) problems.push({ field: 'bestBefore', message: 'Best before must be a day' });
  else if (typed.bestBefore <= typed.packedOn) {
    problems.push({ field: 'bestBefore', message: 'Best before must come after the day of packing' });
  }
  if (!Number.isSafeInteger(typed.mrpPaise) || typed.mrpPaise <= 0) {
    problems.push({ field: 'mrp', message: 'MRP must be more than nothing' });
  }
  return problems.length > 0 ? err(problems) : ok({ ...typed, code });
}

/** A batch's code as it is stored and looked for. */
export function batchCode(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ').toUpperCase();
}
