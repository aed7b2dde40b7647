import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceAboveMrp } from '../catalogue/price-with-gst.ts';
import { type Paise, paise, sumPaise } from '../money.ts';
import { figuresOf } from '../order/place-order.ts';
import { bestPrice } from './best-price.ts';
import { FIRST_DELIVERY_RULES } from './delivery-rules.ts';
import { FLAT_RATE, type GstRate } from './gst-rate.ts';
import { gstByRate, type PricedLine, priceCart } from './price-cart.ts';
import { priceLines } from './price-lines.ts';
import { paidFor, priceIn, rateIn, taxableWithin, taxWithin } from './price-mode.ts';

const at = (basisPoints: number): GstRate => ({ basisPoints, above: null, isIncluded: true });
const shirts: GstRate = {
  basisPoints: 500,
  above: { unitPrice: paise(250_000), basisPoints: 1_800 },
  isIncluded: true,
};
const rates = fc.constantFrom(at(0), at(500), at(1_200), at(1_800), at(4_000), shirts);
const line: fc.Arbitrary<PricedLine> = fc
  .record({ mrp: fc.integer({ min: 1, max: 400_000 }), off: fc.integer({ min: 0, max: 99 }) })
  .chain(({ mrp, off }) =>
    fc.record({
      price: fc.constant(paise(Math.max(1, Math.floor((mrp * (100 - off)) / 100)))),
      originalPrice: fc.constant(paise(mrp)),
      quantity: fc.integer({ min: 1, max: 6 }),
      gstRate: rates,
    }),
  );
const lines = fc.array(line, { minLength: 1, maxLength: 8 });
const money = fc.integer({ min: 0, max: 300_000 }).map(paise);
const reductions = fc.record({ coupon: money, coins: money });
const place = fc
  .constantFrom('Kerala', 'Delhi')
  .map((supplyState) => ({ sellerState: 'Kerala', supplyState }));

function one(price: number, gstRate: GstRate, quantity = 1): PricedLine {
  return { price: paise(price), originalPrice: null, quantity, gstRate };
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => Paise): Paise {
  return sumPaise(...rows.map(of));
}

describe('a cart whose prices have their GST inside', () => {
  it('costs its prices less discounts, with delivery: no tax comes on top (PRICING-22)', () => {
    fc.assert(
      fc.property(lines, reductions, (cart, off) => {
        const s = priceCart(cart, FIRST_DELIVERY_RULES, off);
        expect(s.subtotal + s.delivery).toBe(s.total);
        expect(s.totalMRP - s.discount - s.couponSavings - s.coinSavings).toBe(s.subtotal);
        expect(s.totalMRP).toBe(
          cart.reduce((all, each) => all + (each.originalPrice ?? 0) * each.quantity, 0),
        );
        expect(s.subtotal).toBeLessThanOrEqual(s.totalMRP);
      }),
    );
  });

  it('has parts that add up to the paisa: taxable and GST of each line to its paid amount', () => {
    fc.assert(
      fc.property(lines, reductions, (cart, off) => {
        const summary = priceCart(cart, FIRST_DELIVERY_RULES, off);
        const parts = priceLines(cart, summary);
        for (const part of parts) {
          const paid = part.goodsTotal - part.couponSavings - part.coinSavings;
          expect(part.taxable + part.gst).toBe(paid);
          expect(Math.min(part.taxable, part.gst)).toBeGreaterThanOrEqual(0);
          const exact = (paid * 10_000) / (10_000 + part.gstBasisPoints);
          expect(Math.abs(part.taxable - exact)).toBeLessThanOrEqual(1);
        }
        const byRate = gstByRate(cart, summary) ?? [];
        expect(sum(byRate, ({ gst }) => gst)).toBe(summary.gst);
        expect(sum(byRate, ({ taxable }) => taxable) + summary.gst).toBe(summary.total);
      }),
    );
  });

  it('works each line back by itself, head by head, and leaves nothing to round off (PRICING-29)', () => {
    fc.assert(
      fc.property(lines, reductions, place, (cart, off, where) => {
        const { summary, tax, deliveryTax, lines: parts } = figuresOf(cart, where, FIRST_DELIVERY_RULES, off);
        const heads = where.supplyState === where.sellerState ? 2 : 1;
        expect(tax.cgst).toBe(tax.sgst);
        expect([tax.cgst + tax.sgst, tax.igst][heads - 1]).toBe(0);
        expect(tax.roundOff).toBe(0);
        expect(tax.cgst + tax.sgst + tax.igst).toBe(summary.gst);
        expect(summary.total).toBe(priceCart(cart, FIRST_DELIVERY_RULES, off).total);
        for (const part of parts) {
          const head = ((part.taxable + part.gst) * part.gstBasisPoints) / heads;
          expect(part.gst % heads).toBe(0);
          expect(Math.abs(part.gst / heads - head / (10_000 + part.gstBasisPoints))).toBeLessThanOrEqual(0.5);
        }
        const shares = deliveryTax?.shares ?? [];
        expect(sum(shares, (share) => sumPaise(share.taxable, share.gst))).toBe(summary.delivery);
        expect(sum(shares, (share) => share.gst)).toBe(deliveryTax?.gst);
        expect(shares.every(({ gst }) => gst % heads === 0)).toBe(true);
      }),
    );
  });

  it('never costs less when a price rises', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 50_000 }), (cart, more) => {
        const [first, ...others] = cart;
        if (first === undefined) return;
        const dearer = { ...first, price: paise(first.price + more) };
        const before = priceCart(cart, { charge: paise(4_000), freeFrom: null });
        const after = priceCart([dearer, ...others], { charge: paise(4_000), freeFrom: null });
        expect(after.total - before.total).toBe(more * first.quantity);
      }),
    );
  });

  it('is free of delivery by the amount paid for the goods, and best with the coins that keep it so', () => {
    expect(priceCart([one(49_999, at(1_800))], FIRST_DELIVERY_RULES).delivery).toBe(4_000);
    expect(priceCart([one(50_000, at(1_800))], FIRST_DELIVERY_RULES).delivery).toBe(0);
    const best = bestPrice([one(50_500, at(1_800))], {
      rules: FIRST_DELIVERY_RULES,
      coupons: [],
      balance: 20,
    });
    expect([best.coins, best.summary.total]).toEqual([5, 50_000]);
  });

  it('shares the GST of delivery over the goods by their paid amounts (PRICING-25)', () => {
    const cart = [one(30_000, at(500)), one(10_000, at(1_800))];
    const { deliveryTax } = figuresOf(
      cart,
      { sellerState: 'Kerala', supplyState: 'Kerala' },
      FIRST_DELIVERY_RULES,
      { coupon: paise(0), coins: paise(0) },
    );
    expect(deliveryTax).toEqual({
      basisPoints: 1_800,
      gst: 294,
      shares: [
        { basisPoints: 500, taxable: 2_858, gst: 142 },
        { basisPoints: 1_800, taxable: 848, gst: 152 },
      ],
    });
  });
});

