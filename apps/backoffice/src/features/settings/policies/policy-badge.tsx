import { Badge } from '@ilaneer/ui/feedback/badge';
import type { Policy } from './use-policies.ts';

export function PolicyBadge({
  policy,
}: {
  policy: Pick<Policy, 'version' | 'isShown' | 'openBlanks' | 'outdated'>;
}) {
  const { version, isShown, openBlanks, outdated } = policy;
  if (isShown && outdated.length > 0) return <Badge tone="sun">Differs from the settings</Badge>;
  if (isShown) return <Badge tone="leaf">Shown</Badge>;
  if (version === 0) return <Badge tone="husk">Not written yet</Badge>;
  return (
    <Badge tone="sun">{openBlanks.length === 1 ? '1 blank left' : `${openBlanks.length} blanks left`}</Badge>
  );
}
