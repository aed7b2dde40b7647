import type { StaffQuoteRow } from '@ilaneer/contract/staff/messages/quotes';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';

type State = StaffQuoteRow['state'];

export const STATE_WORDS = [
  ['draft', 'Draft'],
  ['sent', 'Sent'],
  ['accepted', 'Accepted, to be paid'],
  ['paid', 'Paid'],
  ['expired', 'Expired'],
  ['declined', 'Declined'],
  ['withdrawn', 'Withdrawn'],
  ['replaced', 'Replaced'],
  ['cancelled', 'Order cancelled'],
] as const satisfies readonly (readonly [State, string])[];

const TONES: Readonly<Record<State, BadgeTone>> = {
  draft: 'neutral',
  sent: 'sun',
  accepted: 'sun',
  paid: 'leaf',
  expired: 'neutral',
  declined: 'hibiscus',
  withdrawn: 'neutral',
  replaced: 'neutral',
  cancelled: 'hibiscus',
};

export function QuoteBadge({ state }: { state: State }) {
  return <Badge tone={TONES[state]}>{STATE_WORDS.find(([one]) => one === state)?.[1]}</Badge>;
}

export function quoteName({ number, revision }: Pick<StaffQuoteRow, 'number' | 'revision'>): string {
  return revision === 1 ? number : `${number}, version ${revision}`;
}
