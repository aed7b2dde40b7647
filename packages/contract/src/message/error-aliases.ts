/** For clients of cart, wishlist and addresses (HTTP-1). */
export const ERROR_ALIASES = { error: 'message' } as const;
