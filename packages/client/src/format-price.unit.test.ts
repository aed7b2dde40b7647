import { expect, it } from 'vitest';
import { formatPriceWithGst } from './format-price.ts';

it.each([
  [{ price: 285, gst: 18 }, '₹336.30 incl.\u00a0GST'],
  [{ price: 1_949, gst: 18 }, '₹2,299.82 incl.\u00a0GST'],
  // What HSN codes may come to.
  [{ price: 599, gst: 5 }, '₹628.95 incl.\u00a0GST'],
  [{ price: 60, gst: 0 }, 'Free of GST'],
])('%j is %s', (variant, expected) => {
  expect(formatPriceWithGst(variant)).toBe(expected);
});
