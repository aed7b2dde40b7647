import { partOf } from '@ilaneer/client/api-errors';
import type { ConsentView, changeConsent, getConsents } from '@ilaneer/contract/account/consents';
import { isNoticeLanguage } from '@ilaneer/domain/account/notice-language';
import { formatDay } from '@ilaneer/domain/india-day';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../lib/api-client.ts';
import { readSession, refreshUser, useSession } from '../../../lib/session.ts';
import { accountProblem } from '../dialog/account-problem.ts';
import { LoadProblem } from '../dialog/problem-banner.tsx';
import { AccountSection } from '../page/account-page.tsx';
import { ConsentWords } from '../signup/consent-box.tsx';
import { NOTICE_ON_THE_PAGE } from '../signup/shown-notice.ts';

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

function ConsentRow({ consent }: { readonly consent: ConsentView }) {
  return (
    <li className="grid gap-1 py-4">
      <h3 className="font-sans font-semibold text-base tracking-normal">{consent.title}</h3>
      <p className="whitespace-pre-line text-pretty">
        <ConsentWords words={consent.grantedText ?? consent.text} language={languageOf(consent)} />
      </p>
      <p className="text-palm-soft text-sm">{statusText(consent)}</p>
      {!consent.needed && <ConsentSwitch consent={consent} />}
    </li>
  );
}

/** Of the accepted text, else English. */
function languageOf({ grantedText, grantedLanguage }: ConsentView) {
  return grantedText !== null && isNoticeLanguage(grantedLanguage) ? grantedLanguage : null;
}

function ConsentSwitch({ consent: { purpose, title, granted } }: { readonly consent: ConsentView }) {
  const { show } = useToast();
  const change = useChangeConsent();
  // Optimistic.
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
    const version = grantedTextVersion === null ? '' : ` (version ${grantedTextVersion})`;
    const since = `Agreed on ${formatDay(grantedAt)}${version}`;
    return needed ? `${since}. Needed for an account; it ends when you delete the account.` : `${since}.`;
  }
  return withdrawnAt === null ? 'Not agreed.' : `Taken back on ${formatDay(withdrawnAt)}.`;
}

const CONSENTS_KEY = 'consents';

function useConsents() {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: [CONSENTS_KEY, user?.id],
    enabled: isConfirmed,
    queryFn: ({ signal }) => request<typeof getConsents>('GET', '/account/consents', { signal }),
    select: partOf('consents'),
  });
}

type ConsentChange = { readonly purpose: 'terms' | 'emails'; readonly granted: boolean };

function useChangeConsent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ purpose, granted }: ConsentChange) =>
      request<typeof changeConsent>('PUT', '/account/consents/:purpose', {
        params: { purpose },
        body: { granted, ...NOTICE_ON_THE_PAGE },
      }),
    onSuccess: (reply, { purpose, granted }) => {
      const { user } = readSession();
      if (user === null) return;
      queryClient.setQueryData([CONSENTS_KEY, user.id], reply);
      refreshUser({ ...user, [purpose === 'terms' ? 'agreeToTerms' : 'subscribeToEmails']: granted });
    },
  });
}
