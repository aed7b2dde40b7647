import { NO_PAISE, type Paise, sumPaise } from '../money.ts';
import { type GstAmounts, sumAmounts } from './gst-amounts.ts';
import { type GstDocument, signed, stateCodeOf } from './gst-document.ts';
import { sectionOf, taxedByRate } from './gst-sections.ts';
import { type Lines, rupees } from './gst-tables.ts';
import type { Gstr1 } from './gstr1.ts';

/** Table 3.2: a place of supply outside the state. */
export type InterStateSales = {
  readonly placeOfSupply: string;
  readonly taxable: Paise;
  readonly igst: Paise;
};

/** To compare with the portal's own figures (GST-RETURN-8). */
export type Gstr3b = {
  /** 3.1(a), less credit notes. */
  readonly taxed: GstAmounts;
  /** 3.1(c). */
  readonly untaxed: Paise;
  /** 3.2, to unregistered buyers. */
  readonly interState: readonly InterStateSales[];
};

/** `documents`: those of the return. */
export function gstr3b({ gstin, totals, nil }: Gstr1, documents: readonly GstDocument[]): Gstr3b {
  return {
    taxed: sumAmounts(totals.filter(({ section }) => section !== 'nil')),
    untaxed: nil.reduce((sum, { taxable }) => sumPaise(sum, taxable), NO_PAISE),
    interState: interStateSales(documents.filter(({ sellerGstin }) => sellerGstin === gstin)),
  };
}

function interStateSales(documents: readonly GstDocument[]): InterStateSales[] {
  const rows = documents
    .filter(({ isInterState, buyer }) => isInterState && buyer.gstin === null)
    .filter((document) => sectionOf(document) !== null)
    .flatMap((document) =>
      taxedByRate(document).map((row) => ({
        ...signed(document, row),
        placeOfSupply: document.placeOfSupply,
      })),
    );
  return [...Map.groupBy(rows, ({ placeOfSupply }) => placeOfSupply)]
    .map(([placeOfSupply, own]) => {
      const { taxable, igst } = sumAmounts(own);
      return { placeOfSupply, taxable, igst };
    })
    .filter(({ taxable, igst }) => taxable !== 0 || igst !== 0)
    .toSorted((one, other) =>
      (stateCodeOf(one.placeOfSupply) ?? '').localeCompare(stateCodeOf(other.placeOfSupply) ?? ''),
    );
}

/** A sheet of both tables, in rupees. */
export function gstr3bTable({ taxed, untaxed, interState }: Gstr3b): Lines {
  return [
    ['Table', 'Supplies', 'Taxable Value', 'Integrated Tax', 'Central Tax', 'State/UT Tax'],
    [
      ...['3.1(a)', 'Outward taxable supplies, other than zero rated, nil rated and exempted'],
      ...[taxed.taxable, taxed.igst, taxed.cgst, taxed.sgst].map(rupees),
    ],
    ['3.1(c)', 'Other outward supplies, nil rated and exempted', rupees(untaxed), '', '', ''],
    ...interState.map(({ placeOfSupply, taxable, igst }) => [
      ...['3.2', `To unregistered persons in ${placeOfSupply}`, rupees(taxable), rupees(igst), '', ''],
    ]),
  ];
}
