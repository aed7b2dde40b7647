/** A line of a parcel while it is packed. */
export type PackingLine = {
  /** The position of the order's line. */
  readonly position: number;
  /** What stands for the item on its label: its barcode, its SKU. */
  readonly codes: readonly string[];
  readonly quantity: number;
  readonly packed: number;
};

/**
 * What a scan does: one unit more of a line, or a refusal. Too many of the right thing sounds different from the wrong
 * thing (PARCEL-4).
 */
export type ScanVerdict =
  | { readonly verdict: 'packed'; readonly position: number }
  | { readonly verdict: 'surplus'; readonly position: number }
  | { readonly verdict: 'wrong item' };

export const SCAN_VERDICTS = [
  'packed',
  'surplus',
  'wrong item',
] as const satisfies readonly ScanVerdict['verdict'][];

/** Judges one scan of an item. Letters count in either size. */
export function judgeScan(lines: readonly PackingLine[], code: string): ScanVerdict {
  const wanted = code.toUpperCase();
  const fitting = lines.filter(({ codes }) => codes.some((one) => one.toUpperCase() === wanted));
  const open = fitting.find(({ packed, quantity }) => packed < quantity);
  if (open !== undefined) return { verdict: 'packed', position: open.position };
  const [full] = fitting;
  return full === undefined ? { verdict: 'wrong item' } : { verdict: 'surplus', position: full.position };
}

/** Whether everything is in the parcel, and nothing else. */
export function isComplete(lines: readonly Pick<PackingLine, 'quantity' | 'packed'>[]): boolean {
  return lines.every(({ packed, quantity }) => packed === quantity);
}
