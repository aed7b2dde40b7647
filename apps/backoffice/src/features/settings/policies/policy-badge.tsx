import { Badge } from '@ilaneer/ui/feedback/badge';
import type { Policy } from './use-policies.ts';

export function PolicyBadge({ policy }: { policy: Pick<Policy, 'version' | 'isShown' | 'openBlanks'> }) {
  const { version, isShown, openBlanks } = policy;
  if (isShown) return <Badge tone="leaf">Shown</Badge>;
  if (version === 0) return <Badge tone="husk">Not written yet</Badge>;
  return (
    <Badge tone="sun">{openBlanks.length === 1 ? '1 blank left' : `${openBlanks.length} blanks left`}</Badge>
  );
}
