import { clearOnEdit, problemsIn, resolveBy } from '@ilaneer/client/form';
import type { UserView } from '@ilaneer/contract/account/account';
import type { resendVerification, updateEmail } from '@ilaneer/contract/account/email-verification';
import type { PartOf } from '@ilaneer/contract/message/call';
import { emailProblem, SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { request } from '../../../lib/api-client.ts';
import { useFormCall } from '../dialog/account-call.ts';
import { accountProblem } from '../dialog/account-problem.ts';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { confirmationProblems, OwnerProofFields, useOwnerProof } from '../verification/owner-proof.tsx';
import { ChangeButton, DetailRow } from './detail-row.tsx';

type EmailRowProps = {
  readonly user: Pick<UserView, 'email' | 'emailVerified'>;
  readonly sentTo: string | null;
  readonly onSent: (email: string) => void;
  readonly onChange: () => void;
};

export function EmailRow({ user: { email, emailVerified }, sentTo, onSent, onChange }: EmailRowProps) {
  const { show } = useToast();
  const resend = useResendVerification();
  const isOnItsWay = sentTo !== null && !(emailVerified && email === typedEmail(sentTo));

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

function useResendVerification() {
  return useMutation({
    mutationFn: () => request<typeof resendVerification>('POST', '/resend-verification', {}),
  });
}

type EmailEntry = { readonly email: string };
type EmailFormProps = { readonly hasPassword: boolean; readonly onSent: (email: string) => void };

export function EmailForm({ hasPassword, onSent }: EmailFormProps) {
  const update = useUpdateEmail();
  const form = useForm<EmailEntry>({
    defaultValues: { email: '' },
    resolver: resolveBy(({ email }) => problemsIn({ email: emailProblem(email) })),
    reValidateMode: 'onSubmit',
  });
  const proof = useOwnerProof(hasPassword);
  const sending = update.isPending;
  const edited = clearOnEdit(form, update);

  function send({ email }: EmailEntry) {
    const shown = proof.read();
    if (shown === null) return;
    update.mutate({ email, ...shown }, { onSuccess: () => onSent(email.trim()), onError: proof.refused });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(send, () => void proof.read())} className="grid gap-5">
      <ProblemBanner problems={confirmationProblems(update.error).general} />
      <TextField
        {...form.register('email', edited)}
        type="email"
        label="Email"
        required
        maxLength={SIGNUP_LIMITS.email.max}
        hint="We send a link there. The address changes when you open it."
        error={form.formState.errors.email?.message}
        autoComplete="email"
        disabled={sending}
      />
      <OwnerProofFields proof={proof} error={update.error} onEdit={edited.onChange} disabled={sending} />
      <Button type="submit" size="lg" wide busy={sending} busyLabel="Sending link...">
        Send link
      </Button>
    </form>
  );
}

function useUpdateEmail() {
  const call = useFormCall();
  return useMutation({
    mutationFn: ({ email, ...proof }: PartOf<typeof updateEmail, 'body'>) =>
      request<typeof updateEmail>('POST', '/update-email', {
        body: { ...proof, email: typedEmail(email) },
        ...call(),
      }),
  });
}
