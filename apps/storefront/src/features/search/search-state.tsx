import type { searchProducts } from '@ilaneer/contract/catalogue/search';
import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';

type SearchStateProps = {
  readonly words: string;
  readonly search: ReturnType<typeof useProductSearch>;
  readonly recent: boolean;
  readonly hasIdeas: boolean;
  readonly onClearRecent: () => void;
};

const ROWS = ['one', 'two', 'three', 'four'] as const;

export function SearchState({ words, search, recent, hasIdeas, onClearRecent }: SearchStateProps) {
  const isWaiting = words !== '' && search.data === undefined && !search.isError;
  return (
    <>
      <div className="mt-4 flex min-h-touch items-center justify-between gap-3">
        <p role="status" className="font-semibold text-palm-soft text-sm">
          {statusText({ words, search, recent, hasIdeas })}
        </p>
        {words === '' && recent && (
          <Button variant="quiet" size="sm" onClick={onClearRecent}>
            Clear
          </Button>
        )}
        {words !== '' && search.isError && (
          <Button
            variant="secondary"
            size="sm"
            busy={search.isFetching}
            onClick={() => void search.refetch()}
          >
            Try Again
          </Button>
        )}
      </div>
      {isWaiting &&
        ROWS.map((row) => (
          <div key={row} className="flex items-center gap-4 py-2">
            <Skeleton className="size-14 shrink-0 rounded-sm sm:size-16" />
            <div className="grid grow gap-2">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          </div>
        ))}
    </>
  );
}

function statusText({ words, search, recent, hasIdeas }: Omit<SearchStateProps, 'onClearRecent'>): string {
  if (words === '' && recent) return 'Recent searches';
  if (words === '') return hasIdeas ? 'You could look for' : '';
  if (search.isError) return 'The search could not be reached.';
  if (search.data === undefined) return 'Searching…';
  const { total, correctedTo, help } = search.data;
  if (total === 0 && help.length > 0) return `No products for “${words}”`;
  if (total === 0) return `Nothing found for “${words}”.${hasIdeas ? ' You could look for' : ''}`;
  const count = total === 1 ? '1 product' : `${total} products`;
  return correctedTo === null ? count : `${count} for “${correctedTo}”`;
}

const SHOWN = 6;
const STALE_MS = 60_000;

export function useProductSearch(words: string) {
  return useQuery({
    queryKey: ['search', words],
    queryFn: ({ signal }) =>
      request<typeof searchProducts>('GET', '/search', { query: { q: words, limit: SHOWN }, signal }),
    enabled: words !== '',
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}
