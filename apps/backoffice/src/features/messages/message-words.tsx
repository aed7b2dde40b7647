import type { StaffMessageRow } from '@ilaneer/contract/staff/messages/messages';
import { formatDay, formatMoment } from '@ilaneer/domain/india-day';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';

type Status = StaffMessageRow['status'];
type Kind = StaffMessageRow['kind'];

export const STATUS_WORDS = [
  ['open', 'Open'],
  ['answered', 'Answered'],
  ['closed', 'Closed'],
] as const satisfies readonly (readonly [Status, string])[];

export const KIND_WORDS = [
  ['contact', 'Contact form or question'],
  ['enquiry', 'Bulk or partnership enquiry'],
  ['order', 'About an order'],
  ['delivery', 'Failed delivery'],
] as const satisfies readonly (readonly [Kind, string])[];

export const CLOCK_WORDS = [
  ['late', 'Late'],
  ['soon late', 'Soon late'],
  ['in time', 'In time'],
] as const satisfies readonly (readonly [StaffMessageRow['urgency'], string])[];

const TONES: Readonly<Record<Status, BadgeTone>> = { open: 'sun', answered: 'leaf', closed: 'neutral' };

export function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={TONES[status]}>{STATUS_WORDS.find(([one]) => one === status)?.[1]}</Badge>;
}

export function kindWord(kind: Kind): string {
  return KIND_WORDS.find(([one]) => one === kind)?.[1] ?? kind;
}

/** Possible complaints (SUPPORT-14). */
export const GRIEVANCES = ['grievance', 'Grievances (all but enquiries)'] as const;

/** One month, until it is closed (SUPPORT-14). */
export function ResolveBy({
  resolveBy,
  isResolvedLate,
}: Pick<StaffMessageRow, 'resolveBy' | 'isResolvedLate'>) {
  if (resolveBy === null) return null;
  // The last moment of the day before.
  const day = formatDay(new Date(new Date(resolveBy).getTime() - 1));
  return isResolvedLate ? (
    <Badge tone="hibiscus">Late since {day}</Badge>
  ) : (
    <time dateTime={resolveBy}>{day}</time>
  );
}

/** SUPPORT-9. */
export function AnswerDue({ answerDueAt, urgency }: Pick<StaffMessageRow, 'answerDueAt' | 'urgency'>) {
  if (answerDueAt === null || urgency === 'none') return null;
  const moment = formatMoment(new Date(answerDueAt));
  switch (urgency) {
    case 'in time':
      return <time dateTime={answerDueAt}>{moment}</time>;
    case 'soon late':
      return <Badge tone="sun">Soon late: {moment}</Badge>;
    case 'late':
      return <Badge tone="hibiscus">Late since {moment}</Badge>;
  }
}
