import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Paise, paise, sumPaise } from '../money.ts';
import type { PricedLine } from '../pricing/price-cart.ts';
import { rateIn } from '../pricing/price-mode.ts';
import { creditNoteFigures } from '../tax-document/credit-note-figures.ts';
import { documentForm } from '../tax-document/document-content.ts';
import { type InvoiceFigures, invoiceFigures } from '../tax-document/invoice-figures.ts';
import { placeOfSupply } from '../tax-document/place-of-supply.ts';
import { BUYER_GSTIN, SELLER_GSTIN } from '../testing/gst-documents.ts';
import { orderAsPlaced, SELLER } from '../testing/order-as-placed.ts';
import { type GstAmounts, sumAmounts, taxOf } from './gst-amounts.ts';
import { gstDocument, type StoredDocument } from './gst-document.ts';
import { GST_SECTIONS, sectionOf } from './gst-sections.ts';
import { gstr3b } from './gstr-3b.ts';
import { gstr1 } from './gstr1.ts';
import { registerRows } from './register-rows.ts';

const NOVEMBER = { month: '2026-11', firstDay: '2026-11-01' };
const MODES = [
  { prices: 'exclusive', tax: 'flat18' },
  { prices: 'exclusive', tax: 'hsn' },
  { prices: 'inclusive', tax: 'hsn' },
] as const;
type Mode = (typeof MODES)[number];

