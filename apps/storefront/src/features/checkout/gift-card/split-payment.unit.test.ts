import { expect, it } from 'vitest';
import { splitPayment } from './split-payment.ts';

it.each([
  [500, 672.6, { paid: 500, rest: 172.6, stays: 0 }],
  [5_000, 672.6, { paid: 672.6, rest: 0, stays: 4_327.4 }],
  [672.6, 672.6, { paid: 672.6, rest: 0, stays: 0 }],
  [0.3, 0.1, { paid: 0.1, rest: 0, stays: 0.2 }],
])('a card with %d and a total of %d', (balance, total, wanted) => {
  expect(splitPayment(balance, total)).toEqual(wanted);
});
