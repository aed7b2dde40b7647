/** The query that says how many recovery codes are left. */
export const SECOND_FACTOR_KEY = ['own account', 'second factor'] as const;
