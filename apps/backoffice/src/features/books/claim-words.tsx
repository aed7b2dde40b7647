import type { ClaimView } from '@ilaneer/contract/staff/books/claims';
import { Badge } from '@ilaneer/ui/feedback/badge';

export const CLAIM_STATE_WORDS = {
  open: 'Open',
  paid: 'Paid',
  refused: 'Refused',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
} as const;

/** A disputed weight is accepted by the shop in the end, not refused to it. */
const WEIGHT_STATE_WORDS = { ...CLAIM_STATE_WORDS, open: 'Disputed', paid: 'Credited', refused: 'Accepted' };

const TONES = {
  open: 'sun',
  paid: 'leaf',
  refused: 'hibiscus',
  accepted: 'neutral',
  withdrawn: 'neutral',
} as const;

export const CAUSE_WORDS = { lost: 'Lost', damaged: 'Damaged', weight: 'Charged weight' } as const;

export function ClaimBadge({ state, reason }: Pick<ClaimView, 'state' | 'reason'>) {
  const words = reason === 'weight' ? WEIGHT_STATE_WORDS : CLAIM_STATE_WORDS;
  return <Badge tone={TONES[state]}>{words[state]}</Badge>;
}
