import type { ConsentView } from '@ilaneer/contract/account/consents';
import { formatDay } from '@ilaneer/domain/india-day';
import { useToast } from '@ilaneer/ui/feedback/toast';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { useState } from 'react';
import { accountProblem } from '../dialog/account-problem.ts';
import { TermsLink } from '../dialog/terms.tsx';
import { useChangeConsent } from './change-consent.ts';

/** One purpose: its words, where it stands, and the way to change that. */
export function ConsentRow({ consent }: { readonly consent: ConsentView }) {
  return (
    <li className="grid gap-1 py-4">
      <h3 className="font-sans font-semibold text-base tracking-normal">{consent.title}</h3>
      <p className="text-pretty">{consent.text}</p>
      {consent.purpose === 'terms' && (
        <p className="text-sm">
          <TermsLink to="terms" />, <TermsLink to="privacy" />
        </p>
      )}
      <p className="text-palm-soft text-sm">{standing(consent)}</p>
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

function standing({ needed, granted, grantedAt, withdrawnAt, grantedTextVersion }: ConsentView): string {
  if (granted && grantedAt !== null) {
    const since = `Agreed on ${formatDay(grantedAt)} (version ${grantedTextVersion})`;
    return needed ? `${since}. Needed for an account; it ends when you delete the account.` : `${since}.`;
  }
  return withdrawnAt === null ? 'Not agreed.' : `Taken back on ${formatDay(withdrawnAt)}.`;
}
