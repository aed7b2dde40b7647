import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { cashRules, FIRST_DELIVERY_RULES } from '../pricing/delivery-rules.ts';
import {
  type DeliveryMethod,
  daysBy,
  gramsOf,
  methodProblems,
  methodsInPaise,
  methodsInRupees,
  offeredMethods,
  PACKING_GRAMS,
  rulesBy,
  trimMethods,
} from './methods.ts';

const EXPRESS: DeliveryMethod = {
  id: 'express',
  name: 'Express',
  pins: '682, 67',
  mostGrams: 5_000,
  charge: paise(9_900),
  freeFrom: null,
  days: -1,
};

const method: fc.Arbitrary<DeliveryMethod> = fc.record({
  id: fc.constantFrom('', 'express', 'slow'),
  name: fc.constantFrom('Express', ' express ', 'മിന്നൽ', 'By air'),
  pins: fc.constantFrom('', '6', '682, 67', ' 110 '),
  mostGrams: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: null }),
  charge: fc.integer({ min: 0, max: 50_000 }).map(paise),
  freeFrom: fc.option(fc.integer({ min: 0, max: 100_000 }).map(paise), { nil: null }),
  days: fc.integer({ min: -5, max: 10 }),
});
const setting = fc.record({ methods: fc.array(method, { maxLength: 10 }) });
const weight = fc.nat({ max: 20_000 });
const pinCode = fc.constantFrom('682001', '110001', '670001', '500001');

describe('the weight of goods (DELIVERY-12)', () => {
  it('is their net quantity, a ml as a gram, with the packing', () => {
    const water = { count: 6, amount: 200, unit: 'ml' } as const;
    const flour = { count: 1, amount: 500, unit: 'g' } as const;
    const lines = [
      { quantity: 2, net: water },
      { quantity: 1, net: flour },
    ];
    expect(gramsOf(lines)).toBe(PACKING_GRAMS + 2_900);
    expect(gramsOf([])).toBe(PACKING_GRAMS);
  });

  it('is unknown where a line has none', () => {
    const bowl = { count: 1, amount: 1, unit: 'piece' } as const;
    const water = { quantity: 1, net: { count: 1, amount: 200, unit: 'ml' } as const };
    expect(gramsOf([water, { quantity: 1, net: bowl }])).toBeNull();
    expect(gramsOf([{ quantity: 1, net: null }, water])).toBeNull();
  });
});

describe('the offered methods (DELIVERY-12)', () => {
  const offered = (pin: string, grams: number | null) =>
    offeredMethods({ methods: [EXPRESS] }, { pinCode: pin, grams }).length;

  it('depend on PIN code and weight', () => {
    expect(offered('682001', 5_000)).toBe(1);
    expect(offered('670001', 300)).toBe(1);
    expect(offered('682001', 5_001)).toBe(0);
    expect(offered('690001', 300)).toBe(0);
    expect(offered('682001', null)).toBe(1);
    const anywhere = { ...EXPRESS, pins: '', mostGrams: null };
    expect(offeredMethods({ methods: [anywhere] }, { pinCode: '110001', grams: 99_999 })).toEqual([anywhere]);
  });

  it('are never more for a heavier order, and keep the order of the setting', () => {
    fc.assert(
      fc.property(setting, pinCode, weight, weight, (all, pin, grams, more) => {
        const light = offeredMethods(all, { pinCode: pin, grams });
        const heavy = offeredMethods(all, { pinCode: pin, grams: grams + more });
        const unknown = offeredMethods(all, { pinCode: pin, grams: null });
        expect(heavy.every((one) => light.includes(one))).toBe(true);
        expect(light.every((one) => unknown.includes(one))).toBe(true);
        expect(light).toEqual(all.methods.filter((one) => light.includes(one)));
      }),
    );
  });
});

describe('price and days of a method (DELIVERY-13)', () => {
  it('take the place of those of the shop, and leave its other rules', () => {
    const shop = { ...FIRST_DELIVERY_RULES, cashFee: paise(3_000) };
    expect(rulesBy(shop, null)).toBe(shop);
    expect(cashRules(rulesBy(shop, EXPRESS))).toEqual({ charge: 9_900, freeFrom: null, surcharge: 3_000 });
  });

  it('are never sooner than the next business day', () => {
    expect(daysBy(3, null)).toBe(3);
    expect(daysBy(3, EXPRESS)).toBe(2);
    expect(daysBy(1, EXPRESS)).toBe(1);
    expect(daysBy(2, { days: 10 })).toBe(12);
  });
});

describe('the setting (DELIVERY-11)', () => {
  it('gives each method an id of its own, which stays', () => {
    fc.assert(
      fc.property(setting, (typed) => {
        const tidied = trimMethods(typed);
        const ids = tidied.methods.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).not.toContain('');
        expect(trimMethods(tidied)).toEqual(tidied);
        expect(methodsInPaise(methodsInRupees(tidied))).toEqual(tidied);
      }),
    );
    const fresh = { ...EXPRESS, id: '' };
    const { methods } = trimMethods({ methods: [fresh, { ...fresh, name: 'Express ' }, EXPRESS] });
    expect(methods.map(({ id }) => id)).toEqual(['express-2', 'express-3', 'express']);
    expect(trimMethods({ methods: [{ ...fresh, name: 'മിന്നൽ' }] }).methods[0]?.id).toBe('method');
  });

  const fieldsOf = (change: Partial<DeliveryMethod>) =>
    methodProblems({ methods: [{ ...EXPRESS, ...change }] }).map(({ field }) => field);

  it('takes methods for all places, all weights, and no charge', () => {
    expect(fieldsOf({})).toEqual([]);
    expect(fieldsOf({ pins: '', mostGrams: null, charge: paise(0) })).toEqual([]);
    expect(fieldsOf({ freeFrom: paise(0), days: 10 })).toEqual([]);
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(41) }],
    ['pins', { pins: '068' }],
    ['mostGrams', { mostGrams: 0 }],
    ['mostGrams', { mostGrams: 100_001 }],
    ['charge', { charge: paise(-1) }],
    ['charge', { charge: paise(10_000_001) }],
    ['freeFrom', { freeFrom: paise(-1) }],
    ['days', { days: -6 }],
    ['days', { days: 11 }],
    ['days', { days: Number.NaN }],
  ] as const)('is refused by its %s', (field, change) => {
    expect(fieldsOf(change)).toEqual([`methods.0.${field}`]);
  });

  it('has at most 10 methods, each with a name of its own', () => {
    const methods = Array.from({ length: 11 }, (_, index) => ({ ...EXPRESS, name: `Method ${index}` }));
    expect(methodProblems({ methods }).map(({ field }) => field)).toEqual(['methods']);
    const twice = { methods: [EXPRESS, { ...EXPRESS, name: 'EXPRESS' }] };
    expect(methodProblems(twice).map(({ field }) => field)).toEqual(['methods.1.name']);
  });
});
