/** The payment methods on the wire (part 2 section 3, order request). */
export type PaymentMethod = 'cod' | 'prepaid' | 'online';
