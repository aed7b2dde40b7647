import type { ConsentView } from '@ilaneer/contract/account/consents';
import { formatDay } from '@ilaneer/domain/india-day';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useState } from 'react';
import { accountProblem } from '../dialog/account-problem.ts';
import { LoadProblem } from '../dialog/problem-banner.tsx';
import { TermsLink } from '../dialog/terms.tsx';
import { AccountSection } from '../page/account-page.tsx';
import { useChangeConsent, useConsents } from './consents.ts';

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

/** One purpose: its words, where it stands, and the way to change that. */
function ConsentRow({ consent }: { readonly consent: ConsentView }) {
  return (
    <li className="grid gap-1 py-4">
      <h3 className="font-sans font-semibold text-base tracking-normal">{consent.title}</h3>
      <p className="text-pretty">{consent.text}</p>
      {consent.purpose === 'terms' && (
        <p className="text-sm">
          <TermsLink to="terms" />, <TermsLink to="privacy" />
        </p>
      )}
      <p className="text-palm-soft text-sm">{statusText(consent)}</p>
      {!consent.needed && <ConsentSwitch consent={consent} />}
    </li>
  );
}

function ConsentSwitch({ consent: { purpose, title, granted } }: { readonly consent: ConsentView }) {
  const { show } = useToast();
  const change = useChangeConsent();
  // What was asked for shows at once; a refusal puts it back.
  const [asked, setAsked] = useState<boolean | null>(null);
  return (
    <CheckboxField
      label={
        <>
          Yes, I agree<span className="sr-only"> to {title}</span>
        </>
      }
      checked={asked ?? granted}
      onCheckedChange={(checked) => {
        if (asked !== null) return;
        setAsked(checked);
        change.mutate(
          { purpose, granted: checked },
          {
            onSuccess: () => show({ text: checked ? 'Thank you. Saved.' : 'Taken back.', tone: 'success' }),
            onError: (error) => show({ text: accountProblem(error), tone: 'error' }),
            onSettled: () => setAsked(null),
          },
        );
      }}
    />
  );
}

function statusText({ needed, granted, grantedAt, withdrawnAt, grantedTextVersion }: ConsentView): string {
  if (granted && grantedAt !== null) {
    const since = `Agreed on ${formatDay(grantedAt)} (version ${grantedTextVersion})`;
    return needed ? `${since}. Needed for an account; it ends when you delete the account.` : `${since}.`;
  }
  return withdrawnAt === null ? 'Not agreed.' : `Taken back on ${formatDay(withdrawnAt)}.`;
}
