/** Of locks, closed months, payouts and cash that couriers owe. */
export const BOOKS_ERRORS = {
  BOOKS_UNTIED: {
    status: 409,
    message: 'The books contradict other ledgers. Nothing was locked.',
  },
  LOCK_NEEDS_ANOTHER: {
    status: 409,
    message: 'You requested the closing of this month. Another person has to confirm it.',
  },
  LOCK_NOT_REQUESTED: { status: 404, message: 'The closing of this month is not requested.' },
  MONTH_NOT_CLOSED: {
    status: 404,
    message: 'This month is not closed yet, or its files are still being made.',
  },
  ENTRY_NOT_FOUND: { status: 404, message: 'Entry not found' },
  ENTRY_DECIDED: { status: 409, message: 'This entry is already posted or withdrawn.' },
  ENTRY_NEEDS_ANOTHER: { status: 409, message: 'You entered this entry. Another person has to confirm it.' },
  ENTRY_NOT_POSTED: { status: 409, message: 'Only a posted entry can be reversed. Withdraw it instead.' },
  ENTRY_REVERSED: { status: 409, message: 'This entry is already reversed.' },
  REMITTANCE_NOT_FOUND: { status: 404, message: 'Payout not found' },
  REMITTANCE_RECORDED: { status: 409, message: 'This payout is already recorded.' },
  REMITTANCE_TAKEN_BACK: { status: 409, message: 'This payout is already reversed.' },
  CASH_NOT_OWED: { status: 409, message: 'No courier owes cash for this order.' },
  CASH_NOT_OVERDUE: {
    status: 409,
    message:
      'Cash can be written off 30 days after delivery. Until then the payout of the courier is awaited.',
  },
} as const;
