/** In the words that clients read (ORDER-1). */
export const ORDER_STATUSES = [
  'pending',
  'placed',
  'processing',
  'shipped',
  'in transit',
  'delivered',
  'cancelled',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Paid, or payable on delivery, and unshipped. */
export const TO_BE_PACKED = ['placed', 'processing'] as const satisfies readonly OrderStatus[];

export function isToBePacked(status: OrderStatus): boolean {
  return TO_BE_PACKED.some((one) => one === status);
}

/** Can still be held, redirected or cancelled. */
export const UNSHIPPED = ['pending', ...TO_BE_PACKED] as const satisfies readonly OrderStatus[];

export function isUnshipped(status: OrderStatus): boolean {
  return UNSHIPPED.some((one) => one === status);
}

export const ON_THE_WAY = ['shipped', 'in transit'] as const satisfies readonly OrderStatus[];

/** Ordered, and not at the door yet. */
export const UNDELIVERED = [...TO_BE_PACKED, ...ON_THE_WAY] as const satisfies readonly OrderStatus[];

/** Counted as sales (TODAY-2). */
export const SOLD = [...UNDELIVERED, 'delivered'] as const satisfies readonly OrderStatus[];

export const DISPATCHED = ['shipped', 'in transit', 'delivered'] as const satisfies readonly OrderStatus[];

export const FINISHED = ['delivered', 'cancelled'] as const satisfies readonly OrderStatus[];

/** Also sent by SMS. */
export const SMS_STATUSES = [
  'placed',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderStatus[];

export type SmsStatus = (typeof SMS_STATUSES)[number];

/** The steps of the stepper (ORDER-2). */
export const ORDER_STEPS = ['Order Placed', 'Processing', 'In Transit', 'Delivered'] as const;

/** The steps shown for a cancelled order (ORDER-2). */
export const CANCELLED_STEPS = ['Order Placed', 'Cancelled'] as const;

export function stepperOf(status: OrderStatus): {
  readonly steps: readonly string[];
  readonly current: number;
} {
  switch (status) {
    case 'pending':
    case 'placed':
      return { steps: ORDER_STEPS, current: 0 };
    case 'processing':
      return { steps: ORDER_STEPS, current: 1 };
    case 'shipped':
    case 'in transit':
      return { steps: ORDER_STEPS, current: 2 };
    case 'delivered':
      return { steps: ORDER_STEPS, current: 3 };
    case 'cancelled':
      return { steps: CANCELLED_STEPS, current: 1 };
  }
}

/** 0 placed, 1 in transit, 2 delivered, 3 cancelled (ORDER-3). */
export function statusCodeOf(status: OrderStatus): 0 | 1 | 2 | 3 {
  switch (status) {
    case 'pending':
    case 'placed':
    case 'processing':
      return 0;
    case 'shipped':
    case 'in transit':
      return 1;
    case 'delivered':
      return 2;
    case 'cancelled':
      return 3;
  }
}
