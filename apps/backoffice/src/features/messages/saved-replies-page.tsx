import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Link, useNavigate } from 'react-router';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { useSavedReplies } from './saved-reply-calls.ts';

/** SUPPORT-13. */
export function Component() {
  const navigate = useNavigate();
  const query = useSavedReplies();
  const add = () => void navigate('/saved-replies/new');
  usePageActions([{ label: 'New saved reply', icon: 'plus', keys: 'c', run: add }]);
  return (
    <>
      <PageHeader
        title="Saved replies"
        back={{ label: 'Inbox', to: '/messages' }}
        about="Answers to frequent questions, filled in with the facts of each message."
        actions={
          <Button size="sm" onClick={add}>
            New saved reply
          </Button>
        }
      />
      {query.isPending && <Skeleton className="h-72" />}
      {query.isError && <Unreadable what="The saved replies" query={query} inside />}
      {query.data?.length === 0 && (
        <StatePanel
          kind="empty"
          title="No saved replies yet"
          text="Begin with the answer that you write most often."
        />
      )}
      {query.data !== undefined && query.data.length > 0 && (
        <ul className="max-w-3xl rounded-lg border border-line bg-kernel">
          {query.data.map(({ id, title, text }) => (
            <li key={id} className="border-line border-t px-4 py-2 first:border-t-0">
              <Link
                to={`/saved-replies/${id}`}
                className="font-semibold text-leaf-dark underline underline-offset-2"
              >
                {title}
              </Link>
              <p className="truncate text-palm-soft text-sm">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
