import { batchCode } from '@ilaneer/domain/batch/check-batch';
import { ADJUST_REASONS } from '@ilaneer/domain/stock/movement';
import { readTypedNumber } from '@ilaneer/domain/text/typed-number';
import { typedText } from '@ilaneer/domain/text/typed-text';
import { unguardedCell } from '@ilaneer/domain/transfer/csv-cell';
import { adjustManyIn, type ManyAdjusted, whyNotFree } from '../../stock-keeping/stock-keeping.ts';
import { codeIn, Findings, type ImportPlan, inTurns, namedOnce, type PlanInput } from './plan.ts';
import type { ImportColumn, ImportLine } from './read-table.ts';
import { findShelves, type VariantShelf } from './stock-repository.ts';

export const STOCK_IMPORT: readonly ImportColumn[] = [
  { title: 'SKU', about: 'Which variant.', example: 'OIL-500', isNeeded: true },
  { title: 'Batch', about: 'Which batch of it; empty: goods without one.', example: '', isNeeded: false },
  {
    title: 'Was',
    about: 'How many there were when it was counted. What is sold meanwhile does not count as lost then.',
    example: '',
    isNeeded: false,
  },
  { title: 'Counted', about: 'How many there are.', example: '', isNeeded: false },
  { title: 'Change', about: 'In place of Counted: by how many, such as -3.', example: '-3', isNeeded: false },
  { title: 'Reason', about: `${ADJUST_REASONS.join(', ')}.`, example: 'damaged', isNeeded: false },
  { title: 'Note', about: 'For the ledger.', example: 'Fell off the shelf', isNeeded: false },
];

const LONGEST_NOTE = 500;

/** Counted or relative, through the ledger (STOCK-5). */
export async function planStock({ db, deps, actor, table, lock }: PlanInput): Promise<ImportPlan> {
  const found = new Findings();
  const lines = namedOnce(found, table.lines, 'SKU', (line) => {
    const sku = codeIn(line, 'SKU');
    return sku === '' ? '' : labelOf(sku, batchIn(line));
  });
  const skus = [...lines.values()].map((line) => codeIn(line, 'SKU'));
  const shelves = new Map((await findShelves(db, [...new Set(skus)], lock)).map((one) => [one.sku, one]));
  const moves: (ManyAdjusted & { readonly line: ImportLine })[] = [];
  for await (const [label, line] of inTurns(lines)) {
    const shelf = shelves.get(codeIn(line, 'SKU'));
    if (shelf === undefined) {
      found.problem(line, 'SKU', `There is no SKU ${codeIn(line, 'SKU')}`);
      continue;
    }
    const batch = batchOf(shelf, batchIn(line));
    if (batch === undefined) {
      found.problem(line, 'Batch', `${shelf.sku} has no batch ${batchIn(line)}. Receive its goods first.`);
      continue;
    }
    const onHand = batch?.onHand ?? withoutBatch(shelf);
    const wanted = wantedChange(line, onHand);
    if (wanted === null || wanted.quantity === 0) continue;
    if (!wanted.isRelative) found.seen.set(label, String(onHand));
    const why = reasonOf(line);
    if (why === null) continue;
    moves.push({ line, shelf, batch, label, quantity: wanted.quantity, ...why });
    const fields = [
      { field: 'On hand', before: String(onHand), after: String(onHand + wanted.quantity) },
      { field: 'Reason', before: null, after: why.reason },
    ];
    found.changes.push({ line: line.line, label, isNew: false, fields });
  }
  for (const { move, message } of whyNotFree(moves)) {
    found.problem(move.line, move.line.cells.Change?.trim() ? 'Change' : 'Counted', message);
  }
  return { ...found, write: (tx) => adjustManyIn(tx, deps, actor, moves) };

  function wantedChange(line: ImportLine, onHand: number) {
    const counted = wholeIn(line, 'Counted');
    const was = wholeIn(line, 'Was');
    const change = wholeIn(line, 'Change');
    if (counted === null || was === null || change === null) return null;
    if (counted !== undefined && change !== undefined) {
      found.problem(line, 'Change', 'Give what was counted, or by how many it changes, not both');
      return null;
    }
    if (change !== undefined) return { quantity: change, isRelative: true };
    if (counted === undefined) return { quantity: 0, isRelative: true };
    return { quantity: counted - (was ?? onHand), isRelative: was !== undefined };
  }

  /** Undefined: empty; null: invalid. */
  function wholeIn(line: ImportLine, column: 'Was' | 'Counted' | 'Change'): number | null | undefined {
    // +3 means 3; our own files guard it.
    const typed = typedText(unguardedCell(typedText(line.cells[column] ?? ''))).replace(/^\+/, '');
    if (typed === '') return undefined;
    const number = readTypedNumber(typed);
    const isRight = Number.isSafeInteger(number) && Math.abs(number) <= 1_000_000;
    if (isRight && (number >= 0 || column === 'Change')) return number;
    found.problem(
      line,
      column,
      `"${typed}" is not a whole number${column === 'Change' ? '' : ' of 0 or more'}`,
    );
    return null;
  }

  function reasonOf(line: ImportLine): Pick<ManyAdjusted, 'reason' | 'note'> | null {
    const typed = typedText(line.cells.Reason ?? '').toLowerCase();
    const reason = ADJUST_REASONS.find((one) => one === typed);
    const note = typedText(unguardedCell(line.cells.Note ?? ''));
    if (note.length > LONGEST_NOTE) found.problem(line, 'Note', `At most ${LONGEST_NOTE} characters`);
    if (reason !== undefined) return { reason, note };
    found.problem(line, 'Reason', `Say why: ${ADJUST_REASONS.join(', ')}`);
    return null;
  }
}

function batchIn({ cells }: ImportLine): string {
  return batchCode(unguardedCell(cells.Batch ?? ''));
}

function labelOf(sku: string, code: string): string {
  return code === '' ? sku : `${sku}, batch ${code}`;
}

/** Null: unbatched; undefined: unknown. */
function batchOf({ batches }: VariantShelf, code: string) {
  return code === '' ? null : batches.find((batch) => batch.code === code);
}

function withoutBatch({ onHand, batches }: VariantShelf): number {
  return batches.reduce((left, batch) => left - batch.onHand, onHand);
}
