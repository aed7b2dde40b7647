import { ApiError } from '@ilaneer/client/api-errors';
import type { confirmNewsletter, unsubscribeFromNewsletter } from '@ilaneer/contract/newsletter';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { PageLink } from '../../lib/page-link.tsx';

type LinkOutcomeProps = {
  readonly token: string;
  readonly answer: UseQueryResult<{ readonly message: string }>;
  readonly words: {
    readonly busy: string;
    readonly done: string;
    readonly failed: string;
    readonly instead: string;
  };
};

export function LinkOutcome({ token, answer, words }: LinkOutcomeProps) {
  if (answer.isSuccess) {
    return (
      <StatePanel
        kind="empty"
        heading="h1"
        title={answer.data.message}
        text={words.done}
        className={panelClass}
        actions={<ButtonLink render={<PageLink to="/products" />}>Look round the shop</ButtonLink>}
      />
    );
  }
  if (token !== '' && answer.isPending) {
    return <StatePanel kind="loading" heading="h1" title={words.busy} className={panelClass} />;
  }
  const isRefused = token === '' || answer.error instanceof ApiError;
  const problem = token === '' ? 'This link is not complete.' : answer.error?.message;
  const text = isRefused ? `${problem} ${words.instead}` : problem;
  return (
    <StatePanel
      kind="error"
      heading="h1"
      title={words.failed}
      text={text}
      className={panelClass}
      actions={
        isRefused ? (
          <ButtonLink variant="secondary" render={<PageLink to="/" />}>
            Go to Home
          </ButtonLink>
        ) : (
          <Button busy={answer.isFetching} onClick={() => void answer.refetch()}>
            Try Again
          </Button>
        )
      }
    />
  );
}

const panelClass = 'py-section';

export function useConfirmation(token: string) {
  return useQuery(
    onceForToken('confirm', token, (signal) =>
      request<typeof confirmNewsletter>('POST', '/newsletter/confirm', { body: { token }, signal }),
    ),
  );
}

export function useUnsubscription(token: string) {
  return useQuery(
    onceForToken('unsubscribe', token, (signal) =>
      request<typeof unsubscribeFromNewsletter>('POST', '/newsletter/unsubscribe', {
        query: {},
        body: { token },
        signal,
      }),
    ),
  );
}

/** A query, since opening is the request; sent once, idempotent. */
function onceForToken<Data>(
  does: 'confirm' | 'unsubscribe',
  token: string,
  send: (signal: AbortSignal) => Promise<Data>,
) {
  return {
    queryKey: ['newsletter', does, token],
    queryFn: ({ signal }: { signal: AbortSignal }) => send(signal),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  };
}
