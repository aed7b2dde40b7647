import type { BatchView } from '@ilaneer/contract/staff/stock/batches';
import type { MovementView } from '@ilaneer/contract/staff/stock/movements';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';

type Kind = MovementView['kind'];
type Reason = NonNullable<MovementView['reason']>;
type BatchState = BatchView['state'];

export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  opening: 'Opening',
  receive: 'Received',
  adjust: 'Adjusted',
  count: 'Counted',
  'write off': 'Written off',
  reserve: 'Ordered',
  release: 'Given back',
  ship: 'Sent',
  return: 'Came back',
  hold: 'Held back',
  unhold: 'For sale again',
};

export const REASON_WORDS = [
  ['count', 'Counted'],
  ['damaged', 'Damaged'],
  ['expired', 'Expired'],
  ['lost', 'Lost'],
  ['found', 'Found'],
  ['sample or own use', 'Sample or own use'],
  ['wrong entry', 'Wrong entry'],
  ['recalled', 'Recalled'],
  ['other', 'Something else'],
] as const satisfies readonly (readonly [Reason, string])[];

/** Found goods are adjusted, not written off. */
export const WRITE_OFF_REASON_WORDS = REASON_WORDS.filter(
  ([reason]) => reason !== 'count' && reason !== 'found',
);

export const BATCH_STATE_WORDS = [
  ['for sale', 'For sale'],
  ['ending', 'Out of sale soon'],
  ['ended', 'Too old to send'],
  ['blocked', 'Blocked'],
  ['empty', 'Empty'],
] as const satisfies readonly (readonly [BatchState, string])[];

const TONES: Readonly<Record<BatchState, BadgeTone>> = {
  'for sale': 'leaf',
  ending: 'sun',
  ended: 'hibiscus',
  blocked: 'hibiscus',
  empty: 'neutral',
};

export function BatchStateBadge({ state }: { state: BatchState }) {
  return <Badge tone={TONES[state]}>{BATCH_STATE_WORDS.find(([one]) => one === state)?.[1]}</Badge>;
}

export function daysLeftWords({ daysLeft, state }: Pick<BatchView, 'daysLeft' | 'state'>): string {
  if (state === 'empty') return '';
  if (daysLeft < 0) return 'over';
  return daysLeft === 0 ? 'today' : daysLeft === 1 ? '1 day' : `${daysLeft} days`;
}

export function goodsName({
  productName,
  variantName,
}: {
  productName: string;
  variantName: string;
}): string {
  return variantName === '' ? productName : `${productName}, ${variantName}`;
}

export function signed(quantity: number): string {
  return quantity > 0 ? `+${quantity}` : `−${Math.abs(quantity)}`;
}
