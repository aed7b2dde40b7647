/** Why an order was cancelled, as later clients call it. */
export const CANCELLATION_ALIASES = { cancelreason: 'reason' } as const;
