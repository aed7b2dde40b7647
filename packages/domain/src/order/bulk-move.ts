/** Moves without individual input (ORDER-32). */
export const BULK_MOVES = ['process', 'in-transit', 'deliver', 'back'] as const;

export type BulkMove = (typeof BULK_MOVES)[number];

export const BULK_OUTCOMES = ['moved', 'refused'] as const;

export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Limit per bulk move. */
export const MOST_MOVED_AT_ONCE = 500;
