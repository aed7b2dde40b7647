import { describe, expect, it } from 'vitest';
import { claimsIn } from './claims.ts';

describe('the claims that a text makes (CATALOGUE-39)', () => {
  it.each([
    ['Cold pressed\nNo preservatives', ['No preservatives']],
    ['NO ADDED SUGAR, no added sugar', ['NO ADDED SUGAR']],
    ['Rich in electrolytes and a good source of fibre', ['Rich in electrolytes', 'good source of fibre']],
    ['Gluten-free, low calorie', ['Gluten-free', 'low calorie']],
    ['Grown on organic farms', ['organic']],
  ])('%j', (text, claims) => expect(claimsIn(text)).toEqual(claims));

  it.each([
    'One ingredient',
    'Not too sweet',
    '180 mg potassium in 100 ml',
    'Inorganic salts',
    'Cold and clear',
  ])('are none in %j', (text) => expect(claimsIn(text)).toEqual([]));
});
