/** What can be done with many orders at once: moves that need nothing that differs from order to order (ORDER-32). */
export const BULK_MOVES = ['process', 'in-transit', 'deliver', 'back'] as const;

export type BulkMove = (typeof BULK_MOVES)[number];

export const BULK_OUTCOMES = ['moved', 'refused'] as const;

export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** So many orders move at once at most. */
export const MOST_MOVED_AT_ONCE = 500;
