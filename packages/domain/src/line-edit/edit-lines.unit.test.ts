import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Paise, paise } from '../money.ts';
import { ORDER_STATUSES } from '../order/status.ts';
import { netPaid, planRefund } from '../payment/plan-refund.ts';
import { FIRST_DELIVERY } from '../setting/settings.ts';
import { type EditableLine, editLines, linesClosed, stockOfEdit, type WantedLines } from './edit-lines.ts';
import { couponOfEdit, figuresOfEdit, settleEdit } from './settle-edit.ts';

const VARIANTS = ['oil', 'cap', 'pack', 'tote'];

function line(variantId: string, quantity: number, pricePaise: number, position = 1): EditableLine {
  return {
    position,
    variantId,
    quantity,
    pricePaise,
    originalPricePaise: pricePaise + 500,
    mrpPaise: 90_000,
  };
}

const anyPrice = fc.integer({ min: 100, max: 60_000 });
const anyOrder = fc
  .uniqueArray(fc.constantFrom(...VARIANTS), { minLength: 1, maxLength: 4 })
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.tuple(fc.constant(id), fc.integer({ min: 1, max: 20 }), anyPrice))),
  )
  .map((units) => units.map(([id, quantity, price], index) => line(id, quantity, price, index + 1)));
const anyWish = fc.record({
  lines: fc.uniqueArray(
    fc.record({ position: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 0, max: 25 }) }),
    { selector: ({ position }) => position, maxLength: 4 },
  ),
  added: fc.array(
    fc.record({ variantId: fc.constantFrom(...VARIANTS), quantity: fc.integer({ min: 1, max: 10 }) }),
    { maxLength: 3 },
  ),
});
const anyPrices = fc.tuple(anyPrice, anyPrice, anyPrice, anyPrice);

function unitsOf(lines: readonly EditableLine[], id: string): number {
  return lines.reduce((sum, one) => sum + (one.variantId === id ? one.quantity : 0), 0);
}

function priced(lines: readonly EditableLine[]) {
  return lines.map((one) => ({
    price: paise(one.pricePaise),
    originalPrice: paise(one.originalPricePaise),
    quantity: one.quantity,
  }));
}

function edited(order: readonly EditableLine[], wish: WantedLines, prices: readonly number[]) {
  const todayOf = (id: string) => line(id, 0, prices[VARIANTS.indexOf(id)] ?? 100, 0);
  return editLines(order, wish, todayOf);
}

