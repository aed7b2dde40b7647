import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import {
  BENGALURU,
  BUYER_GSTIN,
  CHENNAI,
  gstInvoice,
  gstLine,
  gstNote,
  SELLER_GSTIN,
} from '../testing/gst-documents.ts';
import { gstProblems } from './gst-problems.ts';
import { gstTable } from './gst-tables.ts';
import { gstr3b, gstr3bTable } from './gstr-3b.ts';
import { gstr1 } from './gstr1.ts';
import { gstr1Json } from './gstr1-json.ts';
import { registerRows } from './register-rows.ts';

const NOVEMBER = {
  ...{ month: '2026-11', firstDay: '2026-11-01', lastDay: '2026-11-30', financialYear: '2627' },
  isOver: true,
};
const inChennai = {
  buyer: { name: 'Marina Foods', gstin: BUYER_GSTIN },
  placeOfSupply: CHENNAI,
  isInterState: true,
};
const sentOut = { placeOfSupply: BENGALURU, isInterState: true };
const nil = { basisPoints: 0, hsn: '482020' };

const DOCUMENTS = [
  gstInvoice(
    1,
    [gstLine({ taxable: 100, igst: 5 }), gstLine({ taxable: 10, igst: 1.8 }, { basisPoints: 1_800 })],
    inChennai,
  ),
  gstInvoice(2, [gstLine({ taxable: 104_714.28, igst: 5_235.72 })], sentOut),
  gstInvoice(3, [
    gstLine({ taxable: 200, half: 5 }),
    gstLine({ taxable: 40, half: 1 }, { quantity: 0, isDelivery: true }),
    gstLine({ taxable: 12.5 }, { ...nil, description: '=Ruled “notebook”, 6 × 200 pages, blank and thick' }),
  ]),
  gstNote(1, [gstLine({ taxable: 100, igst: 5 })], inChennai),
  gstNote(2, [gstLine({ taxable: 104_714.28, igst: 5_235.72 })], {
    ...sentOut,
    against: { number: 'INV/2627/000002', issuedOn: '2026-11-15', total: paise(10_995_000) },
  }),
];
const ROOT = { gstin: SELLER_GSTIN, fp: '112026', version: 'GST3.0.4', hash: 'hash' };
const RETURN = gstr1(SELLER_GSTIN, NOVEMBER, DOCUMENTS, []);

describe("the portal's file (GST-RETURN-3)", () => {
  it('has every section in its shape', () => {
    expect(gstr1Json(RETURN)).toEqual({
      ...ROOT,
      b2b: [
        {
          ctin: BUYER_GSTIN,
          inv: [
            {
              ...{
                inum: 'INV/2627/000001',
                idt: '15-11-2026',
                val: 116.8,
                pos: '33',
                rchrg: 'N',
                inv_typ: 'R',
              },
              itms: [
                { num: 1, itm_det: { rt: 5, txval: 100, iamt: 5, csamt: 0 } },
                { num: 2, itm_det: { rt: 18, txval: 10, iamt: 1.8, csamt: 0 } },
              ],
            },
          ],
        },
      ],
      b2cl: [
        {
          pos: '29',
          inv: [
            {
              ...{ inum: 'INV/2627/000002', idt: '15-11-2026', val: 109_950 },
              itms: [{ num: 1, itm_det: { rt: 5, txval: 104_714.28, iamt: 5_235.72, csamt: 0 } }],
            },
          ],
        },
      ],
      b2cs: [{ sply_ty: 'INTRA', pos: '32', typ: 'OE', rt: 5, txval: 240, camt: 6, samt: 6, csamt: 0 }],
      cdnr: [
        {
          ctin: BUYER_GSTIN,
          nt: [
            {
              ...{ ntty: 'C', nt_num: 'CRN/2627/000001', nt_dt: '15-11-2026', val: 105, pos: '33' },
              ...{ rchrg: 'N', inv_typ: 'R' },
              itms: [{ num: 1, itm_det: { rt: 5, txval: 100, iamt: 5, csamt: 0 } }],
            },
          ],
        },
      ],
      cdnur: [
        {
          ...{
            typ: 'B2CL',
            ntty: 'C',
            nt_num: 'CRN/2627/000002',
            nt_dt: '15-11-2026',
            val: 109_950,
            pos: '29',
          },
          itms: [{ num: 1, itm_det: { rt: 5, txval: 104_714.28, iamt: 5_235.72, csamt: 0 } }],
        },
      ],
      nil: { inv: [{ sply_ty: 'INTRAB2C', nil_amt: 12.5, expt_amt: 0, ngsup_amt: 0 }] },
      hsn: {
        hsn_b2b: [
          {
            ...{ num: 1, hsn_sc: '200989', desc: 'Thing', uqc: 'PCS', qty: 1, rt: 18 },
            ...{ txval: 10, iamt: 1.8, camt: 0, samt: 0, csamt: 0 },
          },
        ],
        hsn_b2c: [
          {
            ...{ num: 1, hsn_sc: '200989', desc: 'Thing', uqc: 'PCS', qty: 1, rt: 5 },
            ...{ txval: 240, iamt: 0, camt: 6, samt: 6, csamt: 0 },
          },
          {
            ...{
              num: 2,
              hsn_sc: '482020',
              desc: 'Ruled notebook 6 200 pages bla',
              uqc: 'PCS',
              qty: 1,
              rt: 0,
            },
            ...{ txval: 12.5, iamt: 0, camt: 0, samt: 0, csamt: 0 },
          },
        ],
      },
      doc_issue: {
        doc_det: [
          {
            doc_num: 1,
            docs: [
              {
                ...{ num: 1, from: 'INV/2627/000001', to: 'INV/2627/000003' },
                ...{ totnum: 3, cancel: 0, net_issue: 3 },
              },
            ],
          },
          {
            doc_num: 5,
            docs: [
              {
                ...{ num: 1, from: 'CRN/2627/000001', to: 'CRN/2627/000002' },
                ...{ totnum: 2, cancel: 0, net_issue: 2 },
              },
            ],
          },
        ],
      },
    });
  });

  it('leaves out empty sections', () => {
    expect(gstr1Json(gstr1(SELLER_GSTIN, NOVEMBER, [], []))).toEqual(ROOT);
  });
});

