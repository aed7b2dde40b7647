import { describe, expect, it } from 'vitest';
import { paise, paiseFromRupees } from '../money.ts';
import {
  BENGALURU,
  BUYER_GSTIN,
  CHENNAI,
  gstInvoice,
  gstLine,
  gstNote,
  HERE,
  SELLER_GSTIN,
} from '../testing/gst-documents.ts';
import type { GstDocument } from './gst-document.ts';
import { sectionOf } from './gst-sections.ts';
import { gstr3b } from './gstr-3b.ts';
import { gstr1 } from './gstr1.ts';
import { returnMonth } from './return-month.ts';

const NOVEMBER = { month: '2026-11', firstDay: '2026-11-01' };
const inChennai = {
  buyer: { name: 'Marina Foods', gstin: BUYER_GSTIN },
  placeOfSupply: CHENNAI,
  isInterState: true,
};
const ofBusiness = { buyer: { name: 'Malabar Traders LLP', gstin: SELLER_GSTIN } };
const sentOut = { placeOfSupply: BENGALURU, isInterState: true };
const at18 = { basisPoints: 1_800, hsn: '420222' };
const nil = { basisPoints: 0, hsn: '482020' };

/** The sums of a month whose return was worked out by hand: 40 bills and 10 credit notes. */
const BY_HAND: readonly GstDocument[] = [
  gstInvoice(1, [gstLine({ taxable: 62_828.57, igst: 3_141.43 })], inChennai),
  gstInvoice(2, [gstLine({ taxable: 412.72, igst: 74.29 }, at18)], inChennai),
  gstInvoice(
    3,
    [gstLine({ taxable: 814.17, half: 20.35 }), gstLine({ taxable: 261.96, half: 23.58 }, at18)],
    ofBusiness,
  ),
  gstInvoice(4, [gstLine({ taxable: 104_714.28, igst: 5_235.72 })], sentOut),
  gstInvoice(5, [gstLine({ taxable: 4_024.64, half: 362.22 }, at18)]),
  gstInvoice(
    6,
    [gstLine({ taxable: 11_530.24, igst: 576.51 }), gstLine({ taxable: 2_154.92, igst: 387.89 }, at18)],
    sentOut,
  ),
  gstInvoice(7, [gstLine({ taxable: 670.26 }, nil)], { form: 'bill-of-supply' }),
  gstInvoice(8, [gstLine({ taxable: 833.33 }, nil)], { ...sentOut, form: 'bill-of-supply' }),
  gstNote(1, [gstLine({ taxable: 168.64, half: 15.18 }, at18)], ofBusiness),
  gstNote(2, [gstLine({ taxable: 168.64, half: 15.18 }, at18)]),
];

