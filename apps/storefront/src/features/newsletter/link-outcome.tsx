import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-errors.ts';
import { PageLink } from '../../lib/page-link.tsx';

type LinkOutcomeProps = {
  /** Empty when the address came without one. */
  readonly token: string;
  readonly answer: UseQueryResult<{ readonly message: string }>;
  readonly words: {
    readonly busy: string;
    readonly done: string;
    readonly failed: string;
    /** What to do when the link is refused. */
    readonly instead: string;
  };
};

/** What became of a link of a mail, in all its states. */
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
