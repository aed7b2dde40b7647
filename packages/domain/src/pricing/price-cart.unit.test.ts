import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Paise, paise } from '../money.ts';
import { coinsBringDeliveryBack } from './best-price.ts';
import { cashRules, FIRST_DELIVERY_RULES } from './delivery-rules.ts';
import { FLAT_RATE, type GstRate } from './gst-rate.ts';
import { missingForFreeDelivery, type PricedLine, priceCart, taxesOf } from './price-cart.ts';
import { priceLines } from './price-lines.ts';
import { PRICE_MODES, rateIn } from './price-mode.ts';
import { splitGst } from './split-gst.ts';
import { summaryInRupees } from './summary-in-rupees.ts';
import { deliveryShares } from './tax-by-rate.ts';

const money = fc.integer({ min: 0, max: 10_000_000 }).map(paise);
const line: fc.Arbitrary<PricedLine> = fc.record({
  price: fc.integer({ min: 1, max: 500_000 }).map(paise),
  originalPrice: fc.option(fc.integer({ min: 1, max: 500_000 }).map(paise), { nil: null }),
  quantity: fc.integer({ min: 1, max: 50 }),
});
const cart = fc.array(line, { maxLength: 12 });
const reductions = fc.record({ coupon: money, coins: money });

function one(price: number): PricedLine[] {
  return [{ price: paise(price), originalPrice: null, quantity: 1 }];
}

function sum(amounts: readonly Paise[]): number {
  return amounts.reduce<number>((total, amount) => total + amount, 0);
}

describe('the cart summary (PRICING-2)', () => {
  it('adds up: list price less discounts is the subtotal, with GST and delivery the total', () => {
    fc.assert(
      fc.property(cart, reductions, (lines, off) => {
        const s = priceCart(lines, FIRST_DELIVERY_RULES, off);
        expect(s.totalMRP - s.discount - s.couponSavings - s.coinSavings).toBe(s.subtotal);
        expect(s.subtotal + s.gst + s.delivery).toBe(s.total);
        const waived = lines.length > 0 && s.delivery === 0 ? 4_000 : 0;
        expect(s.discount + s.couponSavings + s.coinSavings + waived).toBe(s.totalSavings);
      }),
    );
  });

  it('never has a negative figure, however large the coupon and the coins', () => {
    fc.assert(
      fc.property(cart, reductions, (lines, off) => {
        const { isInclusive: _, gstHeads: __, ...figures } = priceCart(lines, FIRST_DELIVERY_RULES, off);
        expect(Object.values(figures).every((figure) => figure >= 0)).toBe(true);
      }),
    );
  });

  it('charges 18 % GST on the amount after discounts, rounded once on the whole', () => {
    expect(priceCart(one(10_003), FIRST_DELIVERY_RULES).gst).toBe(1_801);
    const three: PricedLine[] = [{ price: paise(33), originalPrice: null, quantity: 3 }];
    expect(priceCart(three, FIRST_DELIVERY_RULES).gst).toBe(18);
  });

  it('delivers for ₹40 at ₹499.99 and free at ₹500.00', () => {
    expect(priceCart(one(49_999), FIRST_DELIVERY_RULES).delivery).toBe(4_000);
    expect(missingForFreeDelivery(priceCart(one(49_999), FIRST_DELIVERY_RULES), FIRST_DELIVERY_RULES)).toBe(
      1,
    );
    expect(priceCart(one(50_000), FIRST_DELIVERY_RULES).delivery).toBe(0);
    expect(missingForFreeDelivery(priceCart(one(50_000), FIRST_DELIVERY_RULES), FIRST_DELIVERY_RULES)).toBe(
      0,
    );
  });

  it('looks at the amount after coupon and coins for free delivery', () => {
    expect(priceCart(one(50_000), FIRST_DELIVERY_RULES, { coupon: paise(1), coins: paise(0) }).delivery).toBe(
      4_000,
    );
  });

  it('costs nothing when the cart is empty', () => {
    expect(priceCart([], FIRST_DELIVERY_RULES)).toMatchObject({
      total: 0,
      delivery: 0,
      totalSavings: 0,
      totalItems: 0,
    });
  });
});

