import { describe, expect, it } from 'vitest';
import { shelfMrpWarning } from './shelf-mrp.ts';

describe('a price beside the MRPs on the shelf', () => {
  it.each([
    [55, { lowestMrp: 55, gstOnTop: 0 }, null],
    [55.01, { lowestMrp: 55, gstOnTop: 0 }, /MRP ₹55\.00: at ₹55\.01 with GST it cannot be sold/],
    [50, { lowestMrp: 58.99, gstOnTop: 18 }, /MRP ₹58\.99: at ₹59\.00 with GST/],
    [50, { lowestMrp: 59, gstOnTop: 18 }, null],
    [500, { lowestMrp: null, gstOnTop: 18 }, null],
    [500, null, null],
    [Number.NaN, { lowestMrp: 1, gstOnTop: 0 }, null],
  ])('%d beside %j', (price, shelf, said) => {
    const warning = shelfMrpWarning(price, shelf);
    if (said === null) expect(warning).toBeNull();
    else expect(warning).toMatch(said);
  });
});
