import {
  ORDER_PAYMENT_STATUSES,
  type OrderPaymentStatus,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@ilaneer/domain/order/payment-method';
import { ORDER_STATUSES, type OrderStatus } from '@ilaneer/domain/order/status';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';

const STATUSES = {
  pending: ['Awaits payment', 'neutral'],
  placed: ['Placed', 'sun'],
  processing: ['Processing', 'sun'],
  shipped: ['Shipped', 'water'],
  'in transit': ['In transit', 'water'],
  delivered: ['Delivered', 'leaf'],
  cancelled: ['Cancelled', 'hibiscus'],
} as const satisfies Record<OrderStatus, readonly [word: string, tone: BadgeTone]>;

export const STATUS_WORDS = ORDER_STATUSES.map((status) => [status, statusWord(status)] as const);

export function statusWord(status: OrderStatus): string {
  return STATUSES[status][0];
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  const [word, tone] = STATUSES[status];
  return <Badge tone={tone}>{word}</Badge>;
}

const METHODS = {
  cod: ['Cash on delivery', 'cash'],
  prepaid: ['Card', 'card'],
  online: ['UPI or gift card', 'online'],
} as const satisfies Record<PaymentMethod, readonly [word: string, means: string]>;

export const METHOD_WORDS = PAYMENT_METHODS.map((method) => [method, methodWord(method)] as const);

export function methodWord(method: PaymentMethod): string {
  return METHODS[method][0];
}

const PAYMENTS = {
  pending: 'Not paid',
  completed: 'Paid',
  refunded: 'Refunded',
} as const satisfies Record<OrderPaymentStatus, string>;

export const PAYMENT_WORDS = ORDER_PAYMENT_STATUSES.map((status) => [status, PAYMENTS[status]] as const);

export function paymentWord(method: PaymentMethod, status: OrderPaymentStatus): string {
  if (method === 'cod' && status === 'pending') return methodWord(method);
  return `${PAYMENTS[status]}, ${METHODS[method][1]}`;
}

export const MOVE_WORDS = {
  accept: { label: 'Accept as paid', done: 'accepted', keys: 'a' },
  process: { label: 'Start packing', done: 'being packed', keys: 'p' },
  ship: { label: 'Ship', done: 'shipped', keys: 's' },
  'in-transit': { label: 'In transit', done: 'in transit', keys: 't' },
  deliver: { label: 'Delivered', done: 'delivered', keys: 'd' },
  back: { label: 'Back a step', done: 'back a step', keys: 'b' },
  cancel: { label: 'Cancel order', done: 'cancelled', keys: 'c' },
} as const;

export type MoveName = keyof typeof MOVE_WORDS;
