import type { ErrorCode } from '@ilaneer/contract/error-codes';

/** Every error code's HTTP status and text: the one place where they are decided. */
export const ERROR_TABLE = {
  VALIDATION_FAILED: { status: 400, message: 'Validation failed' },
  TOKEN_MISSING: { status: 401, message: 'Access Denied: No Token Provided' },
  TOKEN_INVALID: { status: 401, message: 'Invalid Token' },
  TOKEN_EXPIRED: { status: 401, message: 'Token Expired' },
  SESSION_REVOKED: { status: 401, message: 'Session expired. Please login again.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid credentials' },
  ACCOUNT_DEACTIVATED: { status: 401, message: 'Account deactivated' },
  EMAIL_TAKEN: { status: 409, message: 'An account with this email already exists.' },
  PRODUCT_NOT_FOUND: { status: 404, message: 'Product not found' },
  PRODUCT_NOT_IN_CART: { status: 404, message: 'Product not found in cart' },
  PRODUCT_GONE: { status: 404, message: 'Product not found in database' },
  VARIANT_REQUIRED: { status: 400, message: 'Variant combination is required for products with variants' },
  VARIANT_INVALID: { status: 400, message: 'Invalid variant combination' },
  OUT_OF_STOCK: { status: 409, message: 'This item is out of stock' },
  CART_EMPTY: { status: 400, message: 'Cart is empty' },
  ADDRESS_NOT_FOUND: { status: 404, message: 'Address not found' },
  ADDRESS_LIMIT_REACHED: {
    status: 409,
    message: 'You can save up to 20 addresses. Please delete one first.',
  },
  ADDRESS_INVALID: { status: 400, message: 'Delivery address is missing required fields.' },
  COUPON_INVALID: { status: 400, message: 'This coupon cannot be used for this order' },
  ALREADY_IN_WISHLIST: { status: 409, message: 'Product already in wishlist' },
  PRODUCT_NOT_IN_WISHLIST: { status: 404, message: 'Product not found in wishlist' },
  PAYMENT_METHOD_UNAVAILABLE: {
    status: 400,
    message: 'This payment method is not available. Please choose Cash on Delivery.',
  },
  PRICE_CHANGED: {
    status: 409,
    message: 'The figures of your order have changed. Please review them before ordering.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'This Idempotency-Key was used for another order request',
  },
  ORDER_NOT_FOUND: {
    status: 404,
    message: 'Order not found or you do not have permission to view this order',
  },
  ORDER_NOT_CANCELLABLE: { status: 409, message: 'Order cannot be cancelled at this stage' },
  TICKET_NOT_FOUND: { status: 404, message: 'Ticket not found' },
  NOT_FOUND: { status: 404, message: 'There is no such address on this server' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Please send JSON (content-type: application/json)' },
  RATE_LIMITED: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  OVERLOADED: { status: 503, message: 'The shop is very busy. Please try again in a moment.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again later.' },
} as const satisfies Record<ErrorCode, { status: number; message: string }>;