const sold = fc.record({
  goods: fc.array(
    fc.record({
      price: fc.integer({ min: 100, max: 9_000_000 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      basisPoints: fc.constantFrom(0, 500, 1_800, 4_000),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  coupon: fc.integer({ min: 0, max: 60_000 }).map(paise),
  state: fc.constantFrom('Kerala', 'Delhi', 'Tamil Nadu'),
  isBusiness: fc.boolean(),
  isBilledNow: fc.boolean(),
  isReturned: fc.boolean(),
});
type Sold = typeof sold extends fc.Arbitrary<infer One> ? One : never;

function linesOf({ prices, tax }: Mode, { goods }: Sold): PricedLine[] {
  return goods.map(({ price, quantity, basisPoints }) => {
    const line = { price: paise(price), originalPrice: paise(price), quantity };
    return tax === 'flat18' ? line : { ...line, gstRate: rateIn(prices, { basisPoints, above: null }) };
  });
}

/** Invoices of the month or before it, and credit notes of the month, with the figures of documents. */
function documentsOf(mode: Mode, sales: readonly Sold[]) {
  const stored = sales.flatMap((sale, index): StoredDocument[] => {
    const { state, coupon, isBusiness, isBilledNow, isReturned } = sale;
    const { order } = orderAsPlaced(linesOf(mode, sale), { coupon, coins: paise(0) }, state);
    const figures = invoiceFigures(order, SELLER);
    const billed = { number: `INV/2627/${index}`, issuedAt: isBilledNow ? NOON : OCTOBER };
    const of = (own: InvoiceFigures) => ({
      ...{ seller: { gstin: SELLER_GSTIN }, placeOfSupply: placeOfSupply(state), figures: own },
      billedTo: { ...PERSON, state, ...(isBusiness && { gstin: BUYER_GSTIN }) },
    });
    const place = { financialYear: '2627', position: index + 1 };
    const invoice: StoredDocument = {
      ...place,
      kind: 'invoice',
      prefix: 'INV',
      invoiced: null,
      content: { ...of(figures), ...billed, form: documentForm(figures), against: null },
    };
    const back = creditNoteFigures(order, SELLER, [], [{ position: 1, quantity: 1, reason: 'damaged' }]);
    const note: StoredDocument = {
      ...place,
      kind: 'credit-note',
      prefix: 'CRN',
      invoiced: figures,
      content: {
        ...of(back),
        number: `CRN/2627/${index}`,
        issuedAt: NOON,
        form: 'credit-note',
        against: billed,
      },
    };
    return [...(isBilledNow ? [invoice] : []), ...(isReturned ? [note] : [])];
  });
  return { stored, documents: stored.map(gstDocument) };
}

const NOON = '2026-11-15T06:30:00.000Z';
const OCTOBER = '2026-10-15T06:30:00.000Z';
const PERSON = {
  ...{ fullName: 'Asha Menon', addressLine1: '1 Road', addressLine2: '', city: 'Kochi', pinCode: '682001' },
  ...{ country: 'India', phone: '' },
};

const withTax = (amounts: GstAmounts) => sumPaise(amounts.taxable, taxOf(amounts));
const sum = (amounts: readonly Paise[]) => amounts.reduce((all, amount) => sumPaise(all, amount), paise(0));

/** From the figures as printed, not from their lines. */
function printed({ stored }: ReturnType<typeof documentsOf>) {
  const signed = (of: (figures: InvoiceFigures) => Paise) =>
    stored.reduce((all, { kind, content }) => all + (kind === 'invoice' ? 1 : -1) * of(content.figures), 0);
  const head = (name: string) =>
    signed(({ taxes, taxTotals, deliveryTaxes }) =>
      sum(
        taxes.flatMap((tax, index) =>
          tax.name === name ? [taxTotals[index] ?? paise(0), deliveryTaxes[index] ?? paise(0)] : [],
        ),
      ),
    );
  return {
    amounts: {
      taxable: signed(({ taxable, delivery }) => sumPaise(taxable, delivery)),
      igst: head('IGST'),
      cgst: head('CGST'),
      sgst: head('SGST'),
    },
    total: signed(({ total }) => total),
    pieces: stored.reduce(
      (all, { kind, content }) =>
        content.figures.lines.reduce(
          (count, { quantity }) => count + (kind === 'invoice' ? quantity : 0 - quantity),
          all,
        ),
      0,
    ),
  };
}

describe.each(MODES)('GST returns with prices $prices and tax $tax', (mode) => {
  it('add up to the documents, to the paisa and the piece (GST-RETURN-5, GST-RETURN-6)', () => {
    fc.assert(
      fc.property(fc.array(sold, { maxLength: 8 }), (sales) => {
        const made = documentsOf(mode, sales);
        const { documents } = made;
        const expected = printed(made);
        const gstr = gstr1(SELLER_GSTIN, NOVEMBER, documents, []);
        expect(sumAmounts(gstr.totals)).toEqual(expected.amounts);
        expect(withTax(sumAmounts(gstr.totals)) + gstr.roundOff).toBe(expected.total);
        const goods = gstr.hsn.flatMap(({ rows }) => rows);
        expect(sumAmounts(goods)).toEqual(expected.amounts);
        expect(goods.reduce((count, { quantity }) => count + quantity, 0)).toBe(expected.pieces);
        const { taxed, untaxed } = gstr3b(gstr, documents);
        expect(sumPaise(withTax(taxed), untaxed)).toBe(withTax(sumAmounts(gstr.totals)));
        const small = gstr.totals.find(({ section }) => section === 'b2cs');
        const rows = sumAmounts(gstr.b2cs);
        expect(rows).toEqual(sumAmounts(small === undefined ? [] : [small]));
      }),
    );
  });

  it('have every document in exactly one section, and all its amounts in its register (GST-RETURN-2, GST-RETURN-9)', () => {
    fc.assert(
      fc.property(fc.array(sold, { maxLength: 8 }), (sales) => {
        const { documents } = documentsOf(mode, sales);
        const gstr = gstr1(SELLER_GSTIN, NOVEMBER, documents, []);
        const listed = [...gstr.b2b, ...gstr.b2cl, ...gstr.cdnr, ...gstr.cdnur];
        for (const document of documents) {
          const section = sectionOf(document);
          expect(GST_SECTIONS).toContain(section);
          const isListed = section !== 'b2cs' && section !== 'nil';
          expect(listed.filter((one) => one === document)).toHaveLength(isListed ? 1 : 0);
          const rows = registerRows(document);
          expect(withTax(sumAmounts(rows)) + document.roundOff).toBe(document.total);
          for (const row of rows) expect(sumPaise(row.goods, row.delivery)).toBe(row.taxable);
        }
      }),
    );
  });
});
