import type { FieldProblem } from '../field-problem.ts';
import { err, ok, type Result } from '../result.ts';

export type ReceivedLine = {
  readonly position: number;
  readonly quantity: number;
  /** Never for perishables (RETURN-11). */
  readonly mayBeRestocked: boolean;
};

export type RestockedUnits = { readonly position: number; readonly quantity: number };

/** All received units are restocked or written off (RETURN-15). */
export type InspectedLine = {
  readonly position: number;
  readonly restocked: number;
  readonly writtenOff: number;
};

export function allFitUnits(lines: readonly ReceivedLine[]): RestockedUnits[] {
  return lines
    .filter((line) => line.mayBeRestocked)
    .map(({ position, quantity }) => ({ position, quantity }));
}

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

export type SentShare = { readonly batchId: string | null; readonly quantity: number };

/** Units returned to a batch, and written-off ones among them. */
export type ReturnedShare = {
  readonly batchId: string | null;
  readonly came: number;
  readonly writtenOff: number;
};

/** Latest expiry first; `before` were returned earlier. Restocked units count as the earliest expiring. */
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
  // Shipments older than batches have none.
  return toCome > 0 ? [...shares, take(null, toCome)] : shares;
}
