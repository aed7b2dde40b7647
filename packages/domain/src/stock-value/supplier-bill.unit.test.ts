import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstinCheckCharacter } from '../contact/gstin.ts';
import { NO_PAISE, paise } from '../money.ts';
import {
  BILL_GST_RATES,
  type BillLine,
  bookedOnProblems,
  checkBill,
  costLines,
  costOfLine,
  type SupplierBill,
} from './supplier-bill.ts';

const TODAY = '2026-11-30';
const gstinOf = (state: string) => {
  const first = `${state}AAACK1234L1Z`;
  return `${first}${gstinCheckCharacter(first)}`;
};
const KERALA = gstinOf('32');
const TAMIL_NADU = gstinOf('33');

const LINE: BillLine = {
  variantId: 'water',
  quantity: 100,
  amount: paise(3_000_00),
  gstBasisPoints: 500,
  claimsTax: true,
};
const BILL: SupplierBill = {
  supplierName: 'Kuttanad Mills',
  supplierGstin: KERALA,
  number: 'KM/118',
  billedOn: '2026-11-28',
  freight: NO_PAISE,
  lines: [LINE],
};

const line = fc.record({
  variantId: fc.constantFrom('a', 'b', 'c'),
  quantity: fc.integer({ min: 1, max: 5_000 }),
  amount: fc.integer({ min: 0, max: 10_00_00_000_00 }).map(paise),
  gstBasisPoints: fc.constantFrom(...BILL_GST_RATES),
  claimsTax: fc.boolean(),
});
const bill = fc.record({
  supplierName: fc.constant('Mill'),
  supplierGstin: fc.constantFrom(KERALA, TAMIL_NADU),
  number: fc.constant('1'),
  billedOn: fc.constant(TODAY),
  freight: fc.integer({ min: 0, max: 10_00_000_00 }).map(paise),
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
});

describe('a supplier’s bill (STOCK-10)', () => {
  it('shares the freight over its lines by value, and claims GST of the state or between states', () => {
    const freight = paise(100_00);
    const tin: BillLine = { ...LINE, variantId: 'tin', amount: paise(1_000_00), gstBasisPoints: 1_800 };
    const [water, tins] = costLines({ ...BILL, freight, lines: [LINE, tin] }, '32');
    expect(water).toMatchObject({ freight: 75_00, igst: 0, cgst: 76_88, sgst: 76_88 });
    expect(tins).toMatchObject({ freight: 25_00, igst: 0, cgst: 92_25, sgst: 92_25 });
    const [far] = costLines({ ...BILL, supplierGstin: TAMIL_NADU }, '32');
    expect(far).toMatchObject({ igst: 150_00, cgst: 0, sgst: 0 });
  });

  it('puts GST that is not claimed into the cost', () => {
    const [kept] = costLines({ ...BILL, lines: [{ ...LINE, claimsTax: false }] }, '32');
    expect(kept && costOfLine(kept)).toEqual({ cost: 3_150_00, igst: 0, cgst: 0 });
    const [claimed] = costLines(BILL, '32');
    expect(claimed && costOfLine(claimed)).toEqual({ cost: 3_000_00, igst: 0, cgst: 75_00 });
  });

  it('adds up to the paisa, for any lines', () => {
    fc.assert(
      fc.property(bill, (one) => {
        const lines = costLines(one, '32');
        const sum = (of: (one: (typeof lines)[number]) => number) =>
          lines.reduce((total, part) => total + of(part), 0);
        expect(sum(({ freight }) => freight)).toBe(one.freight);
        const costs = lines.map(costOfLine);
        // Counted from the bill: amounts, freight, and every tax either claimed or borne.
        const borne = sum((part) => (part.claimsTax ? 0 : part.igst + part.cgst + part.sgst));
        const amounts = one.lines.reduce((total, { amount }) => total + amount, 0);
        expect(costs.reduce((total, { cost }) => total + cost, 0)).toBe(amounts + one.freight + borne);
        const claimed = costs.reduce((total, { igst, cgst }) => total + igst + 2 * cgst, 0);
        expect(claimed + borne).toBe(sum(({ igst, cgst, sgst }) => igst + cgst + sgst));
        for (const { amount, freight, gstBasisPoints, igst, cgst } of lines) {
          const exact = ((amount + freight) * gstBasisPoints) / 10_000;
          expect(Math.abs(igst + 2 * cgst - exact)).toBeLessThanOrEqual(1.001);
        }
      }),
    );
  });

  it('is checked field by field', () => {
    expect(checkBill({ ...BILL, supplierGstin: ` ${KERALA.toLowerCase()} ` }, TODAY)).toEqual({
      ok: true,
      value: BILL,
    });
    const wrong: SupplierBill = {
      supplierName: ' ',
      supplierGstin: null,
      number: '',
      billedOn: '2026-12-01',
      freight: paise(-1),
      lines: [LINE, { ...LINE, amount: paise(-1), gstBasisPoints: 0 }, { ...LINE, gstBasisPoints: 700 }],
    };
    const checked = checkBill(wrong, TODAY);
    expect(checked.ok ? [] : checked.error).toEqual([
      { field: 'supplierName', message: 'Supplier is required' },
      { field: 'number', message: 'Bill number is required' },
      { field: 'billedOn', message: 'The bill must not be of a later day' },
      { field: 'freight', message: 'Freight must not be negative' },
      {
        field: 'lines.0.gstRate',
        message: 'Enter the GSTIN of the supplier: a bill without one has no GST',
      },
      { field: 'lines.1.amount', message: 'Amount must not be negative' },
      { field: 'lines.2.gstRate', message: 'Choose a rate of GST' },
    ]);
    const mistyped = checkBill({ ...BILL, supplierGstin: '32ABC' }, TODAY);
    expect(mistyped.ok ? [] : mistyped.error.map(({ field }) => field)).toEqual(['supplierGstin']);
    const old = checkBill({ ...BILL, billedOn: '2020-01-01' }, TODAY);
    expect(old.ok ? [] : old.error.map(({ field }) => field)).toEqual(['billedOn']);
  });

  it.each([
    ['2026-11-10', null, []],
    ['2026-11-30', '2026-10', []],
    ['', null, ['Enter the day from which the cost is valid']],
    ['2026-11-09', null, ['The goods came in on 2026-11-10: choose that day or a later one']],
    ['2026-12-01', null, ['Choose a day that is not in the future']],
    ['2026-11-30', '2026-11', ['The books are locked to the end of 2026-11: choose a later day']],
  ])('is valid from %s, with the books locked to %s: %j (STOCK-13)', (bookedOn, lockedThrough, said) => {
    const limits = { receivedOn: '2026-11-10', today: TODAY, lockedThrough };
    expect(bookedOnProblems(bookedOn, limits).map(({ message }) => message)).toEqual(said);
  });
});