describe('GSTR-1 (GST-RETURN-1, GST-RETURN-2)', () => {
  it('has the totals of a month worked out by hand, and GSTR-3B those of its sections', () => {
    const gstr = gstr1(SELLER_GSTIN, NOVEMBER, BY_HAND, []);
    const inRupees = Object.fromEntries(
      gstr.totals.map(({ section, taxable, igst, cgst, sgst }) => [
        section,
        [taxable, igst, cgst, sgst].map((amount) => amount / 100),
      ]),
    );
    expect(inRupees).toEqual({
      b2b: [64_317.42, 3_215.72, 43.93, 43.93],
      b2cl: [104_714.28, 5_235.72, 0, 0],
      b2cs: [17_541.16, 964.4, 347.04, 347.04],
      cdnr: [-168.64, 0, -15.18, -15.18],
      cdnur: [0, 0, 0, 0],
      nil: [1_503.59, 0, 0, 0],
    });
    expect(gstr.nil).toEqual([
      { isInterState: true, isBusiness: false, taxable: paiseFromRupees(833.33) },
      { isInterState: false, isBusiness: false, taxable: paiseFromRupees(670.26) },
    ]);
    const sheet = gstr3b(gstr, BY_HAND);
    expect(sheet.taxed).toEqual({
      taxable: paiseFromRupees(186_404.22),
      igst: paiseFromRupees(9_415.84),
      cgst: paiseFromRupees(375.79),
      sgst: paiseFromRupees(375.79),
    });
    expect(sheet.untaxed).toBe(paiseFromRupees(1_503.59));
    expect(sheet.interState).toEqual([
      {
        placeOfSupply: BENGALURU,
        taxable: paiseFromRupees(118_399.44),
        igst: paiseFromRupees(6_200.12),
      },
    ]);
  });

  it.each([
    ['a business', gstInvoice(1, [gstLine({ taxable: 100, igst: 5 })], inChennai), 'b2b'],
    [
      '₹1,00,000.01 to another state',
      gstInvoice(1, [gstLine({ taxable: 95_000, igst: 5_000.01 })], sentOut),
      'b2cl',
    ],
    [
      '₹1,00,000 to another state',
      gstInvoice(1, [gstLine({ taxable: 95_000, igst: 5_000 })], sentOut),
      'b2cs',
    ],
    ['₹2,00,000 within the state', gstInvoice(1, [gstLine({ taxable: 190_000, half: 5_000 })]), 'b2cs'],
    [
      '₹2,50,000 to another state in July 2024',
      gstInvoice(1, [gstLine({ taxable: 240_000, igst: 10_000 })], { ...sentOut, issuedOn: '2024-07-31' }),
      'b2cs',
    ],
    ['goods without GST', gstInvoice(1, [gstLine({ taxable: 100 }, nil)], inChennai), 'nil'],
    ['a note of a business', gstNote(1, [gstLine({ taxable: 100, igst: 5 })], inChennai), 'cdnr'],
    ['a small note', gstNote(1, [gstLine({ taxable: 100, igst: 5 })], sentOut), 'b2cs'],
    [
      'a small note of a large invoice',
      gstNote(1, [gstLine({ taxable: 100, igst: 5 })], {
        ...sentOut,
        against: { number: 'INV/2627/000001', issuedOn: '2026-04-02', total: paise(10_995_000) },
      }),
      'cdnur',
    ],
    [
      'a commercial credit note',
      gstNote(1, [gstLine({ taxable: 105 })], { form: 'commercial-credit-note' }),
      null,
    ],
  ] as const)('%s is in its section', (_, document, section) => {
    expect(sectionOf(document)).toBe(section);
  });

  it('subtracts notes of earlier sales from small sales, below zero too', () => {
    const note = gstNote(1, [gstLine({ taxable: 100, half: 2.5 })], { issuedOn: '2026-11-30' });
    const { b2cs } = gstr1(SELLER_GSTIN, NOVEMBER, [note], []);
    expect(b2cs).toMatchObject([
      { placeOfSupply: HERE, basisPoints: 500, taxable: -10_000, cgst: -250, sgst: -250 },
    ]);
    const sale = gstInvoice(1, [gstLine({ taxable: 100, half: 2.5 })]);
    expect(gstr1(SELLER_GSTIN, NOVEMBER, [sale, note], []).b2cs).toEqual([]);
  });

  it('states the tax that rows computed by another program would miss', () => {
    const cents = Array.from({ length: 3 }, (_, index) =>
      gstInvoice(index + 1, [gstLine({ taxable: 0.1, half: 0.01 })]),
    );
    // 5 % of ₹0.30 are two halves of a paisa each.
    expect(gstr1(SELLER_GSTIN, NOVEMBER, cents, []).roundingDifference).toBe(4);
  });

  it('adds up goods by code, unit and rate, apart for businesses, with delivery but without its pieces (GST-RETURN-6)', () => {
    const { hsn } = gstr1(
      SELLER_GSTIN,
      NOVEMBER,
      [
        gstInvoice(1, [
          gstLine({ taxable: 300, half: 7.5 }, { quantity: 3 }),
          gstLine({ taxable: 40, half: 1 }, { quantity: 0, isDelivery: true }),
          gstLine({ taxable: 10 }, nil),
        ]),
        gstNote(1, [gstLine({ taxable: 100, half: 2.5 })]),
        gstInvoice(2, [gstLine({ taxable: 200, igst: 10 }, { quantity: 2 })], inChennai),
      ],
      [],
    );
    expect(
      hsn.map(({ name, rows }) => [name, rows.map((row) => [row.hsn, row.quantity, row.taxable])]),
    ).toEqual([
      ['hsn_b2b', [['200989', 2, 20_000]]],
      [
        'hsn_b2c',
        [
          ['200989', 2, 24_000],
          ['482020', 1, 1_000],
        ],
      ],
    ]);
    const april = { month: '2025-04', firstDay: '2025-04-01' };
    expect(gstr1(SELLER_GSTIN, april, [], []).hsn).toEqual([{ name: 'data', rows: [] }]);
  });

  it('counts every series from its first to its last number, and names the gaps (GST-RETURN-7)', () => {
    const lines = [gstLine({ taxable: 100, half: 2.5 })];
    const bills = Array.from({ length: 40 }, (_, index) => gstInvoice(index + 1, lines));
    const notes = Array.from({ length: 10 }, (_, index) => gstNote(index + 1, lines));
    expect(gstr1(SELLER_GSTIN, NOVEMBER, [...notes, ...bills], []).series).toMatchObject([
      { kind: 'invoice', from: 'INV/2627/000001', to: 'INV/2627/000040', issued: 40, missing: [] },
      { kind: 'credit-note', from: 'CRN/2627/000001', to: 'CRN/2627/000010', issued: 10, missing: [] },
    ]);
    // Number 8 was dated before midnight of another month.
    const elsewhere = [8, 3].map((position) => {
      return { kind: 'invoice' as const, prefix: 'INV', financialYear: '2627', position };
    });
    const own = [5, 7, 9].map((position) => gstInvoice(position, lines));
    expect(gstr1(SELLER_GSTIN, NOVEMBER, own, elsewhere).series).toEqual([
      {
        ...{ kind: 'invoice', prefix: 'INV', financialYear: '2627' },
        ...{ from: 'INV/2627/000004', to: 'INV/2627/000009', issued: 3 },
        missing: ['INV/2627/000004', 'INV/2627/000006'],
      },
    ]);
  });
});

describe('the month of a return', () => {
  it('is by default the last that is over', () => {
    expect(returnMonth(undefined, '2027-01-05')).toMatchObject({
      value: { month: '2026-12', firstDay: '2026-12-01', lastDay: '2026-12-31', financialYear: '2627' },
    });
    expect(returnMonth('2028-02', '2028-02-10')).toMatchObject({
      value: { lastDay: '2028-02-29', financialYear: '2728', isOver: false },
    });
  });

  it.each([
    ['2026-13', 'Give the month as YYYY-MM'],
    ['2026-12', 'This month has not begun'],
    ['2017-06', 'Documents of this month are no longer kept'],
    ['2019-03', 'Documents of this month are no longer kept'],
  ])('is not %s: %s', (month, message) => {
    expect(returnMonth(month, '2026-11-30')).toEqual({ ok: false, error: [{ field: 'month', message }] });
  });

  it('is as old as the documents that are kept (TAX-DOCUMENT-11)', () => {
    expect(returnMonth('2020-04', '2027-12-31').ok).toBe(true);
    expect(returnMonth('2020-04', '2028-01-01').ok).toBe(false);
  });
});
