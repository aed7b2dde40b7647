/** Of customers, their segments and requests, and of gift cards and coins. */
export const CUSTOMER_ERRORS = {
  CUSTOMER_NOT_FOUND: { status: 404, message: 'Customer not found.' },
  CUSTOMER_NOTE_NOT_FOUND: { status: 404, message: 'This note is deleted already.' },
  SEGMENT_NOT_FOUND: { status: 404, message: 'Segment not found.' },
  SEGMENT_LIMIT_REACHED: { status: 409, message: 'A shop has at most 100 segments. Delete one first.' },
  LETTER_NOT_FOUND: { status: 404, message: 'Letter not found.' },
  LETTER_NOT_IN_STATE: { status: 409, message: 'The state of this letter does not allow that.' },
  LETTER_WITHOUT_RECIPIENTS: { status: 409, message: 'No confirmed address would receive this letter.' },
  COIN_BALANCE_CHANGED: {
    status: 409,
    message: 'The coins of this customer have changed. Look at the balance and try again.',
  },
  GIFT_CARD_NOT_FOUND: { status: 404, message: 'Gift card not found.' },
  GIFT_CARD_ISSUED: {
    status: 409,
    message:
      'This card is issued already, and its code was shown once. If it is lost, block the card and issue another.',
  },
  GIFT_CARD_BLOCKED: { status: 409, message: 'This gift card is blocked already.' },
  DATA_REQUEST_NOT_FOUND: { status: 404, message: 'Request not found.' },
  DATA_REQUEST_OPEN: { status: 409, message: 'This customer has an open request of this kind.' },
  DATA_REQUEST_CLOSED: { status: 409, message: 'This request is closed already.' },
} as const;
