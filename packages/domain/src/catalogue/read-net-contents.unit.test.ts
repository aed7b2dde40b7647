import { describe, expect, it } from 'vitest';
import { readNetContents } from './read-net-contents.ts';

describe('net contents as printed on a pack', () => {
  it.each([
    ['500 ml', { count: 1, amount: 500, unit: 'ml' }],
    ['500ML', { count: 1, amount: 500, unit: 'ml' }],
    ['1 L', { count: 1, amount: 1_000, unit: 'ml' }],
    ['1.5 litres', { count: 1, amount: 1_500, unit: 'ml' }],
    ['6 bottles of 200 ml', { count: 6, amount: 200, unit: 'ml' }],
    ['6 x 200 ml', { count: 6, amount: 200, unit: 'ml' }],
    ['4 × 250 g', { count: 4, amount: 250, unit: 'g' }],
    ['0.5 kg', { count: 1, amount: 500, unit: 'g' }],
  ])('%s', (text, said) => {
    expect(readNetContents(text)).toEqual(said);
  });

  it.each(['', 'one T-shirt', '2 pieces', '500 ml or 1 l', '0 ml', '1.5 ml', '12 large', '30 cm'])(
    'of %j no amount is read',
    (text) => {
      expect(readNetContents(text)).toBeNull();
    },
  );
});