describe('GST inside an amount', () => {
  it('is worked back as price x 100 / (100 + rate) (CGST Rule 35)', () => {
    expect(taxableWithin(paise(7_100), 500)).toBe(6_762);
    expect(taxableWithin(paise(11_800), 1_800)).toBe(10_000);
    expect(taxableWithin(paise(11_801), 1_800)).toBe(10_001);
    expect(taxableWithin(paise(7_100), 0)).toBe(7_100);
    expect([taxWithin(paise(11_800), 1_800, 2), taxWithin(paise(11_800), 1_800, 1)]).toEqual([1_800, 1_800]);
    expect([taxWithin(paise(28_500), 500, 2), taxWithin(paise(28_500), 500, 1)]).toEqual([1_358, 1_357]);
  });

  it('goes there and back: a price before GST, with it on top, is worked back to itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }).map(paise), rates, (price, rate) => {
        const onTop = rateIn('exclusive', { ...rate, above: null });
        const paid = paidFor(price, onTop);
        expect(taxableWithin(paid, onTop.basisPoints)).toBe(price);
        expect(priceIn('inclusive', price, onTop)).toBe(paid);
        expect(priceIn('exclusive', paid, rateIn('inclusive', onTop))).toBe(price);
      }),
    );
  });

  it('never rises faster than the amount it is in', () => {
    fc.assert(
      fc.property(money, fc.constantFrom(0, 500, 1_800, 4_000), (amount, basisPoints) => {
        const step = taxableWithin(paise(amount + 1), basisPoints) - taxableWithin(amount, basisPoints);
        expect([0, 1]).toContain(step);
      }),
    );
  });

  it('is at the higher rate only when a piece costs more than the limit with the lower rate on it', () => {
    const rateOf = (price: number) =>
      priceLines([one(price, shirts)], priceCart([one(price, shirts)], FIRST_DELIVERY_RULES))[0]
        ?.gstBasisPoints;
    expect([rateOf(262_500), rateOf(262_501)]).toEqual([500, 1_800]);
  });
});

describe('the MRP', () => {
  it('is what a price may be at most: as it stands where GST is inside, with it where it comes on top', () => {
    const inside = rateIn('inclusive', FLAT_RATE);
    expect(priceAboveMrp(paise(7_100), inside, paise(7_100))).toBeNull();
    expect(priceAboveMrp(paise(7_101), inside, paise(7_100))).toBe(7_101);
    expect(priceAboveMrp(paise(6_017), FLAT_RATE, paise(7_100))).toBeNull();
    expect(priceAboveMrp(paise(6_018), FLAT_RATE, paise(7_100))).toBe(7_101);
  });
});
