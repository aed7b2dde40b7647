import type { StaffStatus } from '@ilaneer/domain/staff/staff-status';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';

const WORDS: Readonly<Record<StaffStatus, readonly [label: string, tone: BadgeTone]>> = {
  active: ['Active', 'leaf'],
  invited: ['Invited', 'water'],
  blocked: ['Blocked', 'hibiscus'],
};

export function StaffStatusBadge({ status }: { status: StaffStatus }) {
  const [label, tone] = WORDS[status];
  return <Badge tone={tone}>{label}</Badge>;
}
