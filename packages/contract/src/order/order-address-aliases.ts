/** The PIN code of an order's address, as later clients call it. */
export const ORDER_ADDRESS_ALIASES = { pincode: 'zipCode' } as const;
