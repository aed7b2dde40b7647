import type { updateEmail } from '@ilaneer/contract/account/email-verification';
import type { PartOf } from '@ilaneer/contract/message/call';
import { normaliseEmail } from '@ilaneer/domain/account/email';
import { emailProblem, SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { request } from '../../../lib/api-client.ts';
import { clearOnEdit, problemsIn, resolveBy } from '../../../lib/form.ts';
import { useFormCall } from '../dialog/account-call.ts';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { confirmationProblems, OwnerProofFields, useOwnerProof } from '../verification/owner-proof.tsx';

type EmailEntry = { readonly email: string };
type EmailFormProps = { readonly hasPassword: boolean; readonly onSent: (email: string) => void };

/** Asks for a new e-mail address, which counts once the link that goes there is opened. */
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

/** Has a link sent to a new e-mail address, which takes its place when the link is opened. */
function useUpdateEmail() {
  const call = useFormCall();
  return useMutation({
    mutationFn: ({ email, ...proof }: PartOf<typeof updateEmail, 'body'>) =>
      request<typeof updateEmail>('POST', '/update-email', {
        body: { ...proof, email: normaliseEmail(email) },
        ...call(),
      }),
  });
}
