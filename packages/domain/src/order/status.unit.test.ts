import { expect, it } from 'vitest';
import { DISPATCHED, FINISHED, ORDER_STATUSES, TO_BE_PACKED, UNSHIPPED } from './status.ts';

it('has each status before its dispatch, after it, or cancelled', () => {
  expect([...UNSHIPPED, ...DISPATCHED, 'cancelled']).toEqual([...ORDER_STATUSES]);
  expect(UNSHIPPED).toEqual(['pending', ...TO_BE_PACKED]);
  expect(FINISHED).toEqual([DISPATCHED.at(-1), 'cancelled']);
});
