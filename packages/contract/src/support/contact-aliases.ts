export const CONTACT_ALIASES = { messageId: 'ticketNumber' } as const;
