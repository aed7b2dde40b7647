import type { GiftCardDetail, GiftCardRow } from '@ilaneer/contract/staff/books/gift-cards';
import { Badge } from '@ilaneer/ui/feedback/badge';

export const GIFT_CARD_STATE_WORDS = [
  ['active', 'Active'],
  ['used up', 'Used up'],
  ['expired', 'Expired'],
  ['blocked', 'Blocked'],
] as const satisfies readonly (readonly [GiftCardRow['state'], string])[];

const TONES = { active: 'leaf', 'used up': 'neutral', expired: 'neutral', blocked: 'hibiscus' } as const;

export function GiftCardBadge({ state }: Pick<GiftCardRow, 'state'>) {
  return <Badge tone={TONES[state]}>{GIFT_CARD_STATE_WORDS.find(([one]) => one === state)?.[1]}</Badge>;
}

export const PAYER_WORDS = { bank: 'Paid for', none: 'Given away' } as const satisfies Record<
  NonNullable<GiftCardDetail['paidBy']>,
  string
>;

export const GIFT_CARD_ENTRY_WORDS = {
  held: 'Paid for an order',
  returned: 'Given back, order not paid',
  refunded: 'Refunded',
  expired: 'Written off at its end',
} as const satisfies Record<GiftCardDetail['entries'][number]['kind'], string>;
