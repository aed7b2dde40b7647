import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareText, nameKey, newestFirst, oldestFirst } from './product-order.ts';

const sorted = (names: readonly string[]) =>
  names.toSorted((one, other) => compareText(nameKey(one), nameKey(other)));

describe('the order of products', () => {
  it('by name has no regard for capitals and accents', () => {
    expect(sorted(['Market Tote', 'cap', 'Café Mug', 'Cable'])).toEqual([
      'Cable',
      'Café Mug',
      'cap',
      'Market Tote',
    ]);
  });

  it('by name goes by the size of numbers', () => {
    expect(sorted(['Pack of 12', 'Pack of 6', 'Pack of 48'])).toEqual([
      'Pack of 6',
      'Pack of 12',
      'Pack of 48',
    ]);
  });

  it('by name is the one that Intl knows', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aAbzZ0179éñ'), minLength: 1, maxLength: 5 });
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    const { compare } = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(compareText(nameKey(one), nameKey(other))).toBe(Math.sign(compare(one, other)));
      }),
    );
  });

  it('by age goes both ways', () => {
    const [older, newer] = [{ createdAt: '2026-01-31T09:00:00Z' }, { createdAt: '2026-11-21T09:00:00Z' }];
    expect([older, newer].toSorted(newestFirst)).toEqual([newer, older]);
    expect([newer, older].toSorted(oldestFirst)).toEqual([older, newer]);
  });
});
