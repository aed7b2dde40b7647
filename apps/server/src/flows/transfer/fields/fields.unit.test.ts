import { describe, expect, it } from 'vitest';
import { categoryNames } from './category-names.ts';
import { readPaise } from './field.ts';

describe('an amount', () => {
  it.each([
    ['299', 29_900],
    [' ₹ 1,499.50', 149_950],
    ['1,00,000', 10_000_000],
    ['0.07', 7],
  ])('%j is %d paise', (typed, paise) => expect(readPaise(typed)).toBe(paise));

  it.each(['', 'free', '12.345', '1,2', '1.2.3', '6,50'])('%j is none', (typed) =>
    expect(typeof readPaise(typed)).toBe('string'),
  );
});

describe('categories', () => {
  const names = categoryNames([
    { id: 'food', name: 'Food', parentId: null },
    { id: 'oil', name: 'Oil', parentId: 'food' },
    { id: 'care', name: 'Care', parentId: null },
    { id: 'hair-oil', name: 'Oil', parentId: 'care' },
    { id: 'a', name: 'Twice', parentId: null },
    { id: 'b', name: 'Twice', parentId: null },
  ]);

  it.each(['food', 'oil', 'hair-oil', 'a', 'b'])('%s is found again by what it is called', (id) =>
    expect(names.idOf(names.nameOf(id))).toBe(id),
  );

  it('are called by the one above them where the name alone says too little', () => {
    expect(names.nameOf('food')).toBe('Food');
    expect(names.nameOf('oil')).toBe('Food > Oil');
    expect(names.idOf('care>oil')).toBe('hair-oil');
    expect(names.idOf('Oil')).toBeNull();
  });
});