describe('changing the lines of an order (ORDER-34, ORDER-35)', () => {
  it('keeps every unit and its price, and takes exactly the difference out of stock', () => {
    fc.assert(
      fc.property(anyOrder, anyWish, anyPrices, (order, wish, prices) => {
        const after = edited(order, wish, prices);
        if (!after.ok) return;
        const { taken, back } = stockOfEdit(order, after.value);
        for (const id of VARIANTS) {
          const change =
            unitsOf(
              taken.map((one) => line(one.variantId, one.quantity, 0)),
              id,
            ) -
            unitsOf(
              back.map((one) => line(one.variantId, one.quantity, 0)),
              id,
            );
          expect(unitsOf(order, id) + change).toBe(unitsOf(after.value, id));
          expect(unitsOf(after.value, id)).toBeLessThanOrEqual(50);
        }
        for (const one of after.value) {
          const was = order.find(({ position }) => position === one.position);
          const today = prices[VARIANTS.indexOf(one.variantId)];
          expect([was?.pricePaise, today]).toContain(one.pricePaise);
          if (was !== undefined) expect(one.pricePaise).toBe(was.pricePaise);
          if (was !== undefined && one.pricePaise !== today) {
            expect(one.quantity).toBeLessThanOrEqual(was.quantity);
          }
        }
        expect(new Set(after.value.map(({ position }) => position)).size).toBe(after.value.length);
      }),
    );
  });

  it('puts units at another price on a separate line, and others onto the existing line', () => {
    const order = [line('oil', 2, 4_000)];
    const more = { lines: [{ position: 1, quantity: 3 }], added: [] };
    expect(edited(order, more, [4_500, 0, 0, 0])).toMatchObject({
      value: [
        { position: 1, quantity: 2, pricePaise: 4_000 },
        { position: 2, quantity: 1, pricePaise: 4_500 },
      ],
    });
    expect(edited(order, more, [4_000, 0, 0, 0])).toMatchObject({ value: [{ quantity: 3 }] });
  });

  it.each<[string, WantedLines, string]>([
    ['nothing', { lines: [{ position: 1, quantity: 2 }], added: [] }, 'NOTHING_CHANGED'],
    ['all that there is', { lines: [{ position: 1, quantity: 0 }], added: [] }, 'NOTHING_LEFT'],
    ['a line that there is not', { lines: [{ position: 7, quantity: 1 }], added: [] }, 'LINE_UNKNOWN'],
    [
      'a line twice',
      {
        lines: [
          { position: 1, quantity: 1 },
          { position: 1, quantity: 0 },
        ],
        added: [],
      },
      'LINE_NAMED_TWICE',
    ],
    ['what is not sold', { lines: [], added: [{ variantId: 'gone', quantity: 1 }] }, 'NOT_SOLD'],
    [
      'too many',
      { lines: [{ position: 1, quantity: 40 }], added: [{ variantId: 'oil', quantity: 20 }] },
      'TOO_MANY',
    ],
  ])('refuses %s', (_, wish, code) => {
    const todayOf = (id: string) => (id === 'gone' ? null : line(id, 0, 4_000, 0));
    expect(editLines([line('oil', 2, 4_000)], wish, todayOf)).toMatchObject({ ok: false, error: { code } });
  });

  it('is open from being placed until a box is closed', () => {
    const open = ORDER_STATUSES.filter(
      (status) =>
        linesClosed({ status, parcels: [], isAsked: false, isInvoiced: false, isQuoted: false }) === null,
    );
    expect(open).toEqual(['placed', 'processing']);
    const order = { status: 'processing' as const, isAsked: false, isInvoiced: false, isQuoted: false };
    expect(linesClosed({ ...order, parcels: [{ state: 'packing' }, { state: 'waiting' }] })).toBeNull();
    expect(linesClosed({ ...order, parcels: [{ state: 'waiting' }, { state: 'packed' }] })).toBe('packed');
    expect(linesClosed({ ...order, parcels: [], isAsked: true })).toBe('asked to pay');
    expect(linesClosed({ ...order, parcels: [], isQuoted: true })).toBe('quoted');
  });
});

describe('the price of changed lines (ORDER-36)', () => {
  it('adds up to the paisa, and uses no more coins than before or than the goods allow', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat({ max: 20_000 }), fc.nat({ max: 300 }), (lines, coupon, used) => {
        const place = { sellerState: 'Kerala', supplyState: 'Goa' };
        const { figures, coins } = figuresOfEdit(priced(lines), place, FIRST_DELIVERY, {
          coupon: paise(coupon),
          coins: used,
        });
        const { summary, lines: amounts, tax } = figures;
        expect(summary.total).toBe(summary.subtotal + summary.gst + summary.delivery);
        expect(amounts.reduce((sum, one) => sum + one.taxable, 0)).toBe(summary.subtotal);
        expect(amounts.reduce((sum, one) => sum + one.gst, 0)).toBe(summary.gst);
        expect(tax.cgst + tax.sgst + tax.igst + tax.roundOff).toBe(summary.gst);
        expect(coins).toBeLessThanOrEqual(used);
        expect(summary.coinSavings).toBe(coins * 100);
      }),
    );
  });

  it('loses a coupon whose goods are gone, and keeps one whose time is over since', () => {
    const coupon = {
      code: 'ONAM',
      reduction: { kind: 'percent', basisPoints: 1_000, cap: null },
      minimum: paise(20_000),
      validFrom: null,
      validUntil: new Date('2026-01-01'),
      categoryIds: ['drinks'],
      totalLimit: 1,
      perShopperLimit: 1,
      firstOrderOnly: false,
      active: false,
    } as const;
    const goods = (rupees: number) => [{ price: paise(rupees * 100), quantity: 1, categoryIds: ['drinks'] }];
    const now = new Date('2026-06-01');
    expect(couponOfEdit(coupon, goods(300), now)).toBe(3_000);
    expect(couponOfEdit(coupon, goods(100), now)).toBeNull();
    expect(
      couponOfEdit(coupon, [{ price: paise(90_000), quantity: 1, categoryIds: ['caps'] }], now),
    ).toBeNull();
  });
});

