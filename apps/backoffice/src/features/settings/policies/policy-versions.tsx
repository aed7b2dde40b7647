import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { listPolicyVersions } from '@ilaneer/contract/staff/shop/policies';
import type { PolicySlug } from '@ilaneer/domain/setting/policies';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Panel } from '../../../parts/frame/panel.tsx';
import { LineChanges } from '../../../parts/history/line-changes.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { request } from '../../../session/staff-api.ts';

type Version = ReplyOf<typeof listPolicyVersions>['versions'][number];

export function PolicyVersions({ slug }: { slug: PolicySlug }) {
  const query = useInfiniteQuery({
    queryKey: ['content', 'policies', slug, 'versions'],
    queryFn: ({ pageParam, signal }) =>
      request<typeof listPolicyVersions>('GET', '/staff/policies/:slug/versions', {
        params: { slug },
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const versions = query.data?.pages.flatMap((page) => page.versions) ?? [];
  return (
    <Panel title="Versions">
      {query.isError && <p className="text-sm">{refusalText(query.error)}</p>}
      {query.isPending && <Skeleton className="h-16 w-full" />}
      {query.data !== undefined && versions.length === 0 && (
        <p className="text-palm-soft text-sm">No versions yet. Every version is kept.</p>
      )}
      <ol className="grid gap-2">
        {versions.map((version, index) => (
          <VersionEntry key={version.number} version={version} before={versions[index + 1] ?? null} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          variant="quiet"
          size="sm"
          wide
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show earlier
        </Button>
      )}
    </Panel>
  );
}

function VersionEntry({ version, before }: { version: Version; before: Version | null }) {
  return (
    <li className="border-line border-l-2 pl-3 text-sm">
      <details>
        <summary>
          <span className="font-medium">Version {version.number}</span> by {version.savedBy},{' '}
          <When at={version.savedAt} inside />
          {!version.isShown && (
            <Badge tone="neutral" className="ml-2">
              Never published
            </Badge>
          )}
        </summary>
        <div className="max-w-text py-2">
          <LineChanges before={before?.words ?? ''} after={version.words} />
        </div>
      </details>
    </li>
  );
}
