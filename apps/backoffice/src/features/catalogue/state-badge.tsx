import type { StaffProductView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { When } from '../../parts/words/when.tsx';

type StateBadgeProps = { product: Pick<StaffProductView, 'state' | 'publishAt'> };

export function StateBadge({ product: { state, publishAt } }: StateBadgeProps) {
  if (publishAt !== null) {
    return (
      <Badge tone="water" icon="clock">
        Scheduled, <When at={publishAt} whole />
      </Badge>
    );
  }
  switch (state) {
    case 'published':
      return (
        <Badge tone="leaf" icon="tick">
          Published
        </Badge>
      );
    case 'draft':
      return <Badge icon="pencil">Draft</Badge>;
    case 'archived':
      return <Badge icon="box">Archived</Badge>;
  }
}
