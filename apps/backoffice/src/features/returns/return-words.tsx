import type { ReturnRowView } from '@ilaneer/contract/staff/orders/returns-desk';
import { formatDay } from '@ilaneer/domain/india-day';
import { lastRefundDay } from '@ilaneer/domain/return/refund-clock';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';
import { capital } from '../../parts/words/capital.ts';

type State = ReturnRowView['state'];

export const STATE_WORDS = [
  ['requested', 'To decide'],
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
  late: 'Came late',
  'changed-mind': 'Changed their mind',
};

/** RETURN-15: '2 back to stock, 1 written off'. */
export function inspectedWords({ restocked, writtenOff }: { restocked: number; writtenOff: number }): string {
  const all = restocked + writtenOff === 1 ? '' : `all ${restocked + writtenOff} `;
  if (restocked === 0) return capital(`${all}written off`);
  return writtenOff === 0
    ? capital(`${all}back to stock`)
    : `${restocked} back to stock, ${writtenOff} written off`;
}
