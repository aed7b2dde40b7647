import { describe, expect, it } from 'vitest';
import { namedVariant } from './named-variant.ts';

const of = (...names: string[]) => names.map((variantName) => ({ variantName }));
const SIZES = of('Size: 250 g', 'Size: 500 g', 'Size: 1 kg');

describe('the variant of an enquiry (QUOTE-1)', () => {
  it.each([
    ['For: a wedding. 40 x 250 g, ground', 'Size: 250 g'],
    ['forty packs of 250g please', 'Size: 250 g'],
    ['1000 gm each', 'Size: 1 kg'],
  ])('is the one that it names: %s', (text, variantName) => {
    expect(namedVariant(SIZES, text)).toEqual({ variantName });
  });

  it.each(['40 packs', '250 g and 500 g', '1250 g', ''])(
    'is none where none or several are named: %s',
    (text) => {
      expect(namedVariant(SIZES, text)).toBeNull();
    },
  );

  it('needs every option, and none for a single variant', () => {
    const roasts = of('Size: 250 g, Roast: Dark', 'Size: 250 g, Roast: Light');
    expect(namedVariant(roasts, '40 × 250 g')).toBeNull();
    expect(namedVariant(roasts, '40 × 250 g, dark roast')).toEqual(roasts[0]);
    expect(namedVariant(of('Size: 250 g'), 'anything')).toEqual({ variantName: 'Size: 250 g' });
    expect(namedVariant([], '250 g')).toBeNull();
  });
});
