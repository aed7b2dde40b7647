import type { CountRowView, listCounts, startCount } from '@ilaneer/contract/staff/stock/stock-counts';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import type { Column } from '../../../parts/list/columns.ts';
import { choice } from '../../../parts/list/filters.ts';
import { ListPage } from '../../../parts/list/list-page.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';
import { signed } from '../stock-words.tsx';
import { CountStateBadge, STATE_WORDS } from './count-words.tsx';

const SPEC = { filters: { state: choice('State', STATE_WORDS) }, sorts: ['newest'] } as const;

const COLUMNS: readonly Column<CountRowView, 'newest'>[] = [
  { id: 'number', label: 'Count', cell: ({ number }) => number },
  { id: 'note', label: 'What', cell: ({ note }) => note },
  { id: 'began', label: 'Started', cell: ({ startedAt }) => <When at={startedAt} /> },
  { id: 'who', label: 'By', cell: ({ who }) => who },
  { id: 'lines', label: 'Counted', align: 'end', cell: ({ lines }) => lines },
  {
    id: 'difference',
    label: 'Difference',
    align: 'end',
    cell: ({ difference }) => (difference === 0 ? 'None' : signed(difference)),
  },
  { id: 'state', label: 'State', card: 'corner', cell: ({ state }) => <CountStateBadge state={state} /> },
];

const idOf = ({ id }: CountRowView) => id;
const nameOf = ({ number }: CountRowView) => `count ${number}`;
const linkTo = ({ id }: CountRowView) => `/counts/${id}`;

export function Component() {
  const may = useMay();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: () => request<typeof startCount>('POST', '/staff/stock-counts', { body: {} }),
    onSuccess: ({ count }) => navigate(`/counts/${count.id}`),
  });
  usePageActions([{ label: 'Start a count', keys: 'n', needs: 'stock.adjust', run: () => start.mutate() }]);
  return (
    <ListPage
      title="Counts"
      actions={
        may('stock.adjust') && (
          <Button size="sm" busy={start.isPending} onClick={() => start.mutate()}>
            Start a count
          </Button>
        )
      }
      notice={
        start.isError && (
          <Notice tone="error" className="mb-4">
            {refusalText(start.error)}
          </Notice>
        )
      }
      name="counts"
      kind="stock"
      words={['count', 'counts']}
      spec={SPEC}
      read={(query, signal) => request<typeof listCounts>('GET', '/staff/stock-counts', { query, signal })}
      {...{ columns: COLUMNS, idOf, nameOf, linkTo }}
      searchFor="Number or note"
      empty={{ title: 'No counts yet', text: 'A count compares the shelf with the recorded stock.' }}
    />
  );
}
