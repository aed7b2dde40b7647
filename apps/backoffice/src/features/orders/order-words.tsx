import type { OrderRowView } from '@ilaneer/contract/staff/orders/order-list';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';

type Status = OrderRowView['status'];

export const STATUS_WORDS = [
  ['pending', 'Awaits payment'],
  ['placed', 'Placed'],
  ['processing', 'Processing'],
  ['shipped', 'Shipped'],
  ['in transit', 'In transit'],
  ['delivered', 'Delivered'],
  ['cancelled', 'Cancelled'],
] as const satisfies readonly (readonly [Status, string])[];

const TONES: Readonly<Record<Status, BadgeTone>> = {
  pending: 'neutral',
  placed: 'sun',
  processing: 'sun',
  shipped: 'water',
  'in transit': 'water',
  delivered: 'leaf',
  cancelled: 'hibiscus',
};

export function statusWord(status: Status): string {
  return STATUS_WORDS.find(([one]) => one === status)?.[1] ?? status;
}

export function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={TONES[status]}>{statusWord(status)}</Badge>;
}

export const METHOD_WORDS = [
  ['cod', 'Cash on delivery'],
  ['prepaid', 'Card'],
  ['online', 'UPI or gift card'],
] as const satisfies readonly (readonly [OrderRowView['paymentMethod'], string])[];

export const PAYMENT_WORDS = [
  ['pending', 'Not paid'],
  ['completed', 'Paid'],
  ['refunded', 'Refunded'],
] as const satisfies readonly (readonly [OrderRowView['paymentStatus'], string])[];

export function paymentWord(
  method: OrderRowView['paymentMethod'],
  status: OrderRowView['paymentStatus'],
): string {
  const how = method === 'cod' ? 'cash' : method === 'prepaid' ? 'card' : 'online';
  const what = PAYMENT_WORDS.find(([one]) => one === status)?.[1] ?? status;
  return method === 'cod' && status === 'pending' ? 'Cash on delivery' : `${what}, ${how}`;
}

/** Button and toast. */
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
