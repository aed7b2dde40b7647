import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinSavings, usableCoins } from '../coin/coin.ts';
import { paise, sumPaise } from '../money.ts';
import { bestPrice } from './best-price.ts';
import { FIRST_DELIVERY_RULES } from './delivery-rules.ts';
import type { GstRate } from './gst-rate.ts';
import { gstByRate, type PricedLine, priceCart, taxesOf } from './price-cart.ts';
import { priceLines } from './price-lines.ts';
import { reworkInside } from './tax-by-rate.ts';

const flat = (basisPoints: number): GstRate => ({ basisPoints, above: null });
const shirts: GstRate = { basisPoints: 500, above: { unitPrice: paise(2_500), basisPoints: 1_800 } };
const rates = fc.constantFrom(flat(0), flat(500), flat(1_800), flat(4_000), shirts);
const lineAt = (gstRate: fc.Arbitrary<GstRate | undefined>): fc.Arbitrary<PricedLine> =>
  fc.record({
    price: fc.integer({ min: 1, max: 60_000 }).map(paise),
    originalPrice: fc.option(fc.integer({ min: 1, max: 70_000 }).map(paise), { nil: null }),
    quantity: fc.integer({ min: 1, max: 5 }),
    gstRate,
  });
const lines = fc.array(lineAt(rates), { minLength: 1, maxLength: 8 });
const money = fc.integer({ min: 0, max: 300_000 }).map(paise);
const reductions = fc.record({ coupon: money, coins: money });

function line(price: number, basisPoints: number, quantity = 1): PricedLine {
  return { price: paise(price), originalPrice: null, quantity, gstRate: flat(basisPoints) };
}

describe('a cart whose lines bear rates of their own', () => {
  it('adds up: lines, rates and delivery make the GST, and that the total', () => {
    fc.assert(
      fc.property(lines, reductions, (cart, off) => {
        const summary = priceCart(cart, FIRST_DELIVERY_RULES, off);
        const parts = priceLines(cart, summary);
        const byRate = gstByRate(cart, summary) ?? [];
        const delivery = taxesOf(cart, summary)?.delivery.gst ?? 0;
        expect(summary.subtotal + summary.gst + summary.delivery).toBe(summary.total);
        expect(sumPaise(...parts.map(({ gst }) => gst)) + delivery).toBe(summary.gst);
        expect(sumPaise(...parts.map(({ taxable }) => taxable))).toBe(summary.subtotal);
        expect(sumPaise(...byRate.map(({ gst }) => gst))).toBe(summary.gst);
        expect(sumPaise(...byRate.map(({ taxable }) => taxable))).toBe(summary.subtotal + summary.delivery);
        expect(parts.every(({ gst }) => gst >= 0)).toBe(true);
      }),
    );
  });

  it('charges each rate once on all its goods, within a paisa of each line on its own', () => {
    fc.assert(
      fc.property(lines, reductions, (cart, off) => {
        const parts = priceLines(cart, priceCart(cart, FIRST_DELIVERY_RULES, off));
        for (const [basisPoints, ofRate] of Map.groupBy(parts, (part) => part.gstBasisPoints)) {
          const taxable = sumPaise(...ofRate.map((part) => part.taxable));
          const gst = sumPaise(...ofRate.map((part) => part.gst));
          expect(gst).toBe(Math.round((taxable * basisPoints) / 10_000));
          for (const part of ofRate) {
            expect(Math.abs(part.gst - (part.taxable * basisPoints) / 10_000)).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });

  it('differs from the flat rule in nothing but the taxed delivery when everything bears 18 %', () => {
    fc.assert(
      fc.property(
        fc.array(lineAt(fc.constant(flat(1_800))), { minLength: 1, maxLength: 8 }),
        reductions,
        (cart, off) => {
          const rated = priceCart(cart, FIRST_DELIVERY_RULES, off);
          const plain = cart.map(({ gstRate: _, ...one }) => one);
          const delivery = rated.delivery * 0.18;
          const { gst, total, ...same } = priceCart(plain, FIRST_DELIVERY_RULES, off);
          expect(rated).toEqual({ ...same, gst: gst + delivery, total: total + delivery });
          expect(priceLines(cart, rated)).toEqual(
            priceLines(plain, priceCart(plain, FIRST_DELIVERY_RULES, off)),
          );
        },
      ),
    );
  });

  it('never costs more with another coin, so that the best price is the lowest of all', () => {
    fc.assert(
      fc.property(lines, money, fc.integer({ min: 0, max: 300 }), (cart, coupon, balance) => {
        const best = bestPrice(cart, {
          rules: FIRST_DELIVERY_RULES,
          coupons: [{ code: 'C', discount: coupon, isFor: cart.map(() => true) }],
          balance: balance,
        });
        const goods = cart.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        for (const discount of [0, Math.min(coupon, goods)]) {
          const most = usableCoins(paise(goods - discount), balance);
          for (let coins = 0; coins <= most; coins += 1) {
            const other = priceCart(cart, FIRST_DELIVERY_RULES, {
              coupon: paise(discount),
              coins: coinSavings(coins),
            });
            expect(best.summary.total).toBeLessThanOrEqual(other.total);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('the rate of', () => {
  it('delivery is what most of the goods bear by value, and the higher of two that are level', () => {
    const deliveryOf = (...cart: PricedLine[]) =>
      taxesOf(cart, priceCart(cart, FIRST_DELIVERY_RULES))?.delivery;
    expect(deliveryOf(line(20_000, 500), line(10_000, 1_800))).toEqual({ basisPoints: 500, gst: 200 });
    expect(deliveryOf(line(10_000, 500), line(6_000, 1_800, 2))).toEqual({ basisPoints: 1_800, gst: 720 });
    expect(deliveryOf(line(10_000, 500), line(10_000, 1_800))).toEqual({ basisPoints: 1_800, gst: 720 });
    expect(deliveryOf(line(20_000, 0), line(1_000, 1_800))).toEqual({ basisPoints: 0, gst: 0 });
    expect(deliveryOf(line(50_000, 500))).toEqual({ basisPoints: 500, gst: 0 });
  });

  it('a piece is that of the amount left to pay for it', () => {
    const cart = [{ price: paise(2_600), originalPrice: null, quantity: 2, gstRate: shirts }];
    const rateWith = (coupon: number) =>
      priceLines(cart, priceCart(cart, FIRST_DELIVERY_RULES, { coupon: paise(coupon), coins: paise(0) }))[0]
        ?.gstBasisPoints;
    expect([rateWith(0), rateWith(199), rateWith(200)]).toEqual([1_800, 1_800, 500]);
  });
});

describe('amounts with GST inside that go to another place', () => {
  it('cost the same, and have in each place the GST that an order there has (PRICING-29)', () => {
    const inside = fc.array(lineAt(rates.map((rate) => ({ ...rate, isIncluded: true }))), { minLength: 1 });
    fc.assert(
      fc.property(inside, reductions, (cart, off) => {
        const [elsewhere, here] = ([1, 2] as const).map((heads) =>
          taxesOf(cart, priceCart(cart, FIRST_DELIVERY_RULES, off, heads)),
        );
        if (!elsewhere || !here) return expect.fail('no taxes');
        expect(reworkInside(here.lines, 1)).toEqual(elsewhere.lines);
        expect(reworkInside(elsewhere.lines, 2)).toEqual(here.lines);
        expect(reworkInside(here.delivery.shares ?? [], 1)).toEqual(elsewhere.delivery.shares);
      }),
    );
  });
});
