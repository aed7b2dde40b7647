import { anyBenefit } from '@ilaneer/testing/random-promotions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enteredBenefit, toBenefit } from './entered-benefit.ts';

describe('a benefit as entered', () => {
  it('is the same after a change of something else, to the paisa', () => {
    fc.assert(
      fc.property(anyBenefit, (benefit) => {
        expect(toBenefit(enteredBenefit(benefit))).toEqual(benefit);
      }),
    );
  });

  it('keeps a fraction of a hundredth, which is refused (PROMOTION-9)', () => {
    expect(toBenefit({ kind: 'percent', percent: 12.345, cap: null })).toMatchObject({
      basisPoints: 1_234.5,
    });
    expect(toBenefit({ kind: 'percent', percent: 8.29, cap: null })).toMatchObject({ basisPoints: 829 });
  });
});
