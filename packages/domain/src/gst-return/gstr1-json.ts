import { rupeesFromPaise } from '../money.ts';
import type { GstAmounts, RatedAmounts } from './gst-amounts.ts';
import { type GstDocument, stateCodeOf } from './gst-document.ts';
import { taxedByRate } from './gst-sections.ts';
import type { Gstr1, NilSales, SmallSales } from './gstr1.ts';
import type { HsnRow } from './hsn-summary.ts';
import type { IssuedSeries } from './issued-series.ts';
import { portalPeriod } from './return-month.ts';

/** Natures of documents in table 13. */
const DOCUMENT_TABLES = {
  invoice: 1,
  'credit-note': 5,
  'receipt-voucher': 6,
  'refund-voucher': 8,
} as const satisfies Record<IssuedSeries['kind'], number>;

/** Of files made for upload, as the offline tool writes them. */
const UPLOADED = { version: 'GST3.0.4', hash: 'hash' } as const;

/** The portal takes 30 characters. */
const DESCRIPTION_LENGTH = 30;

/** Outside the states: a place that the documents name without a code. */
const OTHER_TERRITORY = '97';

/** GSTR1 Save v4.0 (GST-RETURN-3); empty sections are left out. */
export function gstr1Json(gstr: Gstr1): Record<string, unknown> {
  const { gstin, month, b2b, b2cl, b2cs, cdnr, cdnur, nil, hsn, series } = gstr;
  const parts = hsn.filter(({ rows }) => rows.length > 0);
  return {
    gstin,
    fp: portalPeriod(month),
    ...UPLOADED,
    ...(b2b.length > 0 && { b2b: byBuyer(b2b, 'inv', invoiceOfBusiness) }),
    ...(b2cl.length > 0 && { b2cl: byPlace(b2cl) }),
    ...(b2cs.length > 0 && { b2cs: b2cs.map(smallRow) }),
    ...(cdnr.length > 0 && { cdnr: byBuyer(cdnr, 'nt', noteOfBusiness) }),
    ...(cdnur.length > 0 && { cdnur: cdnur.map(noteOfLarge) }),
    ...(nil.length > 0 && { nil: { inv: nil.map(nilRow) } }),
    ...(parts.length > 0 && {
      hsn: Object.fromEntries(parts.map(({ name, rows }) => [name, rows.map(hsnRow)])),
    }),
    ...(series.length > 0 && { doc_issue: { doc_det: documentTables(series) } }),
  };
}

/** 30-11-2026 */
function portalDay(day: string): string {
  return `${day.slice(8)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;
}

function posOf({ placeOfSupply }: Pick<GstDocument, 'placeOfSupply'>): string {
  return stateCodeOf(placeOfSupply) ?? OTHER_TERRITORY;
}

/** Letters and digits, as the portal accepts them. */
export function shortDescription(description: string): string {
  const plain = description.replaceAll(/[^A-Za-z0-9 ]+/g, ' ').replaceAll(/ +/g, ' ');
  return plain.trim().slice(0, DESCRIPTION_LENGTH).trim();
}

type Row = Record<string, unknown>;

function byBuyer(
  documents: readonly GstDocument[],
  name: 'inv' | 'nt',
  of: (one: GstDocument) => Row,
): Row[] {
  const groups = Map.groupBy(documents, ({ buyer }) => buyer.gstin ?? '');
  return [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([ctin, own]) => ({ ctin, [name]: own.map(of) }));
}

function byPlace(documents: readonly GstDocument[]): Row[] {
  return [...Map.groupBy(documents, posOf)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([pos, own]) => ({
      pos,
      inv: own.map((document) => ({ ...invoiceFacts(document), itms: itemsOf(document) })),
    }));
}

function invoiceFacts({ number, issuedOn, total }: GstDocument): Row {
  return { inum: number, idt: portalDay(issuedOn), val: rupeesFromPaise(total) };
}

function noteFacts({ number, issuedOn, total }: GstDocument): Row {
  return { ntty: 'C', nt_num: number, nt_dt: portalDay(issuedOn), val: rupeesFromPaise(total) };
}

function invoiceOfBusiness(document: GstDocument): Row {
  return {
    ...invoiceFacts(document),
    ...{ pos: posOf(document), rchrg: 'N', inv_typ: 'R', itms: itemsOf(document) },
  };
}

function noteOfBusiness(document: GstDocument): Row {
  return {
    ...noteFacts(document),
    ...{ pos: posOf(document), rchrg: 'N', inv_typ: 'R', itms: itemsOf(document) },
  };
}

function noteOfLarge(document: GstDocument): Row {
  return { typ: 'B2CL', ...noteFacts(document), pos: posOf(document), itms: itemsOf(document) };
}

function itemsOf(document: GstDocument): Row[] {
  return taxedByRate(document).map((row, index) => ({
    num: index + 1,
    itm_det: ratedFacts(row, document.isInterState),
  }));
}

function smallRow(row: SmallSales): Row {
  const { isInterState } = row;
  return {
    ...{ sply_ty: isInterState ? 'INTER' : 'INTRA', pos: posOf(row), typ: 'OE' },
    ...ratedFacts(row, isInterState),
  };
}

function ratedFacts(row: RatedAmounts, isInterState: boolean): Row {
  return {
    rt: row.basisPoints / 100,
    txval: rupeesFromPaise(row.taxable),
    ...(isInterState ? { iamt: rupeesFromPaise(row.igst) } : halvesOf(row)),
    csamt: 0,
  };
}

function halvesOf({ cgst, sgst }: GstAmounts): Row {
  return { camt: rupeesFromPaise(cgst), samt: rupeesFromPaise(sgst) };
}

function nilRow({ isInterState, isBusiness, taxable }: NilSales): Row {
  return {
    sply_ty: `${isInterState ? 'INTR' : 'INTRA'}${isBusiness ? 'B2B' : 'B2C'}`,
    ...{ nil_amt: rupeesFromPaise(taxable), expt_amt: 0, ngsup_amt: 0 },
  };
}

function hsnRow(row: HsnRow, index: number): Row {
  return {
    num: index + 1,
    hsn_sc: row.hsn,
    desc: shortDescription(row.description),
    uqc: row.unit,
    qty: row.quantity,
    rt: row.basisPoints / 100,
    txval: rupeesFromPaise(row.taxable),
    iamt: rupeesFromPaise(row.igst),
    ...halvesOf(row),
    csamt: 0,
  };
}

function documentTables(series: readonly IssuedSeries[]): Row[] {
  return [...Map.groupBy(series, ({ kind }) => kind)].map(([kind, own]) => ({
    doc_num: DOCUMENT_TABLES[kind],
    docs: own.map(({ from, to, issued, missing }, index) => ({
      num: index + 1,
      ...{ from, to, totnum: issued + missing.length, cancel: missing.length, net_issue: issued },
    })),
  }));
}