describe('the sheets of the offline tool (GST-RETURN-4)', () => {
  it.each([
    ['b2b', `${BUYER_GSTIN},,INV/2627/000001,15-Nov-2026,116.80,33-Tamil Nadu,N,,Regular B2B,,5,100.00,`],
    ['b2cl', 'INV/2627/000002,15-Nov-2026,109950.00,29-Karnataka,,5,104714.28,,'],
    ['b2cs', 'OE,32-Kerala,,5,240.00,,'],
    ['cdnr', `${BUYER_GSTIN},,CRN/2627/000001,15-Nov-2026,C,33-Tamil Nadu,N,Regular B2B,105.00,,5,100.00,`],
    ['cdnur', 'B2CL,CRN/2627/000002,15-Nov-2026,C,29-Karnataka,109950.00,,5,104714.28,'],
    ['exemp', 'Intra-State supplies to unregistered persons,12.50,0.00,0.00'],
    ['hsn-b2b', '200989,Thing,PCS-PIECES,1.00,11.80,18,10.00,1.80,0.00,0.00,'],
    ['hsn-b2c', '200989,Thing,PCS-PIECES,1.00,252.00,5,240.00,0.00,6.00,6.00,'],
    ['docs', 'Invoices for outward supply,INV/2627/000001,INV/2627/000003,3,0'],
  ] as const)('%s has as many cells as titles', (table, expected) => {
    const [titles, first] = gstTable(RETURN, table);
    expect(first?.join(',')).toBe(expected);
    expect(first).toHaveLength(titles?.length ?? 0);
  });

  it('number vouchers of advances, and put no tax of them anywhere (GST-RETURN-7)', () => {
    const place = { prefix: 'RCV', financialYear: '2627', sellerGstin: SELLER_GSTIN } as const;
    const vouchers = [
      { ...place, kind: 'refund-voucher', prefix: 'RFV', position: 1 },
      { ...place, kind: 'receipt-voucher', position: 1 },
      { ...place, kind: 'receipt-voucher', position: 3 },
    ] as const;
    const withVouchers = gstr1(SELLER_GSTIN, NOVEMBER, DOCUMENTS, [], vouchers);
    expect({ ...withVouchers, series: RETURN.series }).toEqual(RETURN);
    expect(
      gstTable(withVouchers, 'docs')
        .slice(3)
        .map((cells) => cells.join(',')),
    ).toEqual([
      'Receipt Voucher,RCV/2627/000001,RCV/2627/000003,3,1',
      'Refund Voucher,RFV/2627/000001,RFV/2627/000001,1,0',
    ]);
    const { doc_issue: issued } = gstr1Json(withVouchers) as {
      doc_issue: { doc_det: { doc_num: number }[] };
    };
    expect(issued.doc_det.map(({ doc_num: nature }) => nature)).toEqual([1, 5, 6, 8]);
    expect(gstr1Json(withVouchers)).not.toHaveProperty('at');
    expect(gstr3b(withVouchers, DOCUMENTS)).toEqual(gstr3b(RETURN, DOCUMENTS));
  });

  it('has the check sheet of GSTR-3B beside them (GST-RETURN-8)', () => {
    expect(gstr3bTable(gstr3b(RETURN, DOCUMENTS)).map((cells) => cells.join(','))).toEqual([
      'Table,Supplies,Taxable Value,Integrated Tax,Central Tax,State/UT Tax',
      '3.1(a),Outward taxable supplies, other than zero rated, nil rated and exempted,250.00,1.80,6.00,6.00',
      '3.1(c),Other outward supplies, nil rated and exempted,12.50,,,',
    ]);
  });
});

