/** Begins the name of every change of the account page among the mutations, so that its dialog knows when one is under way. */
export const ACCOUNT_CHANGE_KEY = ['account-change'] as const;
