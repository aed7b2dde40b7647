import fc from 'fast-check';

const anAttempt = { attempt: fc.nat({ max: 3 }) };
/** One step in the life of an order. */
export const ledgerStep = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), method: fc.constantFrom('card' as const, 'upi' as const) }),
  fc.record({ do: fc.constantFrom('approve' as const, 'decline' as const), ...anAttempt }),
  fc.record({ do: fc.constantFrom('hear' as const, 'hear of the first try' as const), ...anAttempt }),
  fc.record({ do: fc.constantFrom('wait' as const), minutes: fc.integer({ min: 1, max: 10 }) }),
  fc.record({
    do: fc.constantFrom('give up', 'cancel', 'spend the card', 'process', 'ship', 'deliver', 'refund'),
  }),
  fc.record({ do: fc.constantFrom('spend coins elsewhere', 'coins expire') }),
  fc.record({ do: fc.constant('return goods' as const), keptShare: fc.constantFrom(0, 0.5) }),
);
/** One step in the life of an order. */
export type LedgerStep = typeof ledgerStep extends fc.Arbitrary<infer One> ? One : never;
