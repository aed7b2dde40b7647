import type { ReturnRowView } from '@ilaneer/contract/staff/orders/returns-desk';
import { formatDay } from '@ilaneer/domain/india-day';
import { lastRefundDay } from '@ilaneer/domain/return/refund-clock';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';

type State = ReturnRowView['state'];

export const STATE_WORDS = [
  ['requested', 'To review'],
  ['approved', 'Approved'],
  ['picked up', 'On its way back'],
  ['received', 'To refund or exchange'],
  ['refunded', 'Refunded'],
  ['refused', 'Refused'],
] as const satisfies readonly (readonly [State, string])[];

const TONES: Readonly<Record<State, BadgeTone>> = {
  requested: 'sun',
  approved: 'water',
  'picked up': 'water',
  received: 'sun',
  refunded: 'leaf',
  refused: 'hibiscus',
};

export function StateBadge({ state, isExchanged = false }: { state: State; isExchanged?: boolean }) {
  const words = STATE_WORDS.find(([one]) => one === state)?.[1];
  return <Badge tone={TONES[state]}>{isExchanged ? 'Exchanged' : words}</Badge>;
}

export function RefundDue({ dueAt, isLate }: { dueAt: string; isLate: boolean }) {
  const day = lastRefundDay(new Date(dueAt));
  return isLate ? (
    <Badge tone="hibiscus">Late since {formatDay(day)}</Badge>
  ) : (
    <span className="whitespace-nowrap">{formatDay(day)}</span>
  );
}

export const REASON_WORDS: Readonly<Record<ReturnRowView['reasons'][number], string>> = {
  damaged: 'Damaged',
  defective: 'Defective',
  wrong: 'Wrong item',
  'not-as-described': 'Not as described',
  leaking: 'Leaking',
  expired: 'Expired',
  missing: 'Missing',
  late: 'Arrived late',
  'changed-mind': 'Changed their mind',
  'not-delivered': 'Not delivered',
  'lost-on-the-way': 'Lost on the way',
  'damaged-on-the-way': 'Damaged on the way',
};
