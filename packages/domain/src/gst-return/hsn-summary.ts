import { isNothing, type RatedAmounts, sumAmounts } from './gst-amounts.ts';
import { type GstDocument, type GstLine, signed } from './gst-document.ts';
import { areHsnPartsApart } from './return-limits.ts';

/** Goods of a code, unit and rate, less credit notes. */
export type HsnRow = RatedAmounts & {
  readonly hsn: string;
  /** Of the goods of the highest value. */
  readonly description: string;
  readonly unit: string;
  readonly quantity: number;
};

/** Named as in the portal's file. */
export type HsnPart = {
  readonly name: 'hsn_b2b' | 'hsn_b2c' | 'data';
  readonly rows: readonly HsnRow[];
};

/** GST-RETURN-6. `day`: the first of the month. */
export function hsnParts(documents: readonly GstDocument[], day: string): HsnPart[] {
  if (!areHsnPartsApart(day)) return [{ name: 'data', rows: hsnRows(documents) }];
  const isBusiness = ({ buyer }: GstDocument) => buyer.gstin !== null;
  return [
    { name: 'hsn_b2b', rows: hsnRows(documents.filter(isBusiness)) },
    { name: 'hsn_b2c', rows: hsnRows(documents.filter((document) => !isBusiness(document))) },
  ];
}

function hsnRows(documents: readonly GstDocument[]): HsnRow[] {
  const lines = documents.flatMap((document) =>
    document.lines.map((line) => ({
      ...signed(document, line),
      quantity: document.kind === 'credit-note' ? 0 - line.quantity : line.quantity,
    })),
  );
  const keyOf = ({ hsn, unit, basisPoints }: GstLine) => `${hsn} ${unit} ${basisPoints}`;
  return [...Map.groupBy(lines, keyOf).values()]
    .map(rowOf)
    .filter((row) => row.quantity !== 0 || !isNothing(row))
    .toSorted((one, other) => one.hsn.localeCompare(other.hsn) || one.basisPoints - other.basisPoints);
}

function rowOf(lines: readonly GstLine[]): HsnRow {
  const [first] = lines;
  if (first === undefined) throw new RangeError('an HSN row without lines');
  const dearest = lines.reduce((most, line) => (line.taxable > most.taxable ? line : most), first);
  return {
    hsn: first.hsn,
    description: dearest.description,
    unit: first.unit,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    basisPoints: first.basisPoints,
    ...sumAmounts(lines),
  };
}