describe('rows of the registers (GST-RETURN-9)', () => {
  it('are one a document and rate, with the delivery apart', () => {
    const document = gstInvoice(1, [
      gstLine({ taxable: 200, half: 5 }),
      gstLine({ taxable: 40, half: 1 }, { quantity: 0, isDelivery: true }),
      gstLine({ taxable: 12.5 }, nil),
    ]);
    expect(registerRows(document)).toEqual([
      {
        ...{ basisPoints: 0, document, taxable: 1_250, goods: 1_250, delivery: 0 },
        ...{ igst: 0, cgst: 0, sgst: 0, isFirst: true },
      },
      {
        ...{ basisPoints: 500, document, taxable: 24_000, goods: 20_000, delivery: 4_000 },
        ...{ igst: 0, cgst: 600, sgst: 600, isFirst: false },
      },
    ]);
  });
});

describe('the faults of a month (GST-RETURN-10)', () => {
  const problemsOf = (documents: readonly ReturnType<typeof gstInvoice>[], month = NOVEMBER) =>
    gstProblems(gstr1(SELLER_GSTIN, month, documents, []), month, documents);

  it('are none in a whole month', () => {
    expect(problemsOf([gstInvoice(1, [gstLine({ taxable: 100, half: 2.5 })])])).toEqual([]);
  });

  it.each([
    [/without an HSN code of at least 4/, gstInvoice(1, [gstLine({ taxable: 1 }, { hsn: '' })])],
    [/fewer than 6 digits.*₹5,00,00,000/, gstInvoice(1, [gstLine({ taxable: 1 }, { hsn: '2009' })])],
    [/unit/, gstInvoice(1, [gstLine({ taxable: 1 }, { unit: 'XYZ' })])],
    [
      /check digit. The portal/,
      gstInvoice(1, [gstLine({ taxable: 1 })], {
        ...inChennai,
        buyer: { name: 'Marina Foods', gstin: '33AABCT1332L1ZX' },
      }),
    ],
    [/no state of India/, gstInvoice(1, [gstLine({ taxable: 1 })], { placeOfSupply: 'Elsewhere' })],
    [/does not fit the place/, gstInvoice(1, [gstLine({ taxable: 1 })], { isInterState: true })],
    [/names no invoice/, gstNote(1, [gstLine({ taxable: 1 })], { against: null })],
    [
      /Delivery charged without GST/,
      gstInvoice(1, [gstLine({ taxable: 1 }), gstLine({ taxable: 1 }, { basisPoints: 0, isDelivery: true })]),
    ],
    [/nil-rated \(table 8\)/, gstInvoice(1, [gstLine({ taxable: 1 }, nil)])],
    [/too late to lower/, gstNote(1, [gstLine({ taxable: 1 })], { form: 'commercial-credit-note' })],
    [/Numbers without a document/, gstInvoice(2, [gstLine({ taxable: 1 })])],
    [/another GSTIN/, gstInvoice(1, [gstLine({ taxable: 1 })], { sellerGstin: BUYER_GSTIN })],
  ])('%s', (text, document) => {
    const problems = problemsOf([document]);
    expect(problems.map((problem) => problem.text)).toEqual([expect.stringMatching(text)]);
    expect(problems[0]?.documents).toHaveLength(1);
  });

  it('are a month that is not over, and a mistyped GSTIN of the shop', () => {
    expect(problemsOf([], { ...NOVEMBER, isOver: false })).toMatchObject([{ weight: 'uncertain' }]);
    const mistyped = gstr1('32AAKCA1234M1ZV', NOVEMBER, [], []);
    expect(gstProblems(mistyped, NOVEMBER, [])).toMatchObject([{ weight: 'wrong' }]);
  });
});
