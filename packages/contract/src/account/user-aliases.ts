/** What earlier clients call things of an account. */
export const USER_ALIASES = { userId: 'id', fullName: 'name', phone: 'mobileNumber' } as const;
