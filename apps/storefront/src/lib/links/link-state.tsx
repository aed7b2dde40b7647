import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { cx } from '@ilaneer/ui/text/cx';
import type { UseQueryResult } from '@tanstack/react-query';

type LinkStateProps = {
  readonly title: string;
  readonly loading: string;
  readonly query: Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>;
  readonly narrow?: boolean;
};

/** Of a page opened by a signed link, before its reply. */
export function LinkState({ title, loading, query, narrow = false }: LinkStateProps) {
  if (query.isError) {
    return (
      <StatePanel
        kind="error"
        heading="h1"
        title={title}
        text={query.error?.message}
        className="py-section"
        actions={
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            Try Again
          </Button>
        }
      />
    );
  }
  return (
    <div
      role="status"
      className={cx(
        'mx-auto grid gap-6 px-gutter pt-8 pb-section sm:pt-12',
        narrow ? 'max-w-xl' : 'max-w-3xl',
      )}
    >
      <h1 className={cx('text-3xl', narrow && 'text-center')}>{title}</h1>
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-80 rounded-xl" />
    </div>
  );
}
