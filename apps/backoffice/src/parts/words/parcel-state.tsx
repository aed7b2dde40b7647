import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { ParcelState } from '@ilaneer/domain/parcel/parcel-state';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';

const STATES = {
  waiting: ['To pack', 'neutral'],
  packing: ['Being packed', 'water'],
  packed: ['Packed, to ship', 'leaf'],
  shipped: ['Shipped', 'water'],
  'in transit': ['On its way', 'water'],
  delivered: ['Delivered', 'leaf'],
  cancelled: ['Cancelled', 'hibiscus'],
} as const satisfies Record<ParcelState, readonly [words: string, tone: BadgeTone]>;

export function ParcelStateBadge({ state, claimedBy }: Pick<ParcelView, 'state' | 'claimedBy'>) {
  const [words, tone] = STATES[state];
  return <Badge tone={tone}>{claimedBy === null ? words : `${claimedBy.name} packs it`}</Badge>;
}
