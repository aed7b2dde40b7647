import type { StaffReviewRow } from '@ilaneer/contract/staff/messages/reviews';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';
import { Icon } from '@ilaneer/ui/text/icon';

type State = StaffReviewRow['state'];

export const STATE_WORDS = [
  ['waiting', 'Waiting'],
  ['published', 'Published'],
  ['refused', 'Refused'],
  ['withdrawn', 'Withdrawn'],
] as const satisfies readonly (readonly [State, string])[];

const TONES: Readonly<Record<State, BadgeTone>> = {
  waiting: 'sun',
  published: 'leaf',
  refused: 'hibiscus',
  withdrawn: 'neutral',
};

export function StateBadge({ state }: { state: State }) {
  return <Badge tone={TONES[state]}>{stateWord(state)}</Badge>;
}

export function stateWord(state: State): string {
  return STATE_WORDS.find(([one]) => one === state)?.[1] ?? state;
}

export function StarCount({ stars }: { stars: number }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Icon name="star-filled" className="size-4 text-husk" />
      {stars === 1 ? '1 star' : `${stars} stars`}
    </span>
  );
}
