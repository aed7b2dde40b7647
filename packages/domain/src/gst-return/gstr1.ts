import { NO_PAISE, type Paise, subtractPaise, sumPaise } from '../money.ts';
import {
  type GstAmounts,
  isNothing,
  type RatedAmounts,
  roundingDifference,
  sumAmounts,
} from './gst-amounts.ts';
import { type GstDocument, isTaxed, signed, stateCodeOf } from './gst-document.ts';
import { GST_SECTIONS, type GstSection, sectionOf, taxedByRate } from './gst-sections.ts';
import { type HsnPart, hsnParts } from './hsn-summary.ts';
import {
  type IssuedSeries,
  issuedSeries,
  type NumberElsewhere,
  type NumberedInMonth,
} from './issued-series.ts';
import type { ReturnMonth } from './return-month.ts';

/** Sales to unregistered buyers of a place at a rate, less their credit notes; may be negative. */
export type SmallSales = RatedAmounts & {
  readonly placeOfSupply: string;
  readonly isInterState: boolean;
};

/** Goods without GST, less credit notes. */
export type NilSales = {
  readonly isInterState: boolean;
  readonly isBusiness: boolean;
  readonly taxable: Paise;
};

export type SectionTotal = GstAmounts & { readonly section: GstSection; readonly documents: number };

/** The return of outward supplies of a GSTIN and month, in paise. */
export type Gstr1 = {
  readonly gstin: string;
  readonly month: string;
  readonly b2b: readonly GstDocument[];
  readonly b2cl: readonly GstDocument[];
  readonly b2cs: readonly SmallSales[];
  readonly cdnr: readonly GstDocument[];
  readonly cdnur: readonly GstDocument[];
  readonly nil: readonly NilSales[];
  readonly hsn: readonly HsnPart[];
  readonly series: readonly IssuedSeries[];
  /** Signed: notes lower them. Documents with taxed and untaxed goods are counted in both sections. */
  readonly totals: readonly SectionTotal[];
  /** Tax of the documents less tax computed from the rows. */
  readonly roundingDifference: Paise;
  /** Round-off of the documents, which belongs to no section. */
  readonly roundOff: Paise;
};

/** GST-RETURN-1. Documents of other GSTINs count for the gaps of a series alone, vouchers for their numbers. */
export function gstr1(
  gstin: string,
  { month, firstDay }: Pick<ReturnMonth, 'month' | 'firstDay'>,
  all: readonly GstDocument[],
  elsewhere: readonly NumberElsewhere[],
  vouchers: readonly NumberedInMonth[] = [],
): Gstr1 {
  const ordered = all.toSorted(byNumber);
  const documents = ordered.filter(({ sellerGstin }) => sellerGstin === gstin);
  const reported = documents.filter((document) => sectionOf(document) !== null);
  const groups = Map.groupBy(reported, sectionOf);
  const of = (section: GstSection) => groups.get(section) ?? [];
  const b2cs = smallSales(of('b2cs'));
  const nil = nilSales(reported);
  return {
    gstin,
    month,
    b2b: of('b2b'),
    b2cl: of('b2cl'),
    b2cs,
    cdnr: of('cdnr'),
    cdnur: of('cdnur'),
    nil,
    hsn: hsnParts(reported, firstDay),
    series: issuedSeries(gstin, [...ordered, ...vouchers], elsewhere),
    totals: GST_SECTIONS.map((section) => totalOf(section, of(section), reported)),
    roundingDifference: sumPaise(
      ...b2cs.map((row) => roundingDifference(row, row.isInterState)),
      differenceOf([...of('b2b'), ...of('b2cl'), ...of('cdnr'), ...of('cdnur')]),
    ),
    roundOff: reported.reduce(
      (sum, { kind, roundOff }) =>
        kind === 'credit-note' ? subtractPaise(sum, roundOff) : sumPaise(sum, roundOff),
      NO_PAISE,
    ),
  };
}

/** Rows that cancel out are left out. */
function smallSales(documents: readonly GstDocument[]): SmallSales[] {
  const rows = documents.flatMap((document) =>
    taxedByRate(document).map((row) => ({
      ...signed(document, row),
      placeOfSupply: document.placeOfSupply,
      isInterState: document.isInterState,
    })),
  );
  const keyOf = ({ placeOfSupply, isInterState, basisPoints }: SmallSales) =>
    `${stateCodeOf(placeOfSupply) ?? placeOfSupply} ${isInterState} ${String(basisPoints).padStart(5, '0')}`;
  return [...Map.groupBy(rows, keyOf)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([, own]) => {
      const [first] = own;
      const sum = sumAmounts(own);
      return first === undefined || isNothing(sum) ? [] : [{ ...first, ...sum }];
    });
}

function nilSales(documents: readonly GstDocument[]): NilSales[] {
  const rows = documents.flatMap((document) =>
    untaxedOf(document).map(({ taxable }) => ({
      isInterState: document.isInterState,
      isBusiness: document.buyer.gstin !== null,
      taxable,
    })),
  );
  return [true, false].flatMap((isBusiness) =>
    [true, false].flatMap((isInterState) => {
      const own = rows.filter((row) => row.isBusiness === isBusiness && row.isInterState === isInterState);
      const taxable = own.reduce((sum, row) => sumPaise(sum, row.taxable), NO_PAISE);
      return taxable === 0 ? [] : [{ isInterState, isBusiness, taxable }];
    }),
  );
}

function untaxedOf(document: GstDocument): GstAmounts[] {
  return document.lines.filter((line) => !isTaxed(line)).map((line) => signed(document, line));
}

function totalOf(
  section: GstSection,
  own: readonly GstDocument[],
  all: readonly GstDocument[],
): SectionTotal {
  if (section === 'nil') {
    const untaxed = all.filter((document) => document.lines.some((line) => !isTaxed(line)));
    return { section, documents: untaxed.length, ...sumAmounts(untaxed.flatMap(untaxedOf)) };
  }
  const taxed = own.flatMap((document) => taxedByRate(document).map((row) => signed(document, row)));
  return { section, documents: own.length, ...sumAmounts(taxed) };
}

function differenceOf(documents: readonly GstDocument[]): Paise {
  return documents
    .flatMap((document) =>
      taxedByRate(document).map((row) => roundingDifference(signed(document, row), document.isInterState)),
    )
    .reduce((sum, difference) => sumPaise(sum, difference), NO_PAISE);
}

function byNumber(one: GstDocument, other: GstDocument): number {
  return (
    one.kind.localeCompare(other.kind) ||
    one.prefix.localeCompare(other.prefix) ||
    one.position - other.position
  );
}
