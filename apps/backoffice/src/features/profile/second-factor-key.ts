export const SECOND_FACTOR_KEY = ['own account', 'second factor'] as const;
