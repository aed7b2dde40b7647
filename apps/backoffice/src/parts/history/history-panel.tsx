import type { AuditEntryView, getHistory } from '@ilaneer/contract/staff/audit';
import type { AuditedKind } from '@ilaneer/domain/audit/audited-act';
import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../session/staff-api.ts';
import { Panel } from '../frame/panel.tsx';
import { capital } from '../words/capital.ts';
import { refusalText } from '../words/refusal-text.ts';
import { When } from '../words/when.tsx';
import { Changes } from './changes.tsx';

type HistoryPanelProps = {
  kind: AuditedKind;
  id: string;
  empty?: string;
};

export function HistoryPanel({ kind, id, empty = 'Nobody has changed this yet.' }: HistoryPanelProps) {
  const history = useInfiniteQuery({
    queryKey: [kind, 'history', id],
    queryFn: ({ pageParam, signal }) =>
      request<typeof getHistory>('GET', '/staff/history/:kind/:objectId', {
        params: { kind, objectId: id },
        query: pageParam === null ? {} : { after: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const entries = history.data?.pages.flatMap((page) => page.entries);
  return (
    <Panel title="History">
      {history.isError && <p className="text-sm">{refusalText(history.error)}</p>}
      {history.isPending && <Skeleton className="h-16 w-full" />}
      {entries?.length === 0 && <p className="text-palm-soft text-sm">{empty}</p>}
      <ol className="grid gap-3">
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button
          variant="quiet"
          size="sm"
          wide
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Show earlier
        </Button>
      )}
    </Panel>
  );
}

function Entry({ entry }: { entry: AuditEntryView }) {
  const { actor, action, happenedAt, reason } = entry;
  return (
    <li className="border-line border-l-2 pl-3 text-sm">
      <details>
        <summary className="min-h-0">
          <span className="font-medium">{capital(action)}</span> by {actor.name}
          <span className="block text-palm-soft">
            <When at={happenedAt} />
            {reason && `: ${reason}`}
          </span>
        </summary>
        <div className="pt-2">
          <Changes entry={entry} />
        </div>
      </details>
    </li>
  );
}
