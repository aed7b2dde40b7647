import type { StaffArticleView } from '@ilaneer/contract/staff/content/articles';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { When } from '../../../parts/words/when.tsx';

export const STATE_WORDS = [
  ['published', 'Published'],
  ['scheduled', 'Scheduled'],
  ['draft', 'Draft'],
] as const;

type ArticleBadgeProps = { article: Pick<StaffArticleView, 'state' | 'publishedAt'> };

export function ArticleBadge({ article: { state, publishedAt } }: ArticleBadgeProps) {
  switch (state) {
    case 'published':
      return (
        <Badge tone="leaf" icon="tick">
          Published
        </Badge>
      );
    case 'scheduled':
      return (
        <Badge tone="water" icon="clock">
          Scheduled{publishedAt !== null && ', '}
          {publishedAt !== null && <When at={publishedAt} whole />}
        </Badge>
      );
    case 'draft':
      return <Badge icon="pencil">Draft</Badge>;
  }
}
