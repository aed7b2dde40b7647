import type { CountRowView } from '@ilaneer/contract/staff/stock/stock-counts';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';

type State = CountRowView['state'];

export const STATE_WORDS = [
  ['open', 'Being counted'],
  ['applied', 'Applied'],
  ['dropped', 'Discarded'],
] as const satisfies readonly (readonly [State, string])[];

const TONES: Readonly<Record<State, BadgeTone>> = { open: 'sun', applied: 'leaf', dropped: 'neutral' };

export function CountStateBadge({ state }: { state: State }) {
  return <Badge tone={TONES[state]}>{STATE_WORDS.find(([one]) => one === state)?.[1]}</Badge>;
}
