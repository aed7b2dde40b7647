import type { listManualEntries, ManualEntryRow } from '@ilaneer/contract/staff/books/manual-entries';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Link, useNavigate } from 'react-router';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import type { Column } from '../../../parts/list/columns.ts';
import { choice } from '../../../parts/list/filters.ts';
import { ListPage } from '../../../parts/list/list-page.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';
import { dayWords, ENTRY_STATE_WORDS, EntryBadge, entryName } from './manual-entry-words.tsx';

const SPEC = { filters: { state: choice('State', ENTRY_STATE_WORDS) }, sorts: ['newest'] } as const;

const COLUMNS: readonly Column<ManualEntryRow, 'newest'>[] = [
  { id: 'number', label: 'Number', cell: entryName },
  { id: 'state', label: 'State', card: 'corner', cell: (entry) => <EntryBadge {...entry} /> },
  { id: 'day', label: 'Day', cell: ({ bookedOn }) => dayWords(bookedOn) },
  { id: 'reason', label: 'Reason', cell: ({ reason }) => reason },
  { id: 'by', label: 'By', wide: true, cell: ({ enteredBy }) => enteredBy },
  { id: 'total', label: 'Amount', align: 'end', cell: ({ total }) => <Money rupees={total} /> },
];

const idOf = ({ id }: ManualEntryRow) => id;
const linkTo = ({ id }: ManualEntryRow) => `/manual-entries/${encodeURIComponent(id)}`;
const NEW = '/manual-entries/new';

/** MANUAL-ENTRY-1. */
export function Component() {
  const may = useMay();
  const navigate = useNavigate();
  usePageActions([
    {
      label: 'Enter an entry',
      icon: 'plus',
      keys: 'c',
      needs: 'entries.post',
      run: () => void navigate(NEW),
    },
  ]);
  return (
    <ListPage
      title="Manual entries"
      actions={
        may('entries.post') && (
          <ButtonLink size="sm" render={<Link to={NEW} />}>
            Enter an entry
          </ButtonLink>
        )
      }
      name="manual-entries"
      kind="manual entry"
      words={['entry', 'entries']}
      spec={SPEC}
      read={(query, signal) =>
        request<typeof listManualEntries>('GET', '/staff/manual-entries', { query, signal })
      }
      {...{ columns: COLUMNS, idOf, nameOf: entryName, linkTo }}
      searchFor="Number or reason"
      empty={{
        title: 'No manual entries yet',
        text: 'Enter rent, salaries, tax payments and payments to suppliers here.',
      }}
    />
  );
}
