export type PackingLine = {
  readonly position: number;
  readonly codes: readonly string[];
  readonly quantity: number;
  readonly packed: number;
};

/** A unit more, or a refusal; a surplus sounds different from a wrong item (PARCEL-4). */
export type ScanVerdict =
  | { readonly verdict: 'packed'; readonly position: number }
  | { readonly verdict: 'surplus'; readonly position: number }
  | { readonly verdict: 'wrong item' };

export const SCAN_VERDICTS = [
  'packed',
  'surplus',
  'wrong item',
] as const satisfies readonly ScanVerdict['verdict'][];

/** Ignores case. */
export function judgeScan(lines: readonly PackingLine[], code: string): ScanVerdict {
  const wanted = code.toUpperCase();
  const fitting = lines.filter(({ codes }) => codes.some((one) => one.toUpperCase() === wanted));
  const open = fitting.find(({ packed, quantity }) => packed < quantity);
  if (open !== undefined) return { verdict: 'packed', position: open.position };
  const [full] = fitting;
  return full === undefined ? { verdict: 'wrong item' } : { verdict: 'surplus', position: full.position };
}

/** Units of one item, all or none (PARCEL-4): `positions` has the line of each. */
export function judgeUnits(
  lines: readonly PackingLine[],
  code: string,
  units: number,
): { readonly judged: ScanVerdict; readonly positions: readonly number[] } {
  const positions: number[] = [];
  let now = lines;
  for (;;) {
    const judged = judgeScan(now, code);
    if (judged.verdict !== 'packed') return { judged, positions: [] };
    positions.push(judged.position);
    if (positions.length >= units) return { judged, positions };
    now = now.map((line) =>
      line.position === judged.position ? { ...line, packed: line.packed + 1 } : line,
    );
  }
}

export function isComplete(lines: readonly Pick<PackingLine, 'quantity' | 'packed'>[]): boolean {
  return lines.every(({ packed, quantity }) => packed === quantity);
}
