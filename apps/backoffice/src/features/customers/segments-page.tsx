import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Link, useNavigate } from 'react-router';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { countWords } from '../../parts/words/count-words.ts';
import { useMay } from '../../session/permission.ts';
import { useSegments } from './segment-calls.ts';

/** CUSTOMER-6. */
export function Component() {
  const may = useMay();
  const navigate = useNavigate();
  const query = useSegments();
  const add = () => void navigate('/segments/new');
  usePageActions([{ label: 'New segment', icon: 'plus', keys: 'c', needs: 'customers.write', run: add }]);
  return (
    <>
      <PageHeader
        title="Segments"
        back={{ label: 'Customers', to: '/customers' }}
        about="Saved filters over customers, counted as they are now."
        actions={
          may('customers.write') && (
            <Button size="sm" onClick={add}>
              New segment
            </Button>
          )
        }
      />
      {query.isPending && <Skeleton className="h-72" />}
      {query.isError && <Unreadable what="The segments" query={query} inside />}
      {query.data?.length === 0 && (
        <StatePanel
          kind="empty"
          title="No segments yet"
          text="Begin with the customers you would write to: for example those who ordered twice, but not for 90 days."
        />
      )}
      {query.data !== undefined && query.data.length > 0 && (
        <ul className="max-w-3xl rounded-lg border border-line bg-kernel">
          {query.data.map(({ id, name, count }) => (
            <li
              key={id}
              className="flex items-baseline justify-between gap-3 border-line border-t px-4 py-2 first:border-t-0"
            >
              <Link
                to={`/segments/${id}`}
                className="min-w-0 wrap-anywhere font-semibold text-leaf-dark underline underline-offset-2"
              >
                {name}
              </Link>
              <Link
                to={`/customers?segment=${encodeURIComponent(id)}`}
                className="shrink-0 text-sm underline"
              >
                {countWords(count, 'customer')}
                <span className="sr-only"> in {name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
