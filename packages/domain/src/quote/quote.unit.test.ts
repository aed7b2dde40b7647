import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstinCheckCharacter } from '../contact/gstin.ts';
import { type Paise, paise, sumPaise } from '../money.ts';
import { figuresOf } from '../order/place-order.ts';
import { FLAT_RATE, type GstRate } from '../pricing/gst-rate.ts';
import { rateIn } from '../pricing/price-mode.ts';
import { type QuotedGoods, quoteFigures, quoteTotals } from './quote-figures.ts';
import { declineProblems, type QuoteForm, quoteMoneyProblems, quoteProblems } from './quote-form.ts';
import { allowsAct, QUOTE_STATES, quoteNumber } from './quote-state.ts';

const MODES = [
  { prices: 'exclusive', tax: 'flat18' },
  { prices: 'exclusive', tax: 'hsn' },
  { prices: 'inclusive', tax: 'flat18' },
  { prices: 'inclusive', tax: 'hsn' },
] as const;

const goods = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 2_000_00 }),
    off: fc.integer({ min: 0, max: 50_00 }),
    quantity: fc.integer({ min: 1, max: 100_000 }),
    basisPoints: fc.constantFrom(0, 500, 1_200, 1_800, 4_000),
  }),
  { minLength: 1, maxLength: 8 },
);
const freights = fc.integer({ min: 0, max: 50_000_00 }).map(paise);
const states = fc.constantFrom('Karnataka', 'Delhi');

function linesOf(
  { prices, tax }: (typeof MODES)[number],
  wanted: typeof goods extends fc.Arbitrary<infer G> ? G : never,
) {
  return wanted.map(({ price, off, quantity, basisPoints }, index): QuotedGoods => {
    const rate: GstRate = tax === 'hsn' ? { basisPoints, above: null } : FLAT_RATE;
    return {
      price: paise(price),
      originalPrice: paise(price + off),
      quantity,
      description: `Thing ${index}`,
      hsnCode: '09012190',
      ...((tax === 'hsn' || prices === 'inclusive') && { gstRate: rateIn(prices, rate) }),
    };
  });
}

const sum = (amounts: readonly Paise[]) => sumPaise(...amounts);

describe.each(MODES)('a quote with prices $prices and tax $tax (QUOTE-2)', (mode) => {
  it('adds up to the paisa: lines, freight, GST by its heads and round-off make the total', () => {
    fc.assert(
      fc.property(goods, freights, states, (wanted, freight, supplyState) => {
        const place = { sellerState: 'Karnataka', supplyState };
        const figures = quoteFigures(linesOf(mode, wanted), freight, place);
        const { lines, taxable, taxTotals, delivery, deliveryTaxes, roundOff, total } = figures;
        expect(sum(lines.map((line) => line.taxable))).toBe(taxable);
        expect(sum([taxable, ...taxTotals, roundOff, delivery, ...deliveryTaxes])).toBe(total);
        expect(sum(lines.map(({ paid }) => paid)) + delivery + sum(deliveryTaxes)).toBe(total);
        const shown = quoteTotals(figures);
        expect(shown.isInclusive).toBe(mode.prices === 'inclusive');
        const onTop = shown.isInclusive ? 0 : sum(shown.taxes.map(({ amount }) => amount)) + shown.roundOff;
        expect(shown.goods + shown.freight + onTop).toBe(total);
        expect(shown.freight).toBe(freight);
        const goodsAsTyped = wanted.reduce((all, { price, quantity }) => all + price * quantity, 0);
        expect(shown.goods).toBe(goodsAsTyped);
        expect(shown.taxes.some(({ name }) => (name === 'IGST') !== (supplyState !== 'Karnataka'))).toBe(
          false,
        );
      }),
    );
  });

  it('has the total of its order, in every state', () => {
    fc.assert(
      fc.property(goods, freights, (wanted, freight) => {
        const lines = linesOf(mode, wanted);
        const totals = ['Karnataka', 'Delhi'].map((supplyState) => {
          const place = { sellerState: 'Karnataka', supplyState };
          const order = figuresOf(
            lines,
            place,
            { charge: freight, freeFrom: null },
            { coupon: paise(0), coins: paise(0) },
          );
          expect(quoteFigures(lines, freight, place).total).toBe(order.summary.total);
          return order.summary.total;
        });
        expect(totals[0]).toBe(totals[1]);
      }),
    );
  });
});

