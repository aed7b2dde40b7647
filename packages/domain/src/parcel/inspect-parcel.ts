import type { FieldProblem } from '../field-problem.ts';
import { err, ok, type Result } from '../result.ts';
import { inspectReturn, type RestockedUnits, type ReturnedShare } from '../return/inspection.ts';

/** Units of a batch in FEFO order; `maySell`: neither blocked nor expired. */
export type BackShare = {
  readonly batchId: string | null;
  readonly quantity: number;
  readonly maySell: boolean;
};

export type BackLine = { readonly position: number; readonly shares: readonly BackShare[] };

export type InspectedBack = {
  readonly position: number;
  readonly restocked: number;
  readonly shares: readonly ReturnedShare[];
};

/** PARCEL-23. Sealed food may be sold again while its batch may be; the rest is written off. */
export function inspectParcel(
  lines: readonly BackLine[],
  restocked: readonly RestockedUnits[],
): Result<InspectedBack[], readonly FieldProblem[]> {
  const tooMany = restocked.flatMap(({ position, quantity }, index): FieldProblem[] => {
    const line = lines.find((one) => one.position === position);
    if (line === undefined || quantity <= sellable(line) || quantity > unitsOf(line.shares)) return [];
    const message = `Only ${sellable(line)} of this item may be sold again: the batch of the rest is blocked or expired`;
    return [{ field: `restock.${index}`, message }];
  });
  const received = lines.map(({ position, shares }) => ({
    position,
    quantity: unitsOf(shares),
    mayBeRestocked: true,
  }));
  const inspected = inspectReturn(received, restocked);
  if (!inspected.ok) return inspected;
  if (tooMany.length > 0) return err(tooMany);
  return ok(
    lines.map(({ position, shares }) => {
      const back = inspected.value.find((one) => one.position === position)?.restocked ?? 0;
      return { position, restocked: back, shares: shared(shares, back) };
    }),
  );
}

/** The first-expiring units that may be sold are restocked. */
function shared(shares: readonly BackShare[], restocked: number): ReturnedShare[] {
  let left = restocked;
  return shares.map(({ batchId, quantity, maySell }) => {
    const kept = maySell ? Math.min(left, quantity) : 0;
    left -= kept;
    return { batchId, came: quantity, writtenOff: quantity - kept };
  });
}

export function sellable({ shares }: Pick<BackLine, 'shares'>): number {
  return unitsOf(shares.filter(({ maySell }) => maySell));
}

function unitsOf(shares: readonly BackShare[]): number {
  return shares.reduce((sum, { quantity }) => sum + quantity, 0);
}
