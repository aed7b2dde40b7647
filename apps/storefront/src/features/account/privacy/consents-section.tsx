import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { LoadProblem } from '../dialog/load-problem.tsx';
import { AccountSection } from '../page/account-page.tsx';
import { ConsentRow } from './consent-row.tsx';
import { useConsents } from './consents.ts';

/** What the shopper agreed to, one purpose at a time; what is not needed can be taken back by a press. */
export function ConsentsSection() {
  const consents = useConsents();
  return (
    <AccountSection id="consents" text="Each in its own words. What we don't need, you can take back.">
      {consents.data !== undefined ? (
        <ul className="mt-3 -mb-4 divide-y divide-line">
          {consents.data.map((consent) => (
            <ConsentRow key={consent.purpose} consent={consent} />
          ))}
        </ul>
      ) : consents.isError ? (
        <LoadProblem error={consents.error} busy={consents.isFetching} onRetry={consents.refetch} />
      ) : (
        <ConsentsSkeleton />
      )}
    </AccountSection>
  );
}

function ConsentsSkeleton() {
  return (
    <div role="status" className="mt-3">
      <span className="sr-only">Loading what you agreed to</span>
      {[0, 1].map((row) => (
        <div key={row} className="grid gap-2 py-4">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </div>
  );
}
