import type { SitePageRowView } from '@ilaneer/contract/staff/content/site-pages';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { When } from '../../../parts/words/when.tsx';

type PageStateProps = { page: Pick<SitePageRowView, 'isPublic' | 'hasDraft' | 'scheduledFor'> };

/** CONTENT-40. */
export function PageState({ page: { isPublic, hasDraft, scheduledFor } }: PageStateProps) {
  if (scheduledFor !== null) {
    return (
      <Badge tone="water" icon="clock">
        {isPublic ? 'Changes shown from ' : 'Shown from '}
        <When at={scheduledFor} inside />
      </Badge>
    );
  }
  if (!isPublic) return <Badge icon="eye-off">Hidden</Badge>;
  if (hasDraft) {
    return (
      <Badge tone="sun" icon="pencil">
        Changes not shown yet
      </Badge>
    );
  }
  return (
    <Badge tone="leaf" icon="tick">
      Shown in the shop
    </Badge>
  );
}