const FORM: QuoteForm = {
  name: 'Asha Menon',
  businessName: 'Menon Caterers',
  gstin: '29aagcb7383j1z4',
  email: 'asha@example.in',
  phone: '98765 43210',
  addressLine1: '',
  addressLine2: '',
  city: '',
  zipCode: '560 001',
  state: 'Karnataka',
  stateConfirmed: false,
  lines: [{ variantId: 'one', quantity: 240, price: 199.5 }],
  freight: 0,
  lastDay: '2026-12-15',
  note: '',
};
const TODAY = '2026-11-30';
const NOWHERE = '97AAAAA0000A1Z';

describe('the form of a quote (QUOTE-1)', () => {
  it('takes a good one, with or without a GSTIN', () => {
    expect(quoteProblems(FORM, TODAY)).toEqual([]);
    expect(quoteProblems({ ...FORM, gstin: '', businessName: '' }, TODAY)).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'asha@' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ businessName: '' }, 'businessName'],
    [{ gstin: '29AAGCB7383J1Z5' }, 'gstin'],
    // A right check character, and a code that no state has.
    [{ gstin: `${NOWHERE}${gstinCheckCharacter(NOWHERE)}` }, 'gstin'],
    [{ zipCode: '1234' }, 'zipCode'],
    [{ state: 'Atlantis' }, 'state'],
    [{ lines: [] }, 'lines'],
    [{ lines: [{ variantId: 'one', quantity: 0, price: 1 }] }, 'lines.0.quantity'],
    [{ lines: [{ variantId: 'one', quantity: 100_001, price: 1 }] }, 'lines.0.quantity'],
    [{ lines: [{ variantId: 'one', quantity: 1, price: 0 }] }, 'lines.0.price'],
    [{ lines: [{ variantId: 'one', quantity: 1, price: 0.005 }] }, 'lines.0.price'],
    [{ lines: [{ variantId: 'one', quantity: 1, price: Number.NaN }] }, 'lines.0.price'],
    [{ lines: [...FORM.lines, ...FORM.lines] }, 'lines.1.quantity'],
    [{ lines: [{ variantId: 'one', quantity: 100_000, price: 99_999 }] }, 'lines'],
    [{ freight: -1 }, 'freight'],
    [{ freight: 0.001 }, 'freight'],
    [{ lastDay: TODAY }, 'lastDay'],
    [{ lastDay: '2027-03-01' }, 'lastDay'],
    [{ lastDay: '2026-12-32' }, 'lastDay'],
    [{ note: 'x'.repeat(1_001) }, 'note'],
  ])('refuses %j at its field', (change, field) => {
    expect(quoteProblems({ ...FORM, ...change }, TODAY).map((problem) => problem.field)).toEqual([field]);
  });

  it('takes the first and the last day of the 90', () => {
    for (const lastDay of ['2026-12-01', '2027-02-28']) {
      expect(quoteProblems({ ...FORM, lastDay }, TODAY)).toEqual([]);
    }
  });

  it('asks for a reason to decline', () => {
    expect(declineProblems({ reason: ' ' })).toHaveLength(1);
    expect(declineProblems({ reason: 'x'.repeat(501) })).toHaveLength(1);
    expect(declineProblems({ reason: 'Too expensive' })).toEqual([]);
  });

  it('checks money alone for a preview', () => {
    expect(quoteMoneyProblems({ lines: FORM.lines, freight: Number.NaN })).toMatchObject([
      { field: 'freight' },
    ]);
  });
});

describe('the life of a quote (QUOTE-3)', () => {
  it('lets only drafts change and only sent quotes be answered', () => {
    expect(QUOTE_STATES.filter((state) => allowsAct(state, 'change'))).toEqual(['draft']);
    expect(QUOTE_STATES.filter((state) => allowsAct(state, 'answer'))).toEqual(['sent']);
    expect(QUOTE_STATES.filter((state) => allowsAct(state, 'revise'))).not.toContain('accepted');
  });

  it('numbers quotes by financial year', () => {
    expect(quoteNumber('2627', 1)).toBe('Q-2627-0001');
    expect(quoteNumber('2627', 12_345)).toBe('Q-2627-12345');
  });
});
