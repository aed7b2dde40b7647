import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { availabilityOf } from '@ilaneer/domain/catalogue/availability';
import { describe, expect, it } from 'vitest';
import {
  asksForSize,
  cardLabel,
  nearestInStock,
  openingVariant,
  pickValue,
  valueState,
  variantLabel,
  variantsOf,
} from './variant-choice.ts';

function shirt(stock: Record<string, number>): ProductView {
  const variantCombinations = Object.entries(stock).map(([key, quantity]) => {
    const [color = '', size = ''] = key.split(' ');
    const availability = availabilityOf(quantity);
    return { variantId: key, quantity, availability, variants: { Colour: color, Size: size } };
  });
  const variants = [
    { name: 'Colour', values: ['White', 'Black'] },
    { name: 'Size', values: ['S', 'M'] },
  ];
  return { variants, variantCombinations } as unknown as ProductView;
}

function variantOf(product: ProductView, id: string): VariantView {
  const variant = openingVariant(product, id);
  if (variant === undefined) throw new Error('a product without variants');
  return variant;
}

describe("the question of a card's plus", () => {
  const option = (name: string, ...values: string[]) => ({ name, values });
  it.each([
    ['a T-shirt', true, [option('Colour', 'White'), option('Size', 'S', 'M')], true],
    ['a T-shirt in one size', true, [option('Colour', 'White', 'Black'), option('Size', 'M')], false],
    ['a cap', true, [option('Colour', 'White', 'Black')], false],
    ['oil in two sizes', false, [option('Size', '200 ml', '1 L')], false],
  ])('%s', (_, merchandise, variants, expected) => {
    expect(asksForSize({ ...shirt({}), merchandise, variants })).toBe(expected);
  });

  it('is not answered by the label of its card', () => {
    const product = { ...shirt({ 'White S': 5 }), merchandise: true };
    expect(cardLabel(product, variantOf(product, 'White S'))).toBe('White');
    const pack = { ...product, merchandise: false };
    expect(cardLabel(pack, variantOf(pack, 'White S'))).toBe('White, S');
  });
});

describe('choosing a variant', () => {
  const product = shirt({ 'White S': 5, 'White M': 0, 'Black M': 3 });

  it('opens with the named variant, else with the first values, also when they are sold out', () => {
    expect(openingVariant(product, 'Black M')?.variantId).toBe('Black M');
    expect(openingVariant(product, null)?.variantId).toBe('White S');
    expect(openingVariant(product, 'gone')?.variantId).toBe('White S');
    expect(openingVariant(shirt({ 'Black M': 1, 'White S': 0 }), null)?.variantId).toBe('White S');
  });

  it('opens with an existing variant when the first values are not combined', () => {
    expect(openingVariant(shirt({ 'Black M': 1 }), null)?.variantId).toBe('Black M');
  });

  it('marks values as available, sold out, or not made with the other choices', () => {
    const white = variantOf(product, 'White S');
    expect(valueState(product, white.variants, 'Size', 'S')).toBe('available');
    expect(valueState(product, white.variants, 'Size', 'M')).toBe('sold-out');
    expect(valueState(product, white.variants, 'Colour', 'Black')).toBe('not-made');
  });

  it('keeps the other choices where it can, and moves to one that is made where it cannot', () => {
    const white = variantOf(product, 'White S');
    expect(pickValue(product, white, 'Size', 'M').variantId).toBe('White M');
    expect(pickValue(product, white, 'Colour', 'Black').variantId).toBe('Black M');
    expect(pickValue(product, white, 'Colour', 'Pink').variantId).toBe('White S');
  });

  it('names available variants instead of a sold-out one, the nearest first', () => {
    const sold = shirt({ 'White S': 2, 'White M': 0, 'Black S': 1, 'Black M': 3 });
    const instead = nearestInStock(sold, variantOf(sold, 'White M')).map(({ variantId }) => variantId);
    expect(instead).toEqual(['White S', 'Black M', 'Black S']);
    expect(nearestInStock(shirt({ 'White S': 0 }), variantOf(shirt({ 'White S': 0 }), 'White S'))).toEqual(
      [],
    );
  });

  it('names a variant by its values', () => {
    expect(variantLabel(product, variantOf(product, 'Black M'))).toBe('Black, M');
  });

  it('marks available values while an option is open', () => {
    expect(valueState(product, {}, 'Size', 'M')).toBe('available');
    expect(valueState(product, { Colour: 'White' }, 'Size', 'M')).toBe('sold-out');
    expect(valueState(product, { Colour: 'Black' }, 'Size', 'S')).toBe('not-made');
    expect(variantsOf(product, { Colour: 'White' }).map(({ variantId }) => variantId)).toEqual([
      'White S',
      'White M',
    ]);
  });
});