type Step =
  | { readonly do: 'edit'; readonly total: number; readonly isPaid: boolean }
  | { readonly do: 'give back'; readonly share: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('edit' as const),
    total: fc.integer({ min: 1, max: 200_000 }),
    isPaid: fc.boolean(),
  }),
  fc.record({ do: fc.constant('give back' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
);

describe('the money of an order over edits, returns and goodwill', () => {
  it('never gives back more than was paid, and ties to the paisa', () => {
    const anyPaid = fc.record({
      total: fc.integer({ min: 1, max: 200_000 }),
      card: fc.nat({ max: 200_000 }),
    });
    fc.assert(
      fc.property(anyPaid, fc.array(anyStep, { maxLength: 20 }), ({ total: first, card }, steps) => {
        const onCard = Math.min(card, first);
        let total = first;
        let givenBack = 0;
        let parts = [part('card', onCard), part('first', first - onCard)];
        const refund = (amount: Paise) => {
          const plan = planRefund(parts, amount);
          expect(plan.unplanned).toBe(0);
          parts = parts.map((one) => {
            const back = plan.parts.find(({ id }) => id === one.id)?.amount ?? 0;
            return { ...one, refunded: paise(one.refunded + back) };
          });
        };
        for (const step of steps) {
          const kept = netPaid(parts);
          if (step.do === 'give back') {
            const amount = paise(Math.floor(kept * step.share));
            refund(amount);
            givenBack += amount;
          } else {
            const settled = settleEdit({
              totalBefore: paise(total),
              totalAfter: paise(step.total),
              giftCard: paise(onCard),
              isPaid: true,
              kept,
            });
            expect(Math.min(settled.ask, settled.refund)).toBe(0);
            refund(settled.refund);
            // An unpaid request changes nothing.
            if (settled.ask > 0 && !step.isPaid) continue;
            if (settled.ask > 0) parts = [...parts, part(`more ${parts.length}`, settled.ask)];
            total = step.total;
          }
          for (const { taken, refunded } of parts) expect(refunded).toBeLessThanOrEqual(taken);
          const now = netPaid(parts);
          expect(now).toBeGreaterThanOrEqual(0);
          // The shop keeps the total less refunds.
          expect(now).toBeGreaterThanOrEqual(total - givenBack);
          expect(now).toBeLessThanOrEqual(total);
          if (givenBack === 0) expect(now).toBe(total);
        }
      }),
    );
  });

  it('limits a gift card to the price of an order on delivery', () => {
    const money = { totalBefore: paise(50_000), giftCard: paise(30_000), isPaid: false, kept: paise(30_000) };
    expect(settleEdit({ ...money, totalAfter: paise(20_000) })).toEqual({
      refund: 0,
      toGiftCard: 10_000,
      ask: 0,
    });
    expect(settleEdit({ ...money, totalAfter: paise(90_000) })).toEqual({ refund: 0, toGiftCard: 0, ask: 0 });
  });
});

function part(id: string, taken: number) {
  return { id, taken: paise(taken), refunded: paise(0) };
}
