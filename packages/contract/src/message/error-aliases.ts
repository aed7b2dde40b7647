/** The text of an error, as clients of the cart, the wishlist and the addresses look for it (HTTP-1). */
export const ERROR_ALIASES = { error: 'message' } as const;
