import { expect, it } from 'vitest';
import { formatPriceWithGst } from './format-price.ts';

it.each([
  [{ price: 285, gst: 18 }, 'plus\u00a0GST: ₹336.30'],
  [{ price: 1_949, gst: 18 }, 'plus\u00a0GST: ₹2,299.82'],
  // What HSN codes may come to.
  [{ price: 599, gst: 5 }, 'plus\u00a0GST: ₹628.95'],
  [{ price: 60, gst: 0 }, 'Free of GST'],
  [{ price: 599, gst: 5, gstIncluded: true as const }, 'incl.\u00a0of\u00a0all\u00a0taxes'],
  [{ price: 60, gst: 0, gstIncluded: true as const }, 'incl.\u00a0of\u00a0all\u00a0taxes'],
])('%j is %s', (variant, expected) => {
  expect(formatPriceWithGst(variant)).toBe(expected);
});
