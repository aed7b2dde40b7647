import { Badge } from '@ilaneer/ui/feedback/badge';

/** Without a proven address or number: of an order by phone, or not confirmed yet. */
export function GuestBadge({ isProven, isBlocked = false }: { isProven: boolean; isBlocked?: boolean }) {
  if (isBlocked) return <Badge tone="hibiscus">Closed</Badge>;
  return isProven ? <Badge tone="leaf">Confirmed</Badge> : <Badge tone="sun">Not confirmed</Badge>;
}
