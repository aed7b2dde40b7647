import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { LoginRequired } from '../../../features/account/login/login-required.tsx';
import { AskForHelp } from '../../../features/support/ask-for-help.tsx';
import { TicketCard, TicketsSkeleton } from '../../../features/support/ticket-card.tsx';
import { useTickets } from '../../../features/support/tickets.ts';
import { brand } from '../../../lib/content.ts';
import { useSession } from '../../../lib/session.ts';

export function Component() {
  const { user, isAuthenticated } = useSession();
  return (
    <>
      <title>{`Support – ${brand().name}`}</title>
      {isAuthenticated ? (
        <Support key={user?.id} />
      ) : (
        <LoginRequired title="Support" text="Please log in to see your requests and our answers." />
      )}
    </>
  );
}

function Support() {
  return (
    <div className="mx-auto grid max-w-4xl gap-6 px-gutter pt-6 pb-section sm:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-4xl">Support</h1>
          <p className="mt-2 text-lg">Your requests, and what we answered.</p>
        </div>
        <AskForHelp />
      </div>
      <Tickets />
    </div>
  );
}

function Tickets() {
  const tickets = useTickets();
  if (tickets.data === undefined) {
    if (!tickets.isError) return <TicketsSkeleton />;
    return (
      <StatePanel
        kind="error"
        title="Error loading your requests"
        text={tickets.error.message}
        actions={
          <Button busy={tickets.isFetching} onClick={() => void tickets.refetch()}>
            Retry
          </Button>
        }
      />
    );
  }
  if (tickets.data.length === 0) {
    return (
      <StatePanel
        kind="empty"
        title="No requests yet"
        text="When something is not as it should be, ask for help here or at the order in question."
      />
    );
  }
  return (
    <div className="grid gap-5">
      {tickets.data.map((ticket) => (
        <TicketCard key={ticket.id} ticket={ticket} />
      ))}
    </div>
  );
}
