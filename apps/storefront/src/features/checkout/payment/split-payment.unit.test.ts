import { expect, it } from 'vitest';
import { splitPayment } from './split-payment.ts';

it.each([
  [500, 672.6, { paid: 500, amountDue: 172.6, left: 0 }],
  [5_000, 672.6, { paid: 672.6, amountDue: 0, left: 4_327.4 }],
  [672.6, 672.6, { paid: 672.6, amountDue: 0, left: 0 }],
  [0.3, 0.1, { paid: 0.1, amountDue: 0, left: 0.2 }],
])('a card with %d and a total of %d', (balance, total, wanted) => {
  expect(splitPayment(balance, total)).toEqual(wanted);
});
