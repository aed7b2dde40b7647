import type { SitePageRowView } from '@ilaneer/contract/staff/content/site-pages';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { When } from '../../../parts/words/when.tsx';

type PageStateProps = {
  page: Pick<SitePageRowView, 'isPublic' | 'isEmpty' | 'hasDraft' | 'scheduledFor' | 'scheduledBy'>;
};

/** CONTENT-40, CONTENT-45. */
export function PageState({
  page: { isPublic, isEmpty, hasDraft, scheduledFor, scheduledBy },
}: PageStateProps) {
  if (scheduledFor !== null) {
    return (
      <>
        <Badge tone="water" icon="clock">
          {isPublic ? 'Changes shown from ' : 'Shown from '}
          <When at={scheduledFor} inside />
        </Badge>
        {scheduledBy !== null && <span className="text-palm-soft text-sm">Scheduled by {scheduledBy}</span>}
      </>
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
  if (isEmpty) return <Badge icon="eye-off">Empty, so not shown</Badge>;
  return (
    <Badge tone="leaf" icon="tick">
      Shown in the shop
    </Badge>
  );
}
