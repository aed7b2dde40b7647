import type { ClaimView } from '@ilaneer/contract/staff/books/claims';
import { Badge } from '@ilaneer/ui/feedback/badge';

export const CLAIM_STATE_WORDS = { open: 'Open', paid: 'Paid', refused: 'Refused' } as const;

const TONES = { open: 'sun', paid: 'leaf', refused: 'hibiscus' } as const;

export function ClaimBadge({ state }: Pick<ClaimView, 'state'>) {
  return <Badge tone={TONES[state]}>{CLAIM_STATE_WORDS[state]}</Badge>;
}
