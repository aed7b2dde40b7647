import type { BatchView } from '@ilaneer/contract/staff/stock/batches';
import type { MovementView } from '@ilaneer/contract/staff/stock/movements';
import { ADJUST_REASONS } from '@ilaneer/domain/stock/movement';
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
  release: 'Released',
  ship: 'Sent',
  return: 'Returned',
  hold: 'Held back',
  unhold: 'For sale again',
};

const REASONS: Readonly<Record<Reason, string>> = {
  count: 'Counted',
  damaged: 'Damaged',
  expired: 'Expired',
  lost: 'Lost',
  found: 'Found',
  'sample or own use': 'Sample or own use',
  'wrong entry': 'Wrong entry',
  recalled: 'Recalled',
  other: 'Other',
};

export const REASON_WORDS = ADJUST_REASONS.map((reason) => [reason, REASONS[reason]] as const);

/** Found goods are adjusted, not written off. */
export const WRITE_OFF_REASON_WORDS = REASON_WORDS.filter(
  ([reason]) => reason !== 'count' && reason !== 'found',
);

export const BATCH_STATE_WORDS = [
  ['for sale', 'For sale'],
  ['ending', 'Out of sale soon'],
  ['ended', 'Too old to ship'],
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
