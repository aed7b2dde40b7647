import { ApiError } from '@ilaneer/client/api-errors';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useSearchParams } from 'react-router';
import { useDropRestock, useRestockConfirmation } from '../../../features/restock/follow-link.ts';
import { brand } from '../../../lib/content.ts';
import { useAnswer } from '../../../lib/links/use-answer.ts';
import { PageLink } from '../../../lib/page-link.tsx';

const panelClass = 'py-section';

export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <>
      <title>{`Tell me when it is back – ${brand().name}`}</title>
      {token === '' ? (
        <Refused problem="This link is not complete." />
      ) : (
        <Request key={search.toString()} token={token} />
      )}
    </>
  );
}

function Request({ token }: { readonly token: string }) {
  const [search] = useSearchParams();
  const drops = search.has('drop');
  const confirmation = useRestockConfirmation(token, drops);
  const drop = useDropRestock();
  const answer = useAnswer<HTMLDivElement>();
  if (drop.isSuccess) {
    return (
      <div ref={answer.shown} tabIndex={-1} className="outline-none">
        <StatePanel
          kind="empty"
          heading="h1"
          title={drop.data.message}
          text="We will not write to you about it."
          className={panelClass}
          actions={<LookRound />}
        />
      </div>
    );
  }
  if (drop.error instanceof ApiError) return <Refused problem={drop.error.message} />;
  const remove = (
    <Button
      variant="secondary"
      busy={drop.isPending}
      onClick={() => drop.mutate(token, { onSuccess: answer.show })}
    >
      Delete my request
    </Button>
  );
  if (drops || confirmation.isSuccess) {
    return (
      <StatePanel
        kind="empty"
        heading="h1"
        title={drops ? 'Shall we forget about it?' : confirmation.data?.message}
        text={drop.error?.message ?? 'One mail, and then no other. You can delete your request at any time.'}
        className={panelClass}
        actions={
          <>
            {!drops && <LookRound />}
            {remove}
          </>
        }
      />
    );
  }
  if (confirmation.isPending) {
    return (
      <StatePanel kind="loading" heading="h1" title="Confirming your request..." className={panelClass} />
    );
  }
  if (confirmation.error instanceof ApiError) return <Refused problem={confirmation.error.message} />;
  return (
    <StatePanel
      kind="error"
      heading="h1"
      title="We could not confirm your request"
      text={confirmation.error.message}
      className={panelClass}
      actions={
        <Button busy={confirmation.isFetching} onClick={() => void confirmation.refetch()}>
          Try Again
        </Button>
      }
    />
  );
}

function Refused({ problem }: { readonly problem: string }) {
  return (
    <StatePanel
      kind="error"
      heading="h1"
      title="We do not know this request any more"
      text={`${problem} If it is still sold out, please ask again on its page.`}
      className={panelClass}
      actions={<LookRound />}
    />
  );
}

function LookRound() {
  return <ButtonLink render={<PageLink to="/products" />}>Look round the shop</ButtonLink>;
}
