import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PAISE, paise, paiseFromRupees, sumPaise } from '../money.ts';
import {
  type CashBuyer,
  type CashOrders,
  cashAllowance,
  checkCash,
  FIRST_CASH_RULES,
  MOST_CASH,
} from './cash-orders.ts';
import { isPoor } from './delivery-record.ts';

const NOTHING: CashOrders = { cash: NO_PAISE, units: 0 };
const amount = fc.integer({ min: 0, max: 30_000_000 }).map(paise);
const units = fc.integer({ min: 0, max: 1_000 });
const order = fc.record({ cash: amount, units: fc.integer({ min: 1, max: 400 }) });
const maybe = fc.option(amount, { nil: null });
const rules = fc
  .record({
    cash: amount,
    units,
    moreCash: amount,
    moreUnits: units,
    poorRecordCash: maybe,
    confirmCashFrom: maybe,
  })
  .map(({ cash, units: few, moreCash, moreUnits, ...more }) => ({
    ...more,
    unprovenCash: cash,
    unprovenUnits: few,
    provenCash: sumPaise(cash, moreCash),
    provenUnits: few + moreUnits,
  }));
const shopper = fc.record({ kind: fc.constant('shopper' as const), hasProvenMobile: fc.boolean(), rules });
const record = fc.record({ delivered: fc.nat(5), refused: fc.nat(5) });
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
      fc.property(order, order, rules, record, (held, one, of, past) => {
        const check = (hasProvenMobile: boolean) =>
          checkCash(held, one, cashAllowance({ kind: 'shopper', hasProvenMobile, rules: of }, past));
        const without = check(false);
        const proven = check(true);
        if (without.ok) expect(proven.ok).toBe(true);
        else expect(without.error.ifProven !== null).toBe(proven.ok);
      }),
    );
  });

  it('are lowered by a poor record, never raised, whether the number is proven or not (CHECKOUT-30)', () => {
    fc.assert(
      fc.property(shopper, record, (by, past) => {
        const [usual, lowered] = [cashAllowance(by), cashAllowance(by, past)];
        const most = isPoor(past) && by.rules.poorRecordCash !== null ? by.rules.poorRecordCash : MOST_CASH;
        expect(Math.min(lowered.most.cash, MOST_CASH)).toBe(Math.min(usual.most.cash, most, MOST_CASH));
        expect(lowered.most.units).toBe(usual.most.units);
        if (lowered.record !== null && lowered.ifProven !== null) {
          expect(lowered.ifProven.cash).toBeLessThanOrEqual(most);
        }
        expect(lowered.record !== null).toBe(isPoor(past) && by.rules.poorRecordCash !== null);
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
    const allowed = cashAllowance({ kind: 'shopper', hasProvenMobile, rules: FIRST_CASH_RULES });
    expect(checkCash(NOTHING, { cash: paiseFromRupees(rupees), units: many }, allowed).ok).toBe(isFine);
  });
});
