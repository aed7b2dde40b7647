/** Of parcels on their way: hand-over, tracking, failed attempts and claims. */
export const PARCEL_ERRORS = {
  CLAIM_NOT_FOUND: { status: 404, message: 'Claim not found' },
  CLAIM_NOT_POSSIBLE: {
    status: 409,
    message: 'Only lost and damaged parcels can be claimed from a courier.',
  },
  CLAIM_OPENED: { status: 409, message: 'This parcel is already claimed.' },
  CLAIM_SETTLED: { status: 409, message: 'This claim is already settled.' },
  HANDOVER_NOT_FOUND: { status: 404, message: 'Hand-over not found' },
  HANDOVER_CLOSED: { status: 409, message: 'This hand-over is already closed.' },
  HANDOVER_OPEN: { status: 409, message: 'The manifest is made when the hand-over is closed.' },
  HANDOVER_EMPTY: { status: 409, message: 'Scan a parcel first.' },
  PICKUP_NOT_POSSIBLE: { status: 409, message: 'This courier takes no requests from here. Please call it.' },
  PICKUP_REFUSED: { status: 409, message: 'The courier did not take the request.' },
  TRACKING_NOT_FOUND: {
    status: 404,
    message: 'There is no order at this link. Please open the one in our message again.',
  },
  ATTEMPT_CLOSED: {
    status: 409,
    message: 'This choice is closed: the courier was told, or the parcel has moved on.',
  },
  ATTEMPT_CHANGED: {
    status: 409,
    message: 'Another choice was made meanwhile. Read it before you change it.',
  },
  PARCEL_NOT_FOUND: { status: 404, message: 'Parcel not found.' },
  PARCEL_STEP_NOT_ALLOWED: { status: 409, message: 'The status of the parcel does not allow this.' },
  PARCEL_CLAIMED: { status: 409, message: 'A colleague is packing this parcel.' },
  PARCEL_INTERRUPTED: { status: 409, message: 'Stop: the order has changed since packing began.' },
  PARCEL_BOOKED: { status: 409, message: 'This parcel has a booking. Cancel it first.' },
  PARCEL_NOT_BOOKED: { status: 409, message: 'This parcel has no booking.' },
  COURIER_UNAVAILABLE: { status: 503, message: 'The courier does not answer. Try again in a few minutes.' },
  COURIER_KEY_INVALID: { status: 401, message: 'The key of this webhook is not valid.' },
  PARCEL_INCOMPLETE: { status: 409, message: 'Items are missing in this parcel.' },
} as const;
