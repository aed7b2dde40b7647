import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { ParcelState } from '@ilaneer/domain/parcel/parcel-state';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';

const STATES = {
  waiting: ['To pack', 'neutral'],
  packing: ['Being packed', 'water'],
  packed: ['Packed, to ship', 'leaf'],
  shipped: ['Shipped', 'water'],
  'in transit': ['On its way', 'water'],
  'out for delivery': ['Out for delivery', 'water'],
  'attempt failed': ['Delivery failed', 'sun'],
  returning: ['Coming back', 'sun'],
  delivered: ['Delivered', 'leaf'],
  back: ['Back, to inspect', 'sun'],
  inspected: ['Back and inspected', 'neutral'],
  lost: ['Lost', 'hibiscus'],
  damaged: ['Damaged on the way', 'hibiscus'],
  cancelled: ['Cancelled', 'hibiscus'],
} as const satisfies Record<ParcelState, readonly [words: string, tone: BadgeTone]>;

export function parcelStateWords(state: ParcelState): string {
  return STATES[state][0];
}

export function ParcelStateBadge({ state, claimedBy }: Pick<ParcelView, 'state' | 'claimedBy'>) {
  const [words, tone] = STATES[state];
  return <Badge tone={tone}>{claimedBy === null ? words : `${claimedBy.name} packs it`}</Badge>;
}
