/** The number of a message's ticket, as earlier clients call it. */
export const CONTACT_ALIASES = { messageId: 'ticketNumber' } as const;
