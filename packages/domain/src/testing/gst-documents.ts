import type { GstAmounts } from '../gst-return/gst-amounts.ts';
import type { GstDocument, GstLine } from '../gst-return/gst-document.ts';
import { paiseFromRupees, sumPaise } from '../money.ts';
import { documentNumber } from '../tax-document/financial-year.ts';

export const SELLER_GSTIN = '32AAKCA1234M1ZU';
export const BUYER_GSTIN = '33AABCT1332L1ZL';
export const HERE = 'Kerala (32)';
export const BENGALURU = 'Karnataka (29)';
export const CHENNAI = 'Tamil Nadu (33)';

type Rupees = { readonly taxable: number; readonly igst?: number; readonly half?: number };

/** Amounts in rupees; `half`: CGST, and as much SGST. */
export function gstLine(
  { taxable, igst = 0, half = 0 }: Rupees,
  change: Partial<Omit<GstLine, keyof GstAmounts>> = {},
): GstLine {
  return {
    ...{ hsn: '200989', description: 'Thing', unit: 'PCS', quantity: 1, basisPoints: 500, isDelivery: false },
    taxable: paiseFromRupees(taxable),
    igst: paiseFromRupees(igst),
    cgst: paiseFromRupees(half),
    sgst: paiseFromRupees(half),
    ...change,
  };
}

/** An invoice within the state, of November 2026; its total is that of the lines. */
export function gstInvoice(
  position: number,
  lines: readonly GstLine[],
  change: Partial<GstDocument> = {},
): GstDocument {
  const place = { prefix: 'INV', financialYear: '2627', position, ...change };
  return {
    kind: 'invoice',
    form: 'tax-invoice',
    issuedOn: '2026-11-15',
    sellerGstin: SELLER_GSTIN,
    buyer: { name: 'Asha Menon', gstin: null },
    placeOfSupply: HERE,
    isInterState: false,
    against: null,
    lines,
    roundOff: paiseFromRupees(0),
    total: sumPaise(...lines.flatMap(({ taxable, igst, cgst, sgst }) => [taxable, igst, cgst, sgst])),
    ...place,
    number: documentNumber(place),
  };
}

export function gstNote(
  position: number,
  lines: readonly GstLine[],
  change: Partial<GstDocument> = {},
): GstDocument {
  const against = { number: 'INV/2627/000001', issuedOn: '2026-11-02', total: paiseFromRupees(500) };
  return gstInvoice(position, lines, {
    kind: 'credit-note',
    form: 'credit-note',
    prefix: 'CRN',
    against,
    ...change,
  });
}
