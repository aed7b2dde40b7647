import { expect, it } from 'vitest';
import { paidNote } from './format-price.ts';

it.each([
  [{ price: 285, gst: 18, gstIncluded: false }, '₹336.30', 'with\u00a0GST'],
  [{ price: 1_949, gst: 18, gstIncluded: false }, '₹2,299.82', 'with\u00a0GST'],
  // HSN codes may be empty, one or several.
  [{ price: 599, gst: 5, gstIncluded: false }, '₹628.95', 'with\u00a0GST'],
  [{ price: 60, gst: 0, gstIncluded: false }, null, 'Free of GST'],
  [{ price: 599, gst: 5, gstIncluded: true }, null, 'incl.\u00a0of\u00a0all\u00a0taxes'],
  [{ price: 60, gst: 0, gstIncluded: true }, null, 'incl.\u00a0of\u00a0all\u00a0taxes'],
])('%j is paid as %s %s (PRICING-37)', (piece, figure, words) => {
  expect(paidNote(piece)).toEqual({ figure, words });
});
