import { indiaDay } from '../india-day.ts';
import { NO_PAISE, type Paise, sumPaise } from '../money.ts';
import type { RateAmount } from '../pricing/tax-by-rate.ts';
import type { DocumentContent, DocumentForm } from '../tax-document/document-content.ts';
import type { SeriesPlace, SupplyKind } from '../tax-document/financial-year.ts';
import type { InvoiceFigures, InvoiceLine, InvoiceTax } from '../tax-document/invoice-figures.ts';
import { type GstAmounts, negated, type RatedAmounts } from './gst-amounts.ts';
import { unitOf } from './unit-codes.ts';

/** Goods, or the delivery charge of a rate. */
export type GstLine = RatedAmounts & {
  readonly hsn: string;
  readonly description: string;
  /** Unit code of the portal. */
  readonly unit: string;
  /** 0 for delivery (GST-RETURN-6). */
  readonly quantity: number;
  readonly isDelivery: boolean;
};

/** A document as issued, reduced to the figures of returns and registers. Amounts of credit notes are positive. */
export type GstDocument = SeriesPlace & {
  readonly kind: SupplyKind;
  readonly form: DocumentForm;
  readonly number: string;
  /** ISO day in India. */
  readonly issuedOn: string;
  readonly sellerGstin: string;
  readonly buyer: { readonly name: string; readonly gstin: string | null };
  /** With its code, as printed. */
  readonly placeOfSupply: string;
  readonly isInterState: boolean;
  /** The invoice of a credit note. */
  readonly against: { readonly number: string; readonly issuedOn: string; readonly total: Paise } | null;
  readonly lines: readonly GstLine[];
  readonly roundOff: Paise;
  readonly total: Paise;
};

export type StoredDocument = SeriesPlace & {
  readonly kind: SupplyKind;
  readonly content: Pick<
    DocumentContent,
    'form' | 'number' | 'issuedAt' | 'billedTo' | 'placeOfSupply' | 'against' | 'figures'
  > & { readonly seller: Pick<DocumentContent['seller'], 'gstin'> };
  /** Figures of the invoice of a credit note. */
  readonly invoiced: InvoiceFigures | null;
};

/** GST-RETURN-1. */
export function gstDocument({ kind, content, invoiced, ...stored }: StoredDocument): GstDocument {
  const { form, number, figures, against } = content;
  const { prefix, financialYear, position } = stored;
  return {
    ...{ kind, form, number, prefix, financialYear, position },
    issuedOn: indiaDay(new Date(content.issuedAt)),
    sellerGstin: content.seller.gstin,
    buyer: { name: content.billedTo.fullName, gstin: content.billedTo.gstin ?? null },
    placeOfSupply: content.placeOfSupply,
    isInterState: figures.taxes.some(({ name }) => name === 'IGST'),
    against:
      against === null
        ? null
        : {
            number: against.number,
            issuedOn: indiaDay(new Date(against.issuedAt)),
            total: invoiced?.total ?? NO_PAISE,
          },
    lines: [
      ...figures.lines.map((line) => goodsLine(figures, line)),
      ...deliveryLines(figures, invoiced ?? figures),
    ],
    roundOff: figures.roundOff,
    total: figures.total,
  };
}

export function isTaxed({ basisPoints }: Pick<GstLine, 'basisPoints'>): boolean {
  return basisPoints > 0;
}

/** Credit notes lower the totals. */
export function signed<Amounts extends GstAmounts>(
  { kind }: Pick<GstDocument, 'kind'>,
  amounts: Amounts,
): Amounts {
  return kind === 'credit-note' ? { ...amounts, ...negated(amounts) } : amounts;
}

/** `32` of a place with its code; null without one. */
export function stateCodeOf(placeOfSupply: string): string | null {
  return /\((\d{2})\)$/.exec(placeOfSupply)?.[1] ?? null;
}

function goodsLine(figures: InvoiceFigures, line: InvoiceLine): GstLine {
  return {
    hsn: line.hsnCode,
    description: line.description,
    unit: unitOf(line),
    quantity: line.quantity,
    basisPoints: line.gstBasisPoints,
    taxable: line.taxable,
    ...headsOf(figures, line.taxes),
    isDelivery: false,
  };
}

/** Composite supply: the code of the dearest goods at the rate (CGST Act section 8), as printed. */
function deliveryLines(figures: InvoiceFigures, invoiced: InvoiceFigures): GstLine[] {
  const { delivery, deliveryShares, deliveryTaxes, rates, taxes } = figures;
  const isUntaxed = deliveryShares.length === 0 && delivery > 0;
  const shares: readonly Pick<RateAmount, 'basisPoints' | 'taxable'>[] = isUntaxed
    ? [{ basisPoints: 0, taxable: delivery }]
    : deliveryShares;
  const each = taxes.length / rates.length;
  return shares.map(({ basisPoints, taxable }) => {
    const rate = rates.findIndex((one) => one.basisPoints === basisPoints);
    const own = deliveryTaxes.map((amount, tax) => (Math.floor(tax / each) === rate ? amount : NO_PAISE));
    const atRate = (line: InvoiceLine) => line.gstBasisPoints === basisPoints;
    // A note may credit delivery at a rate of none of its goods.
    const goods =
      dearest(figures.lines.filter(atRate)) ??
      dearest(invoiced.lines.filter(atRate)) ??
      dearest(invoiced.lines);
    return {
      hsn: goods?.hsnCode ?? '',
      description: goods?.description ?? '',
      unit: goods === undefined ? 'NA' : unitOf(goods),
      quantity: 0,
      basisPoints,
      taxable,
      ...headsOf(figures, own),
      isDelivery: true,
    };
  });
}

function dearest(lines: readonly InvoiceLine[]): InvoiceLine | undefined {
  return lines.toSorted((one, other) => other.taxable - one.taxable)[0];
}

function headsOf({ taxes }: InvoiceFigures, amounts: readonly Paise[]): Omit<GstAmounts, 'taxable'> {
  const on = (head: InvoiceTax['name']) => sumPaise(...amounts.filter((_, tax) => taxes[tax]?.name === head));
  return { igst: on('IGST'), cgst: on('CGST'), sgst: on('SGST') };
}
