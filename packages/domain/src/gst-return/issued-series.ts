import { documentNumber, type SeriesPlace, type TaxDocumentKind } from '../tax-document/financial-year.ts';
import type { GstDocument } from './gst-document.ts';

/** The numbers of a series that a month used (GST-RETURN-7). */
export type IssuedSeries = Pick<SeriesPlace, 'prefix' | 'financialYear'> & {
  readonly kind: TaxDocumentKind;
  readonly from: string;
  readonly to: string;
  readonly issued: number;
  /** Without a document. */
  readonly missing: readonly string[];
};

/** `position`: the last before the month. */
export type SeriesBefore = SeriesPlace & { readonly kind: TaxDocumentKind };

type Numbered = Pick<GstDocument, 'kind' | 'prefix' | 'financialYear' | 'position' | 'sellerGstin'>;

/** Invoices first. Numbers of another GSTIN are not missing; a series without own documents is left out. */
export function issuedSeries(
  gstin: string,
  documents: readonly Numbered[],
  before: readonly SeriesBefore[],
): IssuedSeries[] {
  const last = new Map(before.map((series) => [keyOf(series), series.position]));
  return [...Map.groupBy(documents, keyOf)]
    .flatMap(([key, own]) => seriesOf(gstin, own, last.get(key) ?? 0))
    .toSorted((one, other) => other.kind.localeCompare(one.kind) || one.from.localeCompare(other.from));
}

function seriesOf(gstin: string, documents: readonly Numbered[], lastBefore: number): IssuedSeries[] {
  const ordered = documents.toSorted((one, other) => one.position - other.position);
  const own = ordered.filter(({ sellerGstin }) => sellerGstin === gstin);
  const [first] = own;
  if (first === undefined) return [];
  const missing: number[] = [];
  let expected = lastBefore + 1;
  for (const { position } of ordered) {
    for (; expected < position; expected += 1) missing.push(expected);
    expected = position + 1;
  }
  const { kind, prefix, financialYear } = first;
  const named = (position: number) => documentNumber({ prefix, financialYear, position });
  return [
    {
      ...{ kind, prefix, financialYear },
      from: named(Math.min(first.position, missing[0] ?? first.position)),
      to: named(own.at(-1)?.position ?? first.position),
      issued: own.length,
      missing: missing.map(named),
    },
  ];
}

function keyOf({ kind, prefix, financialYear }: Omit<SeriesBefore, 'position'>): string {
  return `${kind} ${prefix} ${financialYear}`;
}