describe('the fee of Cash on Delivery (PRICING-38)', () => {
  const LOW: GstRate = { basisPoints: 500, above: null };
  const ratedCart = fc
    .record({
      lines: fc.array(fc.tuple(line, fc.constantFrom(LOW, FLAT_RATE)), { maxLength: 8 }),
      tax: fc.constantFrom(...(['flat', ...PRICE_MODES] as const)),
    })
    .map(({ lines, tax }) =>
      lines.map(([one, rate]): PricedLine => (tax === 'flat' ? one : { ...one, gstRate: rateIn(tax, rate) })),
    );
  const fees = fc.integer({ min: 1, max: 100_000 }).map(paise);

  it('adds itself and its GST to the total, and leaves goods and savings as they are', () => {
    fc.assert(
      fc.property(ratedCart, reductions, fees, (lines, off, cashFee) => {
        const without = priceCart(lines, FIRST_DELIVERY_RULES, off);
        const withFee = priceCart(lines, cashRules({ ...FIRST_DELIVERY_RULES, cashFee }), off);
        const { delivery, gst, total, surcharge, ...others } = withFee;
        const { delivery: _, gst: __, total: ___, surcharge: none, ...same } = without;
        expect(none).toBe(0);
        expect(others).toEqual(same);
        expect(surcharge).toBe(lines.length === 0 ? 0 : cashFee);
        expect(delivery).toBe(without.delivery + surcharge);
        const gstOnFee = gst - without.gst;
        expect(total).toBe(without.total + surcharge + (withFee.isInclusive ? 0 : gstOnFee));
        if (lines.every(({ gstRate }) => gstRate === undefined)) expect(gstOnFee).toBe(0);
        else if (!withFee.isInclusive) expect(gstOnFee).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is taxed with the delivery charge, whose shares by rate add up', () => {
    fc.assert(
      fc.property(ratedCart, reductions, fees, (lines, off, cashFee) => {
        const summary = priceCart(lines, cashRules({ ...FIRST_DELIVERY_RULES, cashFee }), off);
        const taxes = taxesOf(lines, summary);
        if (taxes === null) return;
        const shares = deliveryShares(taxes.delivery, summary.delivery);
        expect(sum(shares.map(({ gst }) => gst))).toBe(taxes.delivery.gst);
        const shared = sum(shares.map(({ taxable }) => taxable));
        expect(shared + (summary.isInclusive ? taxes.delivery.gst : 0)).toBe(summary.delivery);
      }),
    );
  });

  it('changes nothing where it is 0', () => {
    fc.assert(
      fc.property(ratedCart, reductions, (lines, off) => {
        const rules = cashRules({ ...FIRST_DELIVERY_RULES, cashFee: paise(0) });
        expect(priceCart(lines, rules, off)).toEqual(priceCart(lines, FIRST_DELIVERY_RULES, off));
      }),
    );
  });

  it('is charged where delivery is free, and brings free delivery no nearer', () => {
    const rules = cashRules({ ...FIRST_DELIVERY_RULES, cashFee: paise(3_000) });
    const free = priceCart(one(50_000), rules);
    expect(free).toMatchObject({ delivery: 3_000, surcharge: 3_000, totalSavings: 4_000 });
    expect(missingForFreeDelivery(free, rules)).toBe(0);
    const charged = priceCart(one(49_900), rules);
    expect(charged).toMatchObject({ delivery: 7_000, totalSavings: 0 });
    expect(missingForFreeDelivery(charged, rules)).toBe(100);
    const never = cashRules({ charge: paise(0), freeFrom: paise(50_000), cashFee: paise(3_000) });
    expect(missingForFreeDelivery(priceCart(one(100), never), never)).toBe(0);
    expect(summaryInRupees(free, one(50_000))).toMatchObject({ delivery: 0, cashFee: 30, total: 620 });
    expect(coinsBringDeliveryBack(one(60_000), rules, paise(0), 10)).toBe(false);
    expect(coinsBringDeliveryBack(one(60_000), rules, paise(0), 101)).toBe(true);
  });
});

describe('the lines of a cart', () => {
  it('have parts that add up to the summary', () => {
    fc.assert(
      fc.property(cart, reductions, (lines, off) => {
        const summary = priceCart(lines, FIRST_DELIVERY_RULES, off);
        const parts = priceLines(lines, summary);
        expect(sum(parts.map((part) => part.taxable))).toBe(summary.subtotal);
        expect(sum(parts.map((part) => part.gst))).toBe(lines.length === 0 ? 0 : summary.gst);
        expect(sum(parts.map((part) => part.discount))).toBe(summary.discount);
        expect(parts.every((part) => Object.values(part).every((amount) => amount >= 0))).toBe(true);
      }),
    );
  });
});

describe('GST by place of supply', () => {
  it('is two equal halves within Kerala and one IGST elsewhere, and always adds up to the charge', () => {
    fc.assert(
      fc.property(cart, fc.boolean(), (lines, isInside) => {
        const { subtotal, gst } = priceCart(lines, FIRST_DELIVERY_RULES);
        const supplyState = isInside ? 'kerala ' : 'Tamil Nadu';
        const split = splitGst(subtotal, gst, { sellerState: 'Kerala', supplyState });
        expect(split.cgst + split.sgst + split.igst + split.roundOff).toBe(gst);
        expect(split.cgst).toBe(split.sgst);
        expect(isInside ? split.igst : split.cgst).toBe(0);
      }),
    );
  });

  it('prints the paisa between the halves and the charge as a round-off', () => {
    const split = splitGst(paise(10_003), paise(1_801), { sellerState: 'Kerala', supplyState: 'Kerala' });
    expect(split).toEqual({ cgst: 900, sgst: 900, igst: 0, roundOff: 1 });
  });
});
