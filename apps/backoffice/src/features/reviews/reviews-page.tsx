import type { listStaffReviews, StaffReviewRow } from '@ilaneer/contract/staff/messages/reviews';
import type { Column } from '../../parts/list/columns.ts';
import { choice } from '../../parts/list/filters.ts';
import { ListPage } from '../../parts/list/list-page.tsx';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { STATE_WORDS, StarCount, StateBadge } from './review-words.tsx';

type Sort = 'oldest' | 'newest';

const SPEC = {
  filters: { state: choice('State', STATE_WORDS) },
  sorts: ['oldest', 'newest'],
} as const;

const COLUMNS: readonly Column<StaffReviewRow, Sort>[] = [
  { id: 'product', label: 'Product', cell: ({ productName }) => productName },
  { id: 'state', label: 'State', card: 'corner', cell: ({ state }) => <StateBadge state={state} /> },
  { id: 'stars', label: 'Stars', cell: ({ stars }) => <StarCount stars={stars} /> },
  {
    id: 'words',
    label: 'Words',
    cell: ({ words }) => <span className="line-clamp-2 wrap-anywhere">{words || '–'}</span>,
  },
  {
    id: 'sent',
    label: 'Sent',
    sorts: ['oldest', 'newest'],
    cell: ({ submittedAt }) => <When at={submittedAt} />,
  },
  { id: 'author', label: 'Author', wide: true, cell: ({ author }) => author },
  { id: 'order', label: 'Order', wide: true, cell: ({ orderNumber }) => orderNumber },
  { id: 'photos', label: 'Photos', align: 'end', wide: true, cell: ({ photos }) => photos },
  { id: 'edited', label: 'Edited', extra: true, cell: ({ isEdited }) => (isEdited ? 'Yes' : 'No') },
];

const idOf = ({ id }: StaffReviewRow) => id;
const nameOf = ({ productName, author }: StaffReviewRow) => `review of ${productName} by ${author}`;
const linkTo = ({ id }: StaffReviewRow) => `/reviews/${id}`;

/** REVIEW-8. */
export function Component() {
  return (
    <ListPage
      title="Reviews"
      about="Waiting reviews, oldest first, unless you choose another state."
      name="reviews"
      kind="review"
      words={['review', 'reviews']}
      spec={SPEC}
      read={(query, signal) => request<typeof listStaffReviews>('GET', '/staff/reviews', { query, signal })}
      {...{ columns: COLUMNS, idOf, nameOf, linkTo }}
      searchFor="Words or first name"
      empty={{ title: 'No review waits', text: 'Reviews of delivered goods are listed here.' }}
    />
  );
}
