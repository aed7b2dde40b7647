import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkUnpaid, MOST_UNPAID, type Unpaid } from './unpaid-orders.ts';

const sizes = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 40 });

function placeAll(units: readonly number[], isProven: boolean): Unpaid {
  return units.reduce<Unpaid>(
    (held, size) =>
      checkUnpaid(held, size, isProven).ok ? { orders: held.orders + 1, units: held.units + size } : held,
    { orders: 0, units: 0 },
  );
}

describe('orders that wait for a payment', () => {
  it('never hold more than the limit of an account, under any sequence', () => {
    fc.assert(
      fc.property(sizes, fc.boolean(), (units, isProven) => {
        const held = placeAll(units, isProven);
        const most = isProven ? MOST_UNPAID.proven : MOST_UNPAID.unproven;
        expect(held.orders).toBeLessThanOrEqual(most.orders);
        expect(held.units).toBeLessThanOrEqual(most.units);
      }),
    );
  });

  it('allow a proven account at least as much as an unproven one', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 12 }),
        fc.nat({ max: 600 }),
        fc.integer({ min: 1, max: 600 }),
        (orders, units, more) => {
          const held = { orders, units };
          if (checkUnpaid(held, more, false).ok) expect(checkUnpaid(held, more, true).ok).toBe(true);
        },
      ),
    );
  });

  it('say how much is held, how much may be, and whether proving the account helps', () => {
    const held = { orders: 3, units: 6 };
    expect(checkUnpaid(held, 1, false)).toEqual({
      ok: false,
      error: { code: 'UNPAID_ORDERS_LIMIT', held, most: MOST_UNPAID.unproven, mayProve: true },
    });
    expect(checkUnpaid(held, 1, true)).toEqual({ ok: true, value: null });
    expect(checkUnpaid({ orders: 0, units: 0 }, 501, true)).toMatchObject({ error: { mayProve: false } });
    expect(checkUnpaid({ orders: 2, units: 50 }, 50, false).ok).toBe(true);
    expect(checkUnpaid({ orders: 2, units: 50 }, 51, false).ok).toBe(false);
  });
});
