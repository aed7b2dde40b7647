import type { LetterView } from '@ilaneer/contract/staff/messages/letters';
import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Link, useNavigate } from 'react-router';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { useLetters } from './letter-calls.ts';
import { LetterState } from './letter-state.tsx';

/** NEWSLETTER-7. */
export function Component() {
  const navigate = useNavigate();
  const query = useLetters();
  const add = () => void navigate('/letters/new');
  usePageActions([{ label: 'New letter', icon: 'plus', keys: 'c', run: add }]);
  return (
    <>
      <PageHeader
        title="Letters"
        about="To the confirmed addresses of the newsletter."
        actions={
          <Button size="sm" onClick={add}>
            New letter
          </Button>
        }
      />
      {query.isPending && <Skeleton className="h-72" />}
      {query.isError && <Unreadable what="The letters" query={query} inside />}
      {query.data?.length === 0 && (
        <StatePanel
          kind="empty"
          title="No letters yet"
          text="Write about the season, new goods or an offer. A test mail shows how it looks."
        />
      )}
      {query.data !== undefined && query.data.length > 0 && (
        <ul className="max-w-4xl rounded-lg border border-line bg-kernel">
          {query.data.map((letter) => (
            <Row key={letter.id} letter={letter} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ letter }: { letter: LetterView }) {
  const { id, subject, heading, recipients, deliveries } = letter;
  return (
    <li className="grid gap-x-4 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <Link to={`/letters/${id}`} className="font-semibold text-leaf-dark underline underline-offset-2">
          {subject}
        </Link>
        <p className="text-palm-soft text-sm">{heading}</p>
      </div>
      <div className="flex items-start gap-2 sm:justify-end">
        <LetterState letter={letter} />
      </div>
      {recipients !== null && (
        <p className="text-sm tabular-nums sm:col-span-2">{`${deliveries.sent} of ${recipients} sent`}</p>
      )}
    </li>
  );
}
