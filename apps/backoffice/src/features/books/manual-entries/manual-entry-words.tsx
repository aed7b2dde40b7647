import type { ManualEntryRow } from '@ilaneer/contract/staff/books/manual-entries';
import { formatDay } from '@ilaneer/domain/india-day';
import { Badge } from '@ilaneer/ui/feedback/badge';

export const ENTRY_STATE_WORDS = [
  ['waiting', 'Waits for another person'],
  ['posted', 'Posted'],
  ['withdrawn', 'Withdrawn'],
] as const satisfies readonly (readonly [ManualEntryRow['state'], string])[];

const TONES = { waiting: 'sun', posted: 'leaf', withdrawn: 'neutral' } as const;

export function EntryBadge({ state }: Pick<ManualEntryRow, 'state'>) {
  return <Badge tone={TONES[state]}>{ENTRY_STATE_WORDS.find(([one]) => one === state)?.[1]}</Badge>;
}

export function entryName({ number, bookedOn }: Pick<ManualEntryRow, 'number' | 'bookedOn'>): string {
  return number ?? `Entry of ${dayWords(bookedOn)}`;
}

export function dayWords(day: string): string {
  return formatDay(`${day}T06:00:00Z`);
}
