import {
  documentNumber,
  type SeriesPlace,
  TAX_DOCUMENT_KINDS,
  type TaxDocumentKind,
} from '../tax-document/financial-year.ts';

/** The numbers of a series that a month used (GST-RETURN-7). */
export type IssuedSeries = Pick<SeriesPlace, 'prefix' | 'financialYear'> & {
  readonly kind: TaxDocumentKind;
  readonly from: string;
  readonly to: string;
  readonly issued: number;
  /** Without a document. */
  readonly missing: readonly string[];
};

/** A number of another month: the last before, or one dated out of its order. */
export type NumberElsewhere = SeriesPlace & { readonly kind: TaxDocumentKind };

/** Any document of the month, as its number alone. */
export type NumberedInMonth = NumberElsewhere & { readonly sellerGstin: string };

const placeOf = ({ kind }: Pick<NumberElsewhere, 'kind'>) => TAX_DOCUMENT_KINDS.indexOf(kind);

/** Invoices first, vouchers last. Numbers of another GSTIN are not missing; a series without own documents is left out. */
export function issuedSeries(
  gstin: string,
  documents: readonly NumberedInMonth[],
  elsewhere: readonly NumberElsewhere[],
): IssuedSeries[] {
  const others = Map.groupBy(elsewhere, keyOf);
  return [...Map.groupBy(documents, keyOf)]
    .flatMap(([key, own]) => seriesOf(gstin, own, others.get(key) ?? []))
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.from.localeCompare(other.from));
}

function seriesOf(
  gstin: string,
  documents: readonly NumberedInMonth[],
  elsewhere: readonly NumberElsewhere[],
): IssuedSeries[] {
  const own = inOrder(documents).filter(({ sellerGstin }) => sellerGstin === gstin);
  const [first] = own;
  if (first === undefined) return [];
  const missing = gapsIn(inOrder(documents), inOrder(elsewhere));
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

type Place = Pick<SeriesPlace, 'position'>;

/** A series begins at 1. */
function gapsIn(documents: readonly Place[], elsewhere: readonly Place[]): number[] {
  const missing: number[] = [];
  const [before] = elsewhere;
  const lowest = documents[0]?.position ?? 1;
  let expected = before !== undefined && before.position < lowest ? before.position : 1;
  for (const { position } of inOrder([...documents, ...elsewhere])) {
    for (; expected < position; expected += 1) missing.push(expected);
    expected = position + 1;
  }
  return missing;
}

function inOrder<Numbers extends Place>(numbers: readonly Numbers[]): Numbers[] {
  return numbers.toSorted((one, other) => one.position - other.position);
}

function keyOf({ kind, prefix, financialYear }: Omit<NumberElsewhere, 'position'>): string {
  return `${kind} ${prefix} ${financialYear}`;
}
