import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PAISE, paise, paiseFromRupees, sumPaise } from '../money.ts';
import {
  type CashBuyer,
  type CashOrders,
  cashAllowance,
  checkCash,
  FIRST_CASH_LIMITS,
  MOST_CASH,
} from './cash-orders.ts';

const NOTHING: CashOrders = { cash: NO_PAISE, units: 0 };
const amount = fc.integer({ min: 0, max: 30_000_000 }).map(paise);
const units = fc.integer({ min: 0, max: 1_000 });
const order = fc.record({ cash: amount, units: fc.integer({ min: 1, max: 400 }) });
const limits = fc
  .record({ cash: amount, units, moreCash: amount, moreUnits: units })
  .map(({ cash, units: few, moreCash, moreUnits }) => ({
    unprovenCash: cash,
    unprovenUnits: few,
    provenCash: sumPaise(cash, moreCash),
    provenUnits: few + moreUnits,
  }));
const shopper = fc.record({ kind: fc.constant('shopper' as const), hasProvenMobile: fc.boolean(), limits });
const buyer: fc.Arbitrary<CashBuyer> = fc.oneof(shopper, fc.constant({ kind: 'staff' as const }));

function placeAll(orders: readonly CashOrders[], by: CashBuyer): CashOrders {
  return orders.reduce<CashOrders>(
    (held, one) =>
      checkCash(held, one, cashAllowance(by)).ok
        ? { cash: sumPaise(held.cash, one.cash), units: held.units + one.units }
        : held,
    NOTHING,
  );
}

describe('orders on delivery', () => {
  it("never exceed their buyer's limit, however they are split (CHECKOUT-26)", () => {
    fc.assert(
      fc.property(fc.array(order, { maxLength: 30 }), buyer, (orders, by) => {
        const held = placeAll(orders, by);
        const { most } = cashAllowance(by);
        expect(held.cash).toBeLessThanOrEqual(Math.min(most.cash, MOST_CASH));
        expect(held.units).toBeLessThanOrEqual(most.units ?? Number.MAX_SAFE_INTEGER);
      }),
    );
  });

  it('never come to ₹2,00,000, regardless of settings and shopper (CHECKOUT-27)', () => {
    const beyond = { cash: sumPaise(MOST_CASH, paise(1)), units: 1 };
    fc.assert(
      fc.property(buyer, (by) => {
        expect(checkCash(NOTHING, beyond, cashAllowance(by)).ok).toBe(false);
      }),
    );
    const byStaff = cashAllowance({ kind: 'staff' });
    expect(checkCash(NOTHING, { cash: MOST_CASH, units: 9_999 }, byStaff).ok).toBe(true);
  });

  it('allow a proven number at least as much as an unproven one, and say when proving it is enough', () => {
    fc.assert(
      fc.property(order, order, limits, (held, one, of) => {
        const check = (hasProvenMobile: boolean) =>
          checkCash(held, one, cashAllowance({ kind: 'shopper', hasProvenMobile, limits: of }));
        const without = check(false);
        const proven = check(true);
        if (without.ok) expect(proven.ok).toBe(true);
        else expect(without.error.ifProven !== null).toBe(proven.ok);
      }),
    );
  });

  it.each([
    [false, 10_000, 100, true],
    [false, 10_000.01, 1, false],
    [false, 1, 101, false],
    [true, 50_000, 500, true],
    [true, 50_000.01, 1, false],
    [true, 1, 501, false],
  ])('begin with ₹10,000 and 100 units, proven %s: ₹%d and %d', (hasProvenMobile, rupees, many, isFine) => {
    const allowed = cashAllowance({ kind: 'shopper', hasProvenMobile, limits: FIRST_CASH_LIMITS });
    expect(checkCash(NOTHING, { cash: paiseFromRupees(rupees), units: many }, allowed).ok).toBe(isFine);
  });
});
