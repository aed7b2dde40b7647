import type { UserView } from '@ilaneer/contract/account/account';
import type { resendVerification } from '@ilaneer/contract/account/email-verification';
import { normaliseEmail } from '@ilaneer/domain/account/email';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ANSWER_WITHIN_MS } from '../dialog/account-call.ts';
import { accountProblem } from '../dialog/account-problem.ts';
import { ChangeButton, DetailRow } from './detail-row.tsx';

type EmailRowProps = {
  readonly user: Pick<UserView, 'email' | 'emailVerified'>;
  /** The address that a link is on its way to, or null. */
  readonly sentTo: string | null;
  readonly onSent: (email: string) => void;
  readonly onChange: () => void;
};

/** The e-mail address, whether it is proven, and what to do about it. */
export function EmailRow({ user: { email, emailVerified }, sentTo, onSent, onChange }: EmailRowProps) {
  const { show } = useToast();
  const resend = useResendVerification();
  const isOnItsWay = sentTo !== null && !(emailVerified && email === normaliseEmail(sentTo));

  function sendAgain(to: string) {
    resend.mutate(undefined, {
      onSuccess: () => onSent(to),
      onError: (error) => show({ text: accountProblem(error), tone: 'error' }),
    });
  }

  return (
    <DetailRow
      label="Email"
      note={isOnItsWay && `We sent a link to ${sentTo}. Please open it to verify the address.`}
      actions={
        <>
          {email !== null && !emailVerified && (
            <Button variant="quiet" size="sm" busy={resend.isPending} onClick={() => sendAgain(email)}>
              Send link again
            </Button>
          )}
          <ChangeButton what="your email address" isNew={email === null} onPress={onChange} />
        </>
      }
    >
      {email === null ? (
        <span className="font-normal text-palm-soft">No email address yet</span>
      ) : (
        <>
          <span>{email}</span>
          <ProofBadge proven={emailVerified} />
        </>
      )}
    </DetailRow>
  );
}

function ProofBadge({ proven }: { readonly proven: boolean }) {
  return proven ? (
    <Badge tone="leaf" icon="tick">
      Verified
    </Badge>
  ) : (
    <Badge tone="sun">Not verified</Badge>
  );
}

/** Has the link that proves the e-mail address sent again. */
function useResendVerification() {
  return useMutation({
    mutationFn: () =>
      request<typeof resendVerification>('POST', '/resend-verification', { timeoutMs: ANSWER_WITHIN_MS }),
  });
}
