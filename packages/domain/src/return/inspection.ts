import type { FieldProblem } from '../field-problem.ts';
import { err, ok, type Result } from '../result.ts';

/** A line of a return whose goods are here. */
export type ReceivedLine = {
  readonly position: number;
  readonly quantity: number;
  /** Goods that spoil never go back to stock (RETURN-11). */
  readonly mayBeRestocked: boolean;
};

/** How many units of a line go back to stock. */
export type RestockedUnits = { readonly position: number; readonly quantity: number };

/** What became of a line: every unit that came is either for sale again or written off (RETURN-15). */
export type InspectedLine = {
  readonly position: number;
  readonly restocked: number;
  readonly writtenOff: number;
};

/** All units that may be sold again. */
export function allFitUnits(lines: readonly ReceivedLine[]): RestockedUnits[] {
  return lines
    .filter((line) => line.mayBeRestocked)
    .map(({ position, quantity }) => ({ position, quantity }));
}

/** What staff found fit for sale; units that they don't name are written off. Errors: a text for each wrong entry. */
export function inspectReturn(
  lines: readonly ReceivedLine[],
  restocked: readonly RestockedUnits[],
): Result<InspectedLine[], readonly FieldProblem[]> {
  const problems = restocked.flatMap((one, index) => {
    const isTwice = restocked.findIndex(({ position }) => position === one.position) < index;
    const message = isTwice ? 'This item is named twice' : problemOf(lines, one);
    return message === null ? [] : [{ field: `restock.${index}`, message }];
  });
  if (problems.length > 0) return err(problems);
  const unitsOf = new Map(restocked.map(({ position, quantity }) => [position, quantity]));
  return ok(
    lines.map(({ position, quantity }) => {
      const back = unitsOf.get(position) ?? 0;
      return { position, restocked: back, writtenOff: quantity - back };
    }),
  );
}

function problemOf(lines: readonly ReceivedLine[], { position, quantity }: RestockedUnits): string | null {
  const line = lines.find((one) => one.position === position);
  if (line === undefined) return 'This item is not part of the return';
  if (!Number.isInteger(quantity) || quantity < 0) return 'Give a whole number of units';
  if (quantity > line.quantity) return `Only ${line.quantity} of this item came back`;
  return quantity === 0 || line.mayBeRestocked ? null : 'Food and drinks never go back to stock';
}

/** Units of a batch that an order was sent; no batch for goods that have none. */
export type SentShare = { readonly batchId: string | null; readonly quantity: number };

/** What of a batch came back, and how much of it is written off. */
export type ReturnedShare = {
  readonly batchId: string | null;
  readonly came: number;
  readonly writtenOff: number;
};

/**
 * Which batches the units of a line came back from. `sent` begins with what expires last, which is taken first;
 * `before` units of it came back with earlier returns. What goes back to stock counts as what expires first of it, so
 * that it is sold no later than it may be.
 */
export function returnedShares(
  sent: readonly SentShare[],
  before: number,
  { restocked, writtenOff }: Pick<InspectedLine, 'restocked' | 'writtenOff'>,
): ReturnedShare[] {
  let skipped = before;
  let toCome = restocked + writtenOff;
  let toWriteOff = writtenOff;
  const take = (batchId: string | null, quantity: number): ReturnedShare => {
    const off = Math.min(toWriteOff, quantity);
    toCome -= quantity;
    toWriteOff -= off;
    return { batchId, came: quantity, writtenOff: off };
  };
  const shares = sent.flatMap(({ batchId, quantity }) => {
    const gone = Math.min(skipped, quantity);
    skipped -= gone;
    const came = Math.min(toCome, quantity - gone);
    return came > 0 ? [take(batchId, came)] : [];
  });
  // What was sent before the shop had batches came from none.
  return toCome > 0 ? [...shares, take(null, toCome)] : shares;
}
