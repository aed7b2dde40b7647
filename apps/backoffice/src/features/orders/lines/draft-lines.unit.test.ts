import { describe, expect, it } from 'vitest';
import {
  type DraftLine,
  differenceOf,
  lineProblem,
  onTopOf,
  wantedOf,
  withGoods,
  withQuantity,
} from './draft-lines.ts';

const OIL = { name: 'Oil', variantName: '1 L', sku: 'OIL-1', picture: '/oil.webp', price: 450 };
const line: DraftLine = { ...OIL, key: '1', position: 1, variantId: 'oil', before: 2, quantity: 2 };
const cap = { ...OIL, productId: 'cap', variantId: 'cap', name: 'Cap', forSale: 4 };

describe('the lines of an order while they are changed', () => {
  it('ask for nothing until something is changed, and for nothing again once it is put back', () => {
    expect(wantedOf([line])).toBeNull();
    const more = withQuantity([line], '1', 3);
    expect(wantedOf(more)).toEqual({ lines: [{ position: 1, quantity: 3 }], added: [] });
    expect(wantedOf(withQuantity(more, '1', 2))).toBeNull();
  });

  it('keep a line of the order at zero, and drop an added one', () => {
    expect(wantedOf(withQuantity([line], '1', 0))).toEqual({
      lines: [{ position: 1, quantity: 0 }],
      added: [],
    });
    const added = withGoods([line], cap);
    expect(wantedOf(added)?.added).toEqual([{ variantId: 'cap', quantity: 1 }]);
    expect(withQuantity(added, 'cap', 0)).toEqual([line]);
  });

  it('name a concurrent change, and rebase the typed quantities on it', () => {
    const soap = {
      ...line,
      ...OIL,
      key: '2',
      position: 2,
      variantId: 'soap',
      name: 'Soap',
      before: 1,
      quantity: 1,
    };
    const began = [line, soap];
    const mine = withGoods(withQuantity(withQuantity(began, '1', 3), '2', 4), cap);
    const now = [{ ...line, before: 5, quantity: 5 }];
    expect(differenceOf(began, now).map((one) => [one.line.name, one.before, one.now])).toEqual([
      ['Oil', 2, 5],
      ['Soap', 1, 0],
    ]);
    expect(differenceOf(began, began)).toEqual([]);
    expect(
      onTopOf(now, mine).map(({ variantId, before, quantity }) => [variantId, before, quantity]),
    ).toEqual([
      ['oil', 5, 3],
      ['cap', 0, 1],
    ]);
    expect(onTopOf(now, began)).toEqual(now);
  });

  it('count one more when the goods are found again', () => {
    expect(withGoods([line], { ...cap, variantId: 'oil' })[0]?.quantity).toBe(3);
  });

  it.each([51, -1, 1.5, Number.NaN])(
    'keep %d units as they were typed, say it, and ask for nothing',
    (units) => {
      const typed = withQuantity([line], '1', units);
      expect(typed[0]?.quantity).toBe(units);
      expect(typed.map(lineProblem)).toEqual(['A quantity is a whole number from 0 to 50']);
      expect(wantedOf(withGoods(typed, cap))).toBeNull();
    },
  );
});
